import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { aSavedPrompt, everySaved } from '../../../tests/support/locker/saved-prompts'
import type { Legend } from '../../../tests/support/people'
import { addToLocker, pinSavedPrompt } from './locker.server'
import { createCategory } from './locker-category.server'
import { findSaved, readCards } from './locker-finding.server'
import type { LockerQuery } from './locker-search'
import { savedPrompts } from './schema.server'

const ALL: LockerQuery = { query: '', category: 'all' }

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
			[ALL, all],
			[{ query: '', category: shop }, all.filter(({ categoryId }) => categoryId === shop)],
			[{ query: '', category: 'uncategorized' }, all.filter(({ categoryId }) => categoryId === null)],
			[{ query: 'gestao plano', category: 'all' }, all.filter(({ tags }) => tags.length > 0)],
			[
				{ query: 'GESTÃO', category: shop },
				all.filter(({ tags, categoryId }) => tags.length > 0 && categoryId === shop),
			],
			[{ query: 'zzz', category: 'all' }, []],
		]
		for (const [asked, wanted] of questions) {
			const { titles, count } = await pages(legend, asked, most)
			expect(titles.flat()).toEqual(wanted.map(({ title }) => title))
			expect(titles.slice(0, -1).every((page) => page.length === most)).toBe(true)
			expect(count).toBe(wanted.length)
		}
	},
)

test('a card has the beginnings of long texts, and what is found is found in all of them', async () => {
	const legend = await aStoredLegend()
	const content = `${'🙂'.repeat(40_000)} the end`
	const description = `${'long '.repeat(900)}needle`
	await addToLocker(legend, aSavedPrompt({ content, description }))
	for (const query of ['', 'end', 'needle']) {
		const { cards } = await readCards(legend, { ...ALL, query }, { after: null, most: 24, isCounted: true })
		expect(cards).toHaveLength(1)
		expect(JSON.stringify(cards).length).toBeLessThan(2_000)
		expect(cards[0]?.excerpt).toBe('🙂'.repeat(300))
	}
})

test('a search that nobody waits for is given up', async () => {
	const legend = await aLocker()
	const signal = AbortSignal.abort()
	const part = { after: null, most: 24, isCounted: true, signal }
	await expect(findSaved(legend, { ...ALL, query: 'plano' }, part)).rejects.toThrow('aborted')
})

test('a cursor of somebody’s own making is the first page, and no page is another Legend’s', async () => {
	const [legend, other] = [await aStoredLegend(), await aStoredLegend()]
	const { id } = await addToLocker(legend, aSavedPrompt({ title: 'Mine' }))
	await pinSavedPrompt(legend, id, true)
	for (const after of ['', 'x', btoa('[1]'), btoa(JSON.stringify([true, 'now', id])), '💥']) {
		const part = { after, most: 24, isCounted: true }
		expect((await readCards(legend, ALL, part)).cards).toMatchObject([{ title: 'Mine' }])
		expect((await readCards(other, { ...ALL, query: 'mine' }, part)).cards).toEqual([])
	}
})

const QUERY = { after: null, most: 24, isCounted: true }

test('of one person’s searches some wait, and the others are told to come back', async () => {
	const legend = await aLocker()
	const searches = Array.from({ length: 12 }, () => findSaved(legend, { ...ALL, query: 'plano' }, QUERY))
	const settled = await Promise.allSettled(searches)
	const found = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.count] : []))
	expect(found).toEqual([45, 45, 45, 45, 45])
	const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
	for (const reason of refused) expect(reason).toMatchObject({ status: 429, message: 'search_busy' })
	expect((await findSaved(legend, { ...ALL, query: 'plano' }, QUERY)).count).toBe(45)
})

test('people who search at once are all answered, and who gives up waits no more', async () => {
	const legends = await Promise.all(Array.from({ length: 9 }, aLocker))
	const query = { ...ALL, query: 'plano' }
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
