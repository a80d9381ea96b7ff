import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../tests/support/any-text'
import { fold, foldedWords, formsOf } from './search-words'

test.each([
	['Educação', 'educacao'],
	['EDUCAÇÃO', 'educacao'],
	['Reuniões', 'reunioes'],
	['avós', 'avos'],
	['naïve café', 'naive cafe'],
	['e-mail', 'email'],
	['E-mail e e-commerce', 'email e ecommerce'],
	['passo-a-passo', 'passo a passo'],
	['follow-up', 'follow up'],
	["week’s and week's", 'weeks and weeks'],
	['copo d’água', 'copo dagua'],
	['R$ 1.500,00', 'r 1 500 00'],
	['  a\t\n b  ', 'a b'],
	['5W2H', '5w2h'],
	["%_\\'&|!():*<->", ''],
	['\0', ''],
	['😀 ok 👩‍👩‍👧', 'ok'],
	['', ''],
])('%j is folded to %j', (text, folded) => {
	expect(fold(text)).toBe(folded)
})

test('a folded text is letters, digits and single spaces, whatever it was, and folding again changes nothing', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			const folded = fold(text)
			expect(folded).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u)
			expect(fold(folded)).toBe(folded)
		}),
	)
})

test('a word is never longer than a database takes', () => {
	expect(
		fold('ﷺ'.repeat(200))
			.split(' ')
			.every((word) => word.length <= 40),
	).toBe(true)
})

test.each([
	['reunioes', 'reuniao'],
	['reuniao', 'reunioes'],
	['paes', 'pao'],
	['irmaos', 'irmao'],
	['digitais', 'digital'],
	['papel', 'papeis'],
	['perfis', 'perfil'],
	['facil', 'faceis'],
	['espanhois', 'espanhol'],
	['mensagens', 'mensagem'],
	['ruins', 'ruim'],
	['cupons', 'cupom'],
	['comuns', 'comum'],
	['emprestimos', 'emprestimo'],
	['minimo', 'minimos'],
	['mudancinhas', 'mudancas'],
	['provinha', 'prova'],
	['ajustezinho', 'ajuste'],
])('%s is asked as %s too', (word, other) => {
	expect(formsOf(word)).toContain(other)
})

test.each(['sobrinha', 'cozinha', 'caminho', 'vizinho', 'galinha', 'linha'])(
	'%s is nothing small',
	(word) => {
		expect(formsOf(word)).toEqual([word])
	},
)

test('mother and hand are different words in Portuguese', () => {
	expect(formsOf('maes')).not.toContain('mao')
	expect(formsOf('mao')).not.toContain('maes')
})

test('words are kept as they are written, each under its folded form', () => {
	expect([...foldedWords('Reuniões, e-mail e passo-a-passo; a semana’s end')]).toEqual([
		['reunioes', 'reuniões'],
		['email', 'e-mail'],
		['e', 'e'],
		['passo', 'passo'],
		['a', 'a'],
		['semanas', 'semana’s'],
		['end', 'end'],
	])
})
