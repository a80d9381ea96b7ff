import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../../tests/support/any-text'
import { highlight } from './search-marks'

function marked(text: string, words: readonly string[], start?: string): string {
	return highlight(text, words, start)
		.map((part) => (part.isMatch ? `<${part.text}>` : part.text))
		.join('')
}

test.each([
	['Dê preço ao seu serviço', ['preco'], '', 'Dê <preço> ao seu serviço'],
	['Dê preço ao seu serviço', ['precos'], '', 'Dê <preço> ao seu serviço'],
	['Writing a letter', ['write'], '', '<Writing> a letter'],
	['Reuniões curtas', ['reuniao'], '', '<Reuniões> curtas'],
	['Um e-mail por dia', ['email'], '', 'Um <e-mail> por dia'],
	['Explain this code', ['code', 'explain'], '', '<Explain> this <code>'],
	['Revisão de domingo', [], 'rev', '<Revisão> de domingo'],
	['A plan for planets', [], 'plan', 'A <plan> for <planets>'],
	['A plan for one exam', ['and'], '', 'A plan for one exam'],
	['', ['word'], '', ''],
	['Write!', ['write'], '', '<Write>!'],
	['Set up a plan', ['a'], '', 'Set up <a> plan'],
	['Andar a pé', ['and'], '', 'Andar a pé'],
	['It was planned', ['plan'], '', 'It was <planned>'],
	['In a planetarium', ['plan'], '', 'In a planetarium'],
	['A plan', ['planetarium'], '', 'A plan'],
])('in %j, %j and the beginning %j are marked', (text, words, start, expected) => {
	expect(marked(text, words, start)).toBe(expected)
})

test('the parts always make up the whole text', () => {
	fc.assert(
		fc.property(anyText, fc.array(fc.string()), fc.string(), (text, words, start) => {
			expect(
				highlight(text, words, start)
					.map((part) => part.text)
					.join(''),
			).toBe(text)
		}),
	)
})

test('what is not marked is one part, and none is empty', () => {
	expect(highlight('a b c', [])).toEqual([{ text: 'a b c', isMatch: false }])
	expect(highlight('word', ['word'])).toEqual([{ text: 'word', isMatch: true }])
	expect(highlight('', ['word'])).toEqual([])
})
