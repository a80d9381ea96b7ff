import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { anyText } from '../../../tests/support/any-text'
import { publishedPrompts } from '../../../tests/support/library'
import { fillLibrarySearch, findPrompts } from './search.server'
import { suggestPrompts } from './search-suggestions.server'

beforeAll(fillLibrarySearch)

const EVERYTHING = { query: '', category: null, after: null }

async function search(query: string, wanted: Partial<Parameters<typeof findPrompts>[2]> = {}) {
	const found = await findPrompts(VISITOR, 'en', { ...EVERYTHING, query, ...wanted })
	return { ...found, ids: found.prompts.map((prompt) => prompt.id) }
}

test('no text fails as a query, a cursor or a beginning', async () => {
	const signs = String.raw`% _ ' " & | ! :* \ <-> () 😀 - -- -" a:*b a'b`.split(' ')
	const nasty = [...signs, '\0', '\ud800', 'ﷺ'.repeat(200)]
	const queries = fc.oneof(
		anyText,
		fc.array(fc.constantFrom(...nasty, 'plan', ' '), { maxLength: 20 }).map((parts) => parts.join('')),
	)
	await fc.assert(
		fc.asyncProperty(queries, anyText, async (query, after) => {
			const found = await search(query, { after })
			expect(found.total).toBeGreaterThanOrEqual(found.ids.length)
			await suggestPrompts(VISITOR, 'pt', query)
		}),
		{ numRuns: 150 },
	)
	for (const query of [...nasty, 'x'.repeat(10_000), 'plan '.repeat(2_000)]) await search(query)
})

test('a query of nothing but little words is looked for in titles, in either language', async () => {
	for (const query of ['the', 'The', 'a', 'no', 'de', 'a de', 'para o']) {
		const { prompts, corrected } = await search(query)
		expect(prompts.length, query).toBeGreaterThan(0)
		expect(corrected, query).toBeNull()
	}
	expect((await search('don’t')).corrected).toBeNull()
	expect((await search('don’t guess the price')).ids).toEqual(['1'])
	expect((await search('-the')).total).toBe(publishedPrompts.length - (await search('the')).total)
})

test('signs without a single word find nothing, and leave nothing to suggest', async () => {
	for (const query of ['%', '_', "'", '&', '😀', '%%%', '...']) {
		expect(await search(query), query).toMatchObject({ total: 0, nearestWords: [] })
		expect((await suggestPrompts(VISITOR, 'en', query)).prompts, query).toEqual([])
	}
})
