import { like, sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { VISITOR, type Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { promptSearch } from '~/db/schema.server'
import { promptViewCounts } from '~/features/library/schema.server'
import { publishedPrompts } from '../../../tests/support/library'
import { aMember } from '../../../tests/support/people'
import { fillLibrarySearch, findPrompts } from './search.server'
import { type SearchAnswer, searchForgiving } from './search-answer.server'
import type { Sort } from './search-choice'
import type { Place } from './search-hits.server'
import { indexPrompts, type SearchEntry } from './search-index.server'

beforeAll(fillLibrarySearch)

afterEach(async () => {
	await db().delete(promptSearch).where(like(promptSearch.promptId, 'test-%'))
	await db().delete(promptViewCounts)
})

const ANYWHERE = { category: null, access: null, sort: 'relevance', after: null } as const

type Wanted = Partial<Parameters<typeof findPrompts>[2]>

async function search(query: string, wanted: Wanted = {}, viewer: Viewer = VISITOR) {
	const found = await findPrompts(viewer, 'en', { query, category: null, after: null, ...wanted })
	return { ...found, ids: found.prompts.map(({ id }) => id), nearIds: found.near.map(({ id }) => id) }
}

function anEntry(id: string, entry: Partial<SearchEntry>, title = 'Zebra'): SearchEntry {
	return {
		promptId: `test-${id}`,
		source: 'created',
		category: 'finance',
		position: 5_000,
		isPremium: false,
		publishedAt: new Date('2026-01-01'),
		texts: [{ language: 'en', title, tags: [], description: '' }],
		...entry,
	}
}

test('where no prompt has all words the closest come, and which words they have is told', async () => {
	expect(await search('Instagram carousel kubernetes')).toMatchObject({
		ids: ['3'],
		total: 1,
		closeCount: 1,
		words: ['Instagram', 'carousel', 'kubernetes'],
		prompts: [{ held: [true, false, false] }],
	})
})

test('each prompt that only comes near tells its own words, and of a corrected query those of the correction', async () => {
	const { near } = await search('football contract')
	expect(near.map(({ held }) => held)).toEqual([[false, true]])
	const { words, prompts } = await search('debt consolidaton mortgage unicorn')
	expect(words).toEqual(['debt', 'consolidation', 'mortgage', 'unicorn'])
	expect(prompts[0]).toMatchObject({ id: '14', held: [true, true, true, false] })
})

test('of a long query the words count, not how many of something there are', async () => {
	const { ids, words } = await search('feeding 5 people on 80 bucks a week groceries')
	expect(words).toEqual(['feeding', 'people', 'bucks', 'week', 'groceries'])
	expect(ids.slice(0, 3)).toContain('4')
})

test('words of a query that has answers enough are not told, and nothing else is added', async () => {
	expect(await search('budget')).toMatchObject({ closeCount: 0, words: [], near: [] })
})

test('where nothing comes near, what others use most is shown, within what was asked for', async () => {
	const popularOf = async (query: string, wanted: Wanted = {}) => (await search(query, wanted)).popular
	expect(await popularOf('xyzzyx')).toHaveLength(3)
	expect(await popularOf('%')).toHaveLength(3)
	const free = await popularOf('xyzzyx', { category: 'finance', access: 'free' })
	expect(free.map(({ category, isPremium }) => [category, isPremium])).toEqual(
		Array(3).fill(['finance', false]),
	)
	expect(await popularOf('')).toEqual([])
	expect(await popularOf('budget')).toEqual([])
	expect(await popularOf('xyzzyx', { after: 'WzEsMSwiMSJd' })).toEqual([])
})

test('behind one or two prompts that have every word come those that are close', async () => {
	const { ids, total, closeCount } = await search('tomada de decisão')
	expect(ids.slice(0, 3)).toEqual(expect.arrayContaining(['7', '11']))
	expect(total).toBe(ids.length)
	expect(closeCount).toBeLessThan(total)
})

test('what a prompt is called elsewhere finds it, one word or several, in either language', async () => {
	for (const [query, id] of [
		['SWOT', '2'],
		['sair das dívidas', '14'],
		['meal prep', '4'],
		['rebranding', '10'],
	] as const) {
		expect((await search(query)).ids[0], query).toBe(id)
	}
})

test('a question about what to do is about a decision, whatever it is about', async () => {
	for (const query of ['should I sell my kayak', 'devo vender meu caiaque', 'vale a pena morar sozinho?']) {
		expect((await search(query)).ids, query).toContain('7')
	}
})

test('a word that is not wanted keeps a prompt away from the close ones too', async () => {
	expect((await search('instagram carousel -captions')).ids).not.toContain('3')
})

test('of prompts that share a single word with a query three are near, and nothing is found', async () => {
	expect(await search('football contract')).toMatchObject({
		total: 0,
		ids: [],
		nearIds: ['contract-in-plain-words'],
	})
	expect(await search('previsão do tempo')).toMatchObject({ total: 0, ids: [] })
	expect(await search('football results')).toMatchObject({ total: 0, ids: [] })
})

test('a name that stands there as it was said is more than a title with its one telling word', async () => {
	const text = { language: 'pt' as const, tags: [], description: '' }
	await indexPrompts([
		anEntry('title', { texts: [{ ...text, title: 'Quokka' }] }),
		anEntry('name', { texts: [{ ...text, title: 'Numbat', names: ['ideia para quokka'] }] }),
	])
	const { hits } = await searchForgiving('ideia pra quokka', { ...ANYWHERE, limit: 5 }, 'pt')
	expect(hits.rows.map(({ promptId }) => promptId)).toEqual(['test-name', 'test-title'])
})

test('words strewn over tags and description are no answer, those of one description are', async () => {
	const texts = [
		{ language: 'en' as const, title: 'Zebra', tags: ['quokka'], description: 'A numbat and a wombat.' },
	]
	await indexPrompts([anEntry('strewn', { texts })])
	const strewn = await searchForgiving('quokka numbat', { ...ANYWHERE, limit: 5 }, 'en')
	expect(strewn).toMatchObject({ hits: { total: 0 }, close: [] })
	expect(strewn.near.map(({ candidate }) => candidate.promptId)).toEqual(['test-strewn'])
	const together = await searchForgiving('numbat wombat', { ...ANYWHERE, limit: 5 }, 'en')
	expect(together.hits.rows.map(({ promptId }) => promptId)).toEqual(['test-strewn'])
})

test('a category says how many more there are in others, and only where it was searched', async () => {
	const { total } = await search('instagram')
	expect(total).toBeGreaterThan(0)
	expect(await search('instagram', { category: 'finance' })).toMatchObject({ total: 0, elsewhere: total })
	expect(await search('instagram', { category: 'marketing' })).toMatchObject({ elsewhere: 0 })
	expect(await search('instagran', { category: 'finance' })).toMatchObject({ total: 0, elsewhere: total })
	expect(await search('instagran', { category: 'marketing' })).toMatchObject({
		corrected: 'instagram',
		elsewhere: 0,
	})
	expect(await search('', { category: 'finance' })).toMatchObject({ elsewhere: 0 })
})

test('free, premium, and what one’s plan opens', async () => {
	const premium = aMember({ tier: 'premium' })
	for (const query of ['', 'price', 'plan week budget']) {
		const all = await search(query)
		const isPremium = (id: string) => all.prompts.find((prompt) => prompt.id === id)?.isPremium
		const free = await search(query, { access: 'free' })
		expect(
			free.prompts.every((prompt) => !prompt.isPremium),
			query,
		).toBe(true)
		expect((await search(query, { access: 'premium' })).prompts.every((prompt) => prompt.isPremium)).toBe(
			true,
		)
		expect(free.ids.some(isPremium)).toBe(false)
		expect((await search(query, { access: 'mine' })).ids).toEqual(free.ids)
		expect((await search(query, { access: 'mine' }, premium)).ids).toEqual(all.ids)
	}
	const premiumCount = publishedPrompts.filter(({ isPremium }) => isPremium).length
	expect((await search('', { access: 'premium' })).total).toBe(premiumCount)
	expect((await search('', { access: 'free' })).total).toBe(publishedPrompts.length - premiumCount)
})

test('the newest first, by pages that miss none and repeat none', async () => {
	const days = ['2026-02-01', '2027-01-01', '2027-01-01', '2026-03-01']
	await indexPrompts(days.map((day, at) => anEntry(String(at), { publishedAt: new Date(day) })))
	const { rows } = await db().execute<{ ids: string[] }>(sql`
		select array_agg(prompt_id order by published_minute desc, position, prompt_id) as ids from ${promptSearch}`)
	const ids = rows[0]?.ids
	expect(ids?.slice(0, 2)).toEqual(['test-1', 'test-2'])
	expect(await pagesOf('newest')).toEqual(ids)
})

test('new is what came last, whatever was corrected since', async () => {
	const { ids } = await search('', { sort: 'newest', limit: publishedPrompts.length })
	const cameOn = (id: string) => publishedPrompts.find((prompt) => prompt.id === id)?.publishedOn
	expect(ids.map(cameOn)).toEqual(
		publishedPrompts
			.map(({ publishedOn }) => publishedOn)
			.toSorted()
			.toReversed(),
	)
})

test('the most used first, the others after them in their own order', async () => {
	const today = sql`(now() at time zone 'UTC')::date`
	await db()
		.insert(promptViewCounts)
		.values([
			{ day: today, promptId: '9', copies: 2 },
			{ day: sql`${today} - 1`, promptId: '14', copies: 5 },
			{ day: sql`${today} - 31`, promptId: '2', copies: 50 },
			{ day: today, promptId: '3', reads: 50 },
		])
	const all = await pagesOf('relevance')
	expect(await pagesOf('used')).toEqual(['14', '9', ...all.filter((id) => id !== '9' && id !== '14')])
	expect((await search('plan', { sort: 'used' })).ids[0]).toBe('14')
})

/** The ids of all pages of the whole list, five at a time. */
async function pagesOf(sort: Sort): Promise<string[]> {
	const ids: string[] = []
	for (let after: Place | null = null, isLast = false; !isLast; ) {
		const { hits }: SearchAnswer = await searchForgiving('', { ...ANYWHERE, sort, after, limit: 5 }, 'en')
		ids.push(...hits.rows.map(({ promptId }) => promptId))
		after = hits.rows.at(-1) ?? null
		isLast = hits.rows.length < 5
	}
	return ids
}
