import { expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { findMoved } from '~/features/library/place.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { currentLibrary, renewLibrary } from '~/features/library/versions/snapshot.server'
import { countCopy, countRead, storePromptViewCounts } from '~/features/library/view-counts.server'
import { fillLibrarySearch, findPrompts } from '~/features/search/search.server'
import { anAdmin, aPublished, NOTE, titled } from '../../../tests/support/desk'
import { aFile, contentOf, saying } from '../../../tests/support/library'
import { aWord } from '../../../tests/support/prompts'
import { listCategoryDesk, moveInCategory, readCategoryOrder } from './category-desk.server'
import type { DeskQuery } from './desk-list'
import { DESK_PAGE, listDesk, parseDeskQuery } from './desk-list.server'
import { createLibraryPrompt, saveDraft } from './draft.server'
import {
	movePrompt,
	orderCategory,
	publishPrompt,
	schedulePrompt,
	unschedulePrompt,
	withdrawPrompt,
} from './publishing.server'

test('an address that a prompt has, or had, is given to no other', async () => {
	const by = await anAdmin()
	const { id, content } = await aPublished()
	const address = aWord()
	await movePrompt(by, id, address)
	expect(findMoved(id)).toBe(address)
	const taken = { code: 'conflict', message: 'address_taken' }
	const other = await aPublished()
	for (const name of [id, address]) {
		await expect(createLibraryPrompt(by, name, content)).rejects.toMatchObject(taken)
		await expect(movePrompt(by, other.id, name)).rejects.toMatchObject(taken)
	}
	await movePrompt(by, id, id)
	expect(findMoved(address)).toBe(id)
})

const ANY: DeskQuery = { q: '', show: null, category: null, plan: null, page: 1 }

test('the desk lists what is coming, written, published and withdrawn, narrowed by category, plan and words', async () => {
	const by = await anAdmin()
	const { id, content } = await aPublished()
	const word = aWord()
	const draft = `made-${word}`
	await createLibraryPrompt(by, draft, titled(content, `Ünfinished ${word}`))
	const unready = { ...titled(content, ''), relatedPrompts: [] }
	await saveDraft(by, id, { content: unready, basedOn: 1, revision: null })
	const listed = async (asked: Partial<DeskQuery>) => (await listDesk(by, { ...ANY, ...asked })).sections
	const ids = async (asked: Partial<DeskQuery>) =>
		(await listed(asked)).flatMap(({ rows }) => rows.map((row) => row.id))
	expect((await listed({})).map(({ show }) => show)).toEqual(['coming', 'drafts', 'published', 'withdrawn'])
	expect((await ids({ show: 'published' })).slice(0, 3)).toEqual(['1', '2', '3'])
	// What was saved last comes first, and a published prompt with a draft stands in both.
	expect((await ids({ show: 'drafts' })).slice(0, 2)).toEqual([id, draft])
	expect(await ids({ q: word })).toEqual([draft])
	expect(await ids({ q: `unfinished ${word}` })).toEqual([draft])
	expect(await ids({ show: 'published', q: word })).toEqual([])
	const free = currentLibrary().prompts.filter(
		({ category, isPremium }) => category === 'education' && !isPremium,
	)
	expect(await ids({ show: 'published', category: 'education', plan: 'free' })).toEqual(
		free.map(({ id }) => id),
	)
	const [row] = (await listed({ show: 'drafts', q: content.en.title })).flatMap(({ rows }) => rows)
	expect(row).toMatchObject({
		state: 'published',
		hasDraft: true,
		problems: { en: 2, pt: 1, all: 2 },
		titles: { en: content.en.title },
		changed: { by: by.email, isFile: false },
	})
})

test('a section comes by pages, and beyond the last is the last', async () => {
	const by = await anAdmin()
	await aPublished()
	const published = async (page: number) => {
		const [section] = (await listDesk(by, { ...ANY, show: 'published', page })).sections
		if (!section) throw new Error('One section was asked for.')
		return section
	}
	const [first, last] = [await published(1), await published(99)]
	expect(first).toMatchObject({ page: 1, total: currentLibrary().prompts.length })
	expect(first.rows).toHaveLength(DESK_PAGE)
	expect(last).toMatchObject({ page: first.pages, total: first.total })
	expect(last.rows).toHaveLength(first.total - DESK_PAGE * (first.pages - 1))
})

test('the desk says of what was withdrawn since when, and of each what was read and copied in 30 days', async () => {
	const by = await anAdmin()
	const { id } = await aPublished()
	await fillLibrarySearch()
	countRead(id)
	countCopy(id)
	await storePromptViewCounts()
	await withdrawPrompt(by, id)
	const [section] = (await listDesk(by, { ...ANY, show: 'withdrawn', q: id })).sections
	expect(section?.rows).toMatchObject([{ id, reads: 1, copies: 1, withdrawnAt: expect.any(Date) }])
})

test('a row tells its newest version and who made it, what a file offers, and is counted where its section tells it', async () => {
	const by = await anAdmin()
	const rowIn = async (show: DeskQuery['show'], id: string) => {
		const { sections } = await listDesk(by, { ...ANY, show, q: id })
		return sections.flatMap(({ rows }) => rows).find((row) => row.id === id)
	}
	const { id, file, content } = await aPublished()
	const fromFile = { version: 1, newestVersion: 1, hasOffer: false, changed: { by: null, isFile: true } }
	expect(await rowIn('published', id)).toMatchObject(fromFile)
	await saveDraft(by, id, { content: titled(content, 'By an editor'), basedOn: 1, revision: null })
	await publishPrompt(by, id, { revision: 1, note: NOTE })
	await fillLibrary([saying(file, `newer-${aWord()}`)])
	await renewLibrary()
	const changed = { by: by.email, isFile: false }
	const offered = {
		version: 2,
		newestVersion: 2,
		hasOffer: true,
		hasDraft: false,
		withdrawnAt: null,
		changed,
	}
	expect(await rowIn('offers', id)).toMatchObject({ ...offered, reads: 0, copies: 0 })
	await saveDraft(by, id, { content, basedOn: 2, revision: null })
	expect(await rowIn('drafts', id)).toMatchObject({ hasDraft: true, changed, reads: null, copies: null })
	expect(await rowIn(null, id)).toMatchObject({ hasDraft: true, reads: 0, copies: 0 })
})

test('what an address asks for wrongly is asked for not at all', () => {
	const asked = { q: 'a\0'.repeat(300), show: 'all', category: 'nowhere', plan: '', page: '-1' }
	expect(parseDeskQuery(new URLSearchParams(asked))).toMatchObject({
		show: null,
		category: null,
		plan: null,
		page: 1,
	})
	expect(parseDeskQuery(new URLSearchParams(asked)).q.length).toBeLessThanOrEqual(200)
})

test('a prompt is moved before another one of its category, or behind all; nothing is moved before a stranger', async () => {
	const by = await anAdmin()
	const order = async () => (await readCategoryOrder(by, 'education')).prompts.map(({ id }) => id)
	const before = await order()
	const [first = '', second = '', ...rest] = before
	await moveInCategory(by, 'education', { id: second, before: first })
	expect(await order()).toEqual([second, first, ...rest])
	await moveInCategory(by, 'education', { id: second, before: null })
	expect(await order()).toEqual([first, ...rest, second])
	const { id: elsewhere } = await aPublished()
	for (const move of [
		{ id: elsewhere, before: first },
		{ id: first, before: elsewhere },
	]) {
		await expect(moveInCategory(by, 'education', move)).rejects.toMatchObject({ code: 'conflict' })
	}
	await orderCategory(by, 'education', before)
})

test('each category is kept with its first prompts, how many it has, and what is coming', async () => {
	const by = await anAdmin()
	const id = `made-${aWord()}`
	const content = contentOf(aFile())
	await createLibraryPrompt(by, id, content)
	const at = new Date(Date.now() + 3_600_000)
	await schedulePrompt(by, id, { revision: 1, note: null, at })
	const finance = (await listCategoryDesk(by, 'en')).find((line) => line.id === 'finance')
	const inFinance = currentLibrary().prompts.filter(({ category }) => category === 'finance')
	expect(finance).toMatchObject({
		total: inFinance.length,
		free: inFinance.filter(({ isPremium }) => !isPremium).length,
	})
	expect(finance?.prompts.map((prompt) => prompt.id)).toEqual(inFinance.slice(0, 8).map(({ id }) => id))
	expect(finance?.coming).toContainEqual({
		id,
		state: 'scheduled',
		category: 'finance',
		titles: { en: content.en.title, pt: content.pt.title },
		scheduledFor: at,
	})
	await unschedulePrompt(by, id)
})

test('a category is put in order, which is the order of its lists from then on', async () => {
	const by = await anAdmin()
	await fillLibrarySearch()
	const listed = async () => {
		const { prompts } = await findPrompts(VISITOR, 'en', { query: '', category: 'education', after: null })
		return prompts.map(({ id }) => id)
	}
	const before = await listed()
	await expect(orderCategory(by, 'education', before.slice(1))).rejects.toMatchObject({ code: 'conflict' })
	await orderCategory(by, 'education', before.toReversed())
	expect(await listed()).toEqual(before.toReversed())
	await fillLibrarySearch()
	expect(await listed()).toEqual(before.toReversed())
	const inSnapshot = currentLibrary().prompts.filter(({ category }) => category === 'education')
	expect(inSnapshot.map(({ id }) => id)).toEqual(before.toReversed())
	await orderCategory(by, 'education', before)
})
