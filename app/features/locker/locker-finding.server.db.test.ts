import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { aSavedPrompt, everySaved } from '../../../tests/support/locker/saved-prompts'
import type { Legend } from '../../../tests/support/people'
import { addToLocker, pinSavedPrompt, readSavedPrompt } from './locker.server'
import { createCategory } from './locker-category.server'
import { findSaved, readCards } from './locker-finding.server'
import { LOCKER_SORTS, type LockerQuery, type LockerSort, WHOLE } from './locker-search'
import { noteUse } from './locker-use.server'
import { savedPrompts } from './schema.server'

/** Titles page by page, and what the first page counts. */
async function pages(legend: Legend, asked: LockerQuery, most: number) {
	const titles: string[][] = []
	const first = await readCards(legend, asked, { after: null, most, isCounted: true })
	for (let page = first; ; ) {
		titles.push(page.cards.map(({ title }) => title))
		if (page.next === null) return { titles, count: first.count }
		page = await readCards(legend, asked, { after: page.next, most, isCounted: false })
	}
}

async function aLocker(): Promise<Legend> {
	const legend = await aStoredLegend()
	const { id: categoryId } = await createCategory(legend, 'Shop')
	const at = new Date('2026-05-04T09:00:00.000Z')
	// Two of a moment: their order is that of their ids.
	const rows = Array.from({ length: 45 }, (_, place) => ({
		...aSavedPrompt({ title: `Plano ${place}`, categoryId: place % 3 === 0 ? categoryId : null }),
		tags: place % 5 === 0 ? ['Gestão'] : [],
		isPinned: place % 7 === 0,
		userId: legend.userId,
		updatedAt: new Date(at.getTime() + Math.floor(place / 2) * 1_000),
	}))
	await db().insert(savedPrompts).values(rows)
	return legend
}

test.each([1, 7, 15, 44, 45, 60])(
	'in pages of %i each prompt comes once, in the locker’s order',
	async (most) => {
		const legend = await aLocker()
		const all = await everySaved(legend)
		const shop = all.find(({ categoryId }) => categoryId !== null)?.categoryId ?? ''
		const questions: [LockerQuery, typeof all][] = [
			[WHOLE, all],
			[{ ...WHOLE, category: shop }, all.filter(({ categoryId }) => categoryId === shop)],
			[{ ...WHOLE, category: 'uncategorized' }, all.filter(({ categoryId }) => categoryId === null)],
			[{ ...WHOLE, query: 'gestao plano' }, all.filter(({ tags }) => tags.length > 0)],
			[
				{ ...WHOLE, query: 'GESTÃO', category: shop },
				all.filter(({ tags, categoryId }) => tags.length > 0 && categoryId === shop),
			],
			[{ ...WHOLE, query: 'zzz' }, []],
		]
		for (const [asked, wanted] of questions) {
			const { titles, count } = await pages(legend, asked, most)
			expect(titles.flat()).toEqual(wanted.map(({ title }) => title))
			expect(titles.slice(0, -1).every((page) => page.length === most)).toBe(true)
			expect(count).toBe(wanted.length)
		}
	},
)

const NAMES = [
	'Zebra',
	'ábaco',
	'Abacate',
	'árvore',
	'arte',
	'Ação',
	'10',
	'Órgão',
	'ovo',
	'Évora',
	'evo',
	'ABACO',
]

async function aSortedLocker() {
	const legend = await aStoredLegend()
	const at = Date.parse('2026-05-04T09:00:00.000Z')
	const rows = NAMES.map((title, place) => ({
		...aSavedPrompt({
			title,
			tags: [...(place % 2 ? ['b2b'] : []), ...(place % 3 ? ['email', 'Email'] : [])],
		}),
		userId: legend.userId,
		isPinned: title === 'ovo',
		updatedAt: new Date(at + place * 1_000),
		usedAt: place % 4 === 0 ? new Date(at - ((place * 7) % 12) * 1_000) : null,
	}))
	const stored = await db().insert(savedPrompts).values(rows).returning()
	return { legend, stored }
}

test.each([1, 2, 5, 12])(
	'in pages of %i each prompt comes once, in every order, pinned ones first',
	async (most) => {
		const { legend, stored } = await aSortedLocker()
		const others = stored.filter(({ isPinned }) => !isPinned)
		const edited = others.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
		const used = edited.filter(({ usedAt }) => usedAt)
		const usedAt = (row: (typeof stored)[number]) => row.usedAt?.getTime() ?? 0
		used.sort((one, other) => usedAt(other) - usedAt(one))
		const wanted = {
			edited: edited.map(({ title }) => title),
			used: [...used, ...edited.filter(({ usedAt }) => !usedAt)].map(({ title }) => title),
			name: ['10', 'Abacate', 'ábaco', 'ABACO', 'Ação', 'arte', 'árvore', 'evo', 'Évora', 'Órgão', 'Zebra'],
		}
		for (const sort of LOCKER_SORTS) {
			const { titles, count } = await pages(legend, { ...WHOLE, sort }, most)
			const [pinned, ...found] = titles.flat()
			expect(pinned).toBe('ovo')
			const same = (title: string) => (sort === 'name' ? title.toLowerCase().replace('á', 'a') : title)
			// Which of two that sound the same comes first is left to their ids.
			expect(found.map(same)).toEqual(wanted[sort].map(same))
			expect(count).toBe(NAMES.length)
		}
	},
)

