import { expect, test } from 'vitest'
import { findNamed, typedWords } from './find-named'

const NAMES = ['Cold outbound e-mail', 'Pauta da reunião', 'Reply to a bad review', 'Plano de estudos']
const found = (query: string) => findNamed(NAMES, typedWords(query), (name) => name)

test.each([
	['outb', 'Cold outbound e-mail'],
	['EMAIL cold', 'Cold outbound e-mail'],
	['reuniao', 'Pauta da reunião'],
	['outbund', 'Cold outbound e-mail'],
	['outbuond', 'Cold outbound e-mail'],
	['revew', 'Reply to a bad review'],
	['plnao', 'Plano de estudos'],
])('%j names “%s”', (query, name) => {
	expect(found(query)).toEqual([name])
})

test.each([[''], ['   '], ['…'], ['cold review'], ['xyzzy'], ['utbd'], ['bud']])(
	'%j names nothing',
	(query) => {
		expect(found(query)).toEqual([])
	},
)

test('what has the word as it was typed comes alone, in its order', () => {
	const names = ['Reviews of the week', 'Preview', 'Review']
	expect(findNamed(names, typedWords('review'), (name) => name)).toEqual(['Reviews of the week', 'Review'])
})
