import { beforeAll, expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { aMember } from '../../../tests/support/people'
import { MOST_SUGGESTIONS } from './search'
import { fillLibrarySearch, findPrompts } from './search.server'
import { suggestPrompts } from './search-suggestions.server'

beforeAll(fillLibrarySearch)

async function suggest(query: string) {
	const { prompts } = await suggestPrompts(VISITOR, 'pt', query)
	return prompts.map(({ id, titleParts }) => ({
		id,
		title: titleParts.map(({ text, isMatch }) => (isMatch ? `<${text}>` : text)).join(''),
	}))
}

test('every beginning of a word suggests the prompts of the word', async () => {
	const words = { marketing: '20', legendas: '3', orçamento: '4', preço: '1', weekly: '8', história: '15' }
	for (const [word, id] of Object.entries(words)) {
		for (let length = 3; length <= word.length; length += 1) {
			const suggested = await suggest(word.slice(0, length))
			expect(
				suggested.map((prompt) => prompt.id),
				word.slice(0, length),
			).toContain(id)
		}
	}
})

test('titles that hold the word come first', async () => {
	for (const start of ['revi', 'rev', 'revisão']) expect((await suggest(start))[0]?.id, start).toBe('8')
	expect((await suggest('oferta'))[0]?.id).toBe('20')
})

test('the matched words are marked in titles of the page’s language', async () => {
	expect(await suggest('prec')).toContainEqual({
		id: '1',
		title: 'Defina o <preço> do seu serviço sem chutar',
	})
	expect(await suggest('aula de 50 min')).toEqual([
		{ id: '16', title: 'Uma <aula> de <50> <minutos> com um só tema' },
	])
	expect((await suggest('markting')).length).toBeGreaterThan(2)
})

test('where a typo was forgiven, the suggestions say for which word', async () => {
	expect(await suggestPrompts(VISITOR, 'en', 'markting')).toMatchObject({ corrected: 'marketing' })
	expect(await suggestPrompts(VISITOR, 'en', 'educacao')).toMatchObject({ corrected: null })
	expect(await suggestPrompts(VISITOR, 'en', 'xyzzyx')).toEqual({
		query: 'xyzzyx',
		prompts: [],
		corrected: null,
	})
})

test('at most six are suggested, none for less than two letters', async () => {
	expect((await suggest('pl')).length).toBeGreaterThan(0)
	expect((await suggest('de')).length).toBeLessThanOrEqual(6)
	for (const query of ['', ' ', 'a', '-']) expect(await suggest(query), query).toEqual([])
})

test('a suggestion holds public fields only, and says whether this viewer can read the text', async () => {
	const { prompts } = await suggestPrompts(VISITOR, 'en', 'launch')
	expect(prompts).toEqual([
		{
			id: '3',
			address: '3',
			category: 'marketing',
			isOpen: false,
			language: 'en',
			titleParts: [
				{ text: 'Launch', isMatch: true },
				{ text: ' week in seven captions', isMatch: false },
			],
		},
	])
	const forSubscriber = await suggestPrompts(aMember({ tier: 'premium' }), 'en', 'launch')
	expect(forSubscriber.prompts).toEqual([{ ...prompts[0], isOpen: true }])
})

test('where several words are whole, the suggestions are the first of the results, in their order', async () => {
	for (const [language, query] of [
		['en', 'how much to charge'],
		['en', 'weekly plan'],
		['pt', 'quanto cobrar'],
		['pt', 'plano semanal'],
	] as const) {
		const suggested = (await suggestPrompts(VISITOR, language, query)).prompts.map(({ id }) => id)
		const { prompts } = await findPrompts(VISITOR, language, { query, category: null, after: null })
		const first = prompts.slice(0, MOST_SUGGESTIONS).map(({ id }) => id)
		expect(first.length, query).toBeGreaterThan(0)
		expect(suggested.slice(0, first.length), query).toEqual(first)
	}
	const [first] = (await suggestPrompts(VISITOR, 'en', 'how much to charge')).prompts
	expect(first?.id).toBe('1')
})
