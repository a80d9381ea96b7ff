import { eq, like, sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { promptSearch } from '~/db/schema.server'
import { categories } from '~/features/library/category'
import { PAGE_SIZE } from '~/features/library/prompt'
import { publishedPrompts } from '../../../tests/support/library'
import { MOST_HITS } from './search'
import { countByCategory, fillLibrarySearch, findPrompts } from './search.server'
import { searchForgiving } from './search-answer.server'
import { readCursor, readList, writeCursor } from './search-hits.server'
import { indexPrompts, type SearchEntry } from './search-index.server'

beforeAll(fillLibrarySearch)

afterEach(async () => {
	await db().delete(promptSearch).where(like(promptSearch.promptId, 'test-%'))
})

const ANYWHERE = { category: null, access: null, sort: 'relevance', after: null } as const
const EVERYTHING = { query: '', category: null, after: null }

async function search(query: string, wanted: Partial<Parameters<typeof findPrompts>[2]> = {}) {
	const found = await findPrompts(VISITOR, 'en', { ...EVERYTHING, query, ...wanted })
	return { ...found, ids: found.prompts.map((prompt) => prompt.id) }
}

async function findIds(query: string): Promise<string[]> {
	const { hits } = await searchForgiving(query, { ...ANYWHERE, limit: 1000 }, 'en')
	return hits.rows.map(({ promptId }) => promptId)
}

let made = 0
function anEntry({
	id,
	...text
}: {
	id?: string
	title?: string
	tags?: string[]
	description?: string
}): SearchEntry {
	made += 1
	const words = { title: 'Zebra', tags: [], description: 'Giraffe', ...text }
	const promptId = `test-${id ?? made}`
	return {
		promptId,
		source: 'created',
		category: 'finance',
		position: 1000 + made,
		isPremium: false,
		publishedAt: new Date(made * 60_000),
		texts: [{ language: 'en', ...words }],
	}
}

test('without a query everything is listed in the catalogue’s order, a category at a time where asked', async () => {
	const ids = publishedPrompts.map(({ id }) => id)
	const page = await search('')
	expect(page).toMatchObject({ ids: ids.slice(0, PAGE_SIZE), total: ids.length })
	expect(page.next === null).toBe(ids.length <= PAGE_SIZE)
	const education = publishedPrompts.filter(({ category }) => category === 'education').map(({ id }) => id)
	expect(await search('', { category: 'education' })).toMatchObject({ ids: education, next: null })
	expect((await search('lesson', { category: 'education' })).ids).toContain('16')
	expect(await search('plano de aula', { category: 'finance' })).toMatchObject({ ids: [], total: 0 })
})

test('each category counts its prompts', async () => {
	const counts = await countByCategory()
	for (const { id } of categories) {
		expect(counts[id], id).toBe(publishedPrompts.filter(({ category }) => category === id).length)
	}
})

test('a title outranks tags, and tags outrank the description, however often these say the word', async () => {
	await indexPrompts([
		anEntry({ id: 'description', description: 'quokka quokka quokka quokka quokka quokka' }),
		anEntry({
			id: 'tags',
			tags: ['quokka', 'quokkas', 'quokka care', 'quokka food', 'one quokka', 'my quokka'],
		}),
		anEntry({ id: 'title', title: 'A very long title about many things and one quokka among them' }),
	])
	expect(await findIds('quokka')).toEqual(['test-title', 'test-tags', 'test-description'])
})

test('a new prompt is found at once, a changed one by its new words only, and an unchanged one is not written', async () => {
	const entry = anEntry({ id: 'fresh', title: 'Wombat diary' })
	await indexPrompts([entry])
	expect(await findIds('wombat')).toEqual(['test-fresh'])
	const [before] = await db().select().from(promptSearch).where(eq(promptSearch.promptId, 'test-fresh'))
	await indexPrompts([entry])
	await indexPrompts([
		{ ...entry, texts: [{ language: 'en', title: 'Numbat diary', tags: [], description: '' }] },
	])
	expect(await findIds('wombat')).toEqual([])
	expect(await findIds('numbat')).toEqual(['test-fresh'])
	const [after] = await db().select().from(promptSearch).where(eq(promptSearch.promptId, 'test-fresh'))
	expect(after?.digest).not.toBe(before?.digest)
})

test('filling again changes nothing, even by several at once, and takes out what has left the catalogue', async () => {
	const rows = () => db().select().from(promptSearch).orderBy(promptSearch.promptId)
	const before = await rows()
	await indexPrompts([{ ...anEntry({ id: 'gone' }), source: 'catalogue' }])
	await Promise.all([fillLibrarySearch(), fillLibrarySearch(), fillLibrarySearch()])
	expect(await rows()).toEqual(before)
})

test('the missing rows come back when several fill at once', async () => {
	const before = await db().select().from(promptSearch).orderBy(promptSearch.promptId)
	await db().delete(promptSearch)
	await Promise.all([fillLibrarySearch(), fillLibrarySearch(), fillLibrarySearch()])
	expect(await db().select().from(promptSearch).orderBy(promptSearch.promptId)).toEqual(before)
})

test.each(['emial', 'emal', 'emaiil', 'enail', 'e-mial', 'Emial'])(
	'%s is taken for the e-mail that it means',
	async (typo) => {
		await indexPrompts([anEntry({ id: 'mail', title: 'The e-mail nobody wants to write' })])
		const found = await search(typo)
		expect(found).toMatchObject({ corrected: expect.stringMatching(/^e-?mail$/), nearestWords: [] })
		expect((await findIds(`${typo} nobody`))[0]).toBe('test-mail')
	},
)

test('a typo is forgiven only where nothing is found as typed', async () => {
	await indexPrompts([anEntry({ id: 'one', title: 'Platypus' }), anEntry({ id: 'other', title: 'Platipus' })])
	expect(await findIds('platypus')).toEqual(['test-one'])
	expect(await search('platypus')).toMatchObject({ corrected: null })
})

test('of two words that a typo may mean, the one that more prompts hold is taken', async () => {
	await indexPrompts([
		anEntry({ id: 'rare', title: 'Quokkin' }),
		anEntry({ id: 'often', title: 'Quokkax' }),
		anEntry({ id: 'often-too', title: 'Quokkax' }),
	])
	expect(await search('quokkan')).toMatchObject({ corrected: 'quokkax', total: 2 })
})

test('a word that prompts hold in another form is no typo, however close another word comes', async () => {
	await indexPrompts([
		anEntry({ id: 'mint', title: 'Quokmint' }),
		anEntry({ id: 'hint', title: 'Quokmines orchard' }),
		anEntry({ id: 'hint-too', title: 'Quokmines orchard' }),
	])
	expect(await search('quokmints orchard')).toMatchObject({ total: 0, corrected: null })
})

test('the corrected query keeps the rest of what was typed', async () => {
	expect(await search('Marca, VOZ "uma página" -tecnologia markting')).toMatchObject({
		corrected: 'Marca, VOZ "uma página" -tecnologia marketing',
		ids: ['10'],
	})
})

test('where nothing is found, the nearest words lead somewhere', async () => {
	expect(await search('forecast kubernetes clarity')).toMatchObject({
		total: 0,
		next: null,
		corrected: null,
		nearestWords: ['forecast', 'clarity'],
	})
	const { nearestWords } = await search('escrevinhar')
	expect(nearestWords).toContain('escrita')
	for (const word of nearestWords) expect((await search(word)).total, word).toBeGreaterThan(0)
	expect(await search('xyzzyx')).toMatchObject({ total: 0, nearestWords: [] })
})

test('words that have left the library are neither corrections nor nearest words', async () => {
	await indexPrompts([anEntry({ id: 'left', title: 'Bandicoot' })])
	await db().delete(promptSearch).where(eq(promptSearch.promptId, 'test-left'))
	expect(await search('bandicot')).toMatchObject({ total: 0, corrected: null, nearestWords: [] })
})

test('sixty results come in pages of 24, each once, in one order, while others are added', async () => {
	const entries = Array.from({ length: 60 }, (_, at) =>
		anEntry({
			id: `p${at}`,
			title: at % 3 ? 'Axolotl' : 'Other',
			tags: at % 2 ? ['axolotl'] : [],
			description: 'axolotl',
		}),
	)
	await indexPrompts(entries)
	const whole = await findIds('axolotl')
	const seen: string[] = []
	let after: string | null = null
	do {
		const part = { ...ANYWHERE, category: 'finance', after: readCursor(after), limit: PAGE_SIZE + 1 } as const
		const { hits } = await searchForgiving('axolotl', part, 'en')
		expect(hits.total).toBe(60 + Math.ceil(seen.length / PAGE_SIZE))
		const page = hits.rows.slice(0, PAGE_SIZE)
		seen.push(...page.map(({ promptId }) => promptId))
		const last = page.at(-1)
		after = last && hits.rows.length > PAGE_SIZE ? writeCursor(last) : null
		await indexPrompts([{ ...anEntry({ id: `front${seen.length}`, title: 'Axolotl' }), position: 0 }])
	} while (after)
	expect(seen).toEqual(whole)
	expect(new Set(seen).size).toBe(60)
})

test('a longer list has a next page, and a cursor that nobody wrote is the first page', async () => {
	const total = publishedPrompts.length
	const first = await search('')
	expect(first).toMatchObject({ total, isMoreThanTotal: false })
	expect(first.ids).toHaveLength(PAGE_SIZE)
	expect(first.next).toMatch(/^[\w-]+$/)
	const second = await search('', { after: first.next })
	expect(second.total).toBe(total)
	expect(second.ids.filter((id) => first.ids.includes(id))).toEqual([])
	for (const after of ['', 'x', "' or 1=1", '\0', btoa('[1]'), '%', 'a'.repeat(10_000)]) {
		expect((await search('', { after })).ids, after).toEqual(first.ids)
	}
})

test.each(['relevance', 'newest', 'used'] as const)(
	'prompts made in the same instant are all listed by %s, whichever of them a page ends with',
	async (sort) => {
		const together = Array.from({ length: 5 }, (_, at) => ({
			...anEntry({ id: `same${at}` }),
			position: 7_000,
			publishedAt: new Date(0),
		}))
		await indexPrompts(together)
		const seen: string[] = []
		for (let after: string | null = null, more = true; more; ) {
			const part = { ...ANYWHERE, sort, category: 'finance' as const, after: readCursor(after), limit: 2 }
			const { rows } = await readList(sql``, part)
			seen.push(...rows.map(({ promptId }) => promptId))
			const last = rows.at(-1)
			after = last ? writeCursor(last) : null
			more = rows.length === 2
		}
		expect(seen.filter((id) => id.startsWith('test-same'))).toEqual(together.map(({ promptId }) => promptId))
	},
)

test('counting stops where nobody reads on, and the best still come first', async () => {
	const many = Array.from({ length: MOST_HITS + 20 }, (_, at) =>
		anEntry({ id: `many${at}`, description: 'capybara' }),
	)
	await indexPrompts([...many, anEntry({ id: 'best', title: 'Capybara' })])
	expect(await search('capybara')).toMatchObject({ total: MOST_HITS, isMoreThanTotal: true })
	expect((await findIds('capybara'))[0]).toBe('test-best')
})