test('several tags find what has all of them, whole and as they are written, with a search and in each order', async () => {
	const { legend, stored } = await aSortedLocker()
	for (const sort of LOCKER_SORTS) {
		for (const tags of [['b2b'], ['email', 'b2b'], ['Email', 'email'], ['mail'], ['EMAIL', 'b2b']]) {
			const wanted = stored.filter((row) => tags.every((tag) => row.tags.includes(tag)))
			for (const [query, found] of [
				['', wanted],
				['bac', wanted.filter(({ title }) => /[aá]bac/i.test(title))],
			] as const) {
				const { titles, count } = await pages(legend, { ...WHOLE, query, tags, sort }, 2)
				expect(titles.flat().toSorted()).toEqual(found.map(({ title }) => title).toSorted())
				expect(count).toBe(found.length)
			}
		}
	}
})

test('a cursor of one order is the first page of another', async () => {
	const { legend } = await aSortedLocker()
	const part = { after: null, most: 3, isCounted: false }
	const { next } = await readCards(legend, { ...WHOLE, sort: 'name' }, part)
	const first = await readCards(legend, WHOLE, part)
	expect(await readCards(legend, WHOLE, { ...part, after: next })).toEqual(first)
})

test('what was used comes first, without having been edited, and only its owner can use it', async () => {
	const [legend, other] = [await aStoredLegend(), await aStoredLegend()]
	const old = await addToLocker(legend, aSavedPrompt({ title: 'Old' }))
	await addToLocker(legend, aSavedPrompt({ title: 'New' }))
	await noteUse(legend, old.id)
	await expect(noteUse(other, old.id)).rejects.toMatchObject({ code: 'not_found' })
	await expect(noteUse(legend, 'nothing')).rejects.toMatchObject({ code: 'not_found' })
	const titlesBy = async (sort: LockerSort) => (await pages(legend, { ...WHOLE, sort }, 24)).titles.flat()
	expect([await titlesBy('used'), await titlesBy('edited')]).toEqual([
		['Old', 'New'],
		['New', 'Old'],
	])
	expect(await readSavedPrompt(legend, old.id)).toEqual(old)
})

test('a card has the beginnings of long texts, and what is found is found in all of them', async () => {
	const legend = await aStoredLegend()
	const content = `${'🙂'.repeat(40_000)} the end`
	const description = `${'long '.repeat(900)}needle`
	await addToLocker(legend, aSavedPrompt({ content, description }))
	for (const query of ['', 'end', 'needle']) {
		const { cards } = await readCards(legend, { ...WHOLE, query }, { after: null, most: 24, isCounted: true })
		expect(cards).toHaveLength(1)
		expect(JSON.stringify(cards).length).toBeLessThan(2_000)
		expect(cards[0]?.excerpt).toBe('🙂'.repeat(300))
	}
})

test('a search that nobody waits for is given up', async () => {
	const legend = await aLocker()
	const signal = AbortSignal.abort()
	const part = { after: null, most: 24, isCounted: true, signal }
	await expect(findSaved(legend, { ...WHOLE, query: 'plano' }, part)).rejects.toThrow('aborted')
})

test('a cursor of somebody’s own making is the first page, and no page is another Legend’s', async () => {
	const [legend, other] = [await aStoredLegend(), await aStoredLegend()]
	const { id } = await addToLocker(legend, aSavedPrompt({ title: 'Mine' }))
	await pinSavedPrompt(legend, id, true)
	for (const after of ['', 'x', btoa('[1]'), btoa(JSON.stringify([true, 'now', id])), '💥']) {
		const part = { after, most: 24, isCounted: true }
		expect((await readCards(legend, WHOLE, part)).cards).toMatchObject([{ title: 'Mine' }])
		expect((await readCards(other, { ...WHOLE, query: 'mine' }, part)).cards).toEqual([])
	}
})

const QUERY = { after: null, most: 24, isCounted: true }

test('of one person’s searches some wait, and the others are told to come back', async () => {
	const legend = await aLocker()
	const searches = Array.from({ length: 12 }, () => findSaved(legend, { ...WHOLE, query: 'plano' }, QUERY))
	const settled = await Promise.allSettled(searches)
	const found = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.count] : []))
	expect(found).toEqual([45, 45, 45, 45, 45])
	const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
	for (const reason of refused) expect(reason).toMatchObject({ status: 429, message: 'search_busy' })
	expect((await findSaved(legend, { ...WHOLE, query: 'plano' }, QUERY)).count).toBe(45)
})

test('people who search at once are all answered, and who gives up waits no more', async () => {
	const legends = await Promise.all(Array.from({ length: 9 }, aLocker))
	const query = { ...WHOLE, query: 'plano' }
	const counts = await Promise.all(
		legends.map(async (legend) => (await findSaved(legend, query, QUERY)).count),
	)
	expect(counts).toEqual(legends.map(() => 45))
	const [legend = await aLocker()] = legends
	const given = new AbortController()
	const first = findSaved(legend, query, QUERY)
	const waiting = Array.from({ length: 4 }, () =>
		findSaved(legend, query, { ...QUERY, signal: given.signal }),
	)
	given.abort()
	for (const one of waiting) await expect(one).rejects.toThrow('aborted')
	const next = findSaved(legend, query, QUERY)
	expect([(await first).count, (await next).count]).toEqual([45, 45])
})

test.each([
	['gesato', 'gestão'],
	['GETSÃO plano', 'gestão plano'],
	['plnao 44', 'plano 44'],
	['plano gestão', null],
	['xyzzy', null],
	['gesato xyzzy', null],
	['[gesato]', 'gestão'],
	['', null],
])(
	'where nothing is found, what a mistyped query may have been meant for is told: %j',
	async (query, meant) => {
		const page = await readCards(
			await aLocker(),
			{ ...WHOLE, query },
			{ after: null, most: 5, isCounted: true },
		)
		expect(page.meant).toBe(meant)
	},
)
