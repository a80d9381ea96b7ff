import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { aStoredLegend } from '../../../../tests/support/accounts'
import { aSavedPrompt, everySaved } from '../../../../tests/support/locker/saved-prompts'
import type { Legend } from '../../../../tests/support/people'
import { MOST_SAVED_TAGS, type SavedPrompt } from '../locker'
import { addToLocker, editSavedPrompt } from '../locker.server'
import { createCategory, listCategories } from '../locker-category.server'
import { purgeRemoved, removeSavedPrompt } from '../locker-removal.server'
import { lockerChanges, savedPrompts, savedPromptVersions } from '../schema.server'
import type { Chosen } from './chosen.server'
import { moveChosen, removeChosen, tagChosen } from './selection-change.server'
import { listTakenChanges, undoChange } from './selection-undo.server'

const chosenFrom = (prompts: readonly SavedPrompt[]): Chosen =>
	prompts.map(({ id, updatedAt }) => ({ id, seenAt: new Date(updatedAt) }))
const unmoved = (prompts: readonly SavedPrompt[]) => prompts.map(({ updatedAt: _at, ...rest }) => rest)
const edit = (
	legend: Legend,
	{ id, updatedAt, isPinned: _p, createdAt: _c, ...said }: SavedPrompt,
	content: string,
) => editSavedPrompt(legend, id, { ...said, tags: [...said.tags], content, editedAt: new Date(updatedAt) })
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

async function aLocker(titles: readonly string[]) {
	const legend = await aStoredLegend()
	for (const title of titles) await addToLocker(legend, aSavedPrompt({ title, tags: ['shop', title] }))
	return { legend, all: await everySaved(legend) }
}

test('all are moved, into a new category too, keep their places, and an undo makes each what it was', async () => {
	const { legend, all } = await aLocker(['a', 'b', 'c', 'd'])
	const { id: shop } = await createCategory(legend, 'Shop')
	await moveChosen(legend, chosenFrom(all.slice(2)), { categoryId: shop })
	const before = await everySaved(legend)
	const moved = await moveChosen(legend, chosenFrom(all), { categoryId: null, newCategory: 'Work' })
	expect(moved.count).toBe(4)
	const work = (await listCategories(legend)).find(({ name }) => name === 'Work')?.id
	expect(unmoved(await everySaved(legend))).toEqual(
		unmoved(before).map((prompt) => ({ ...prompt, categoryId: work })),
	)
	expect((await listTakenChanges(legend)).map(({ id, what, count }) => ({ id, what, count }))).toEqual([
		{ id: moved.id, what: 'move', count: 4 },
		{ id: expect.any(String), what: 'move', count: 2 },
	])
	expect(await listTakenChanges(await aStoredLegend())).toEqual([])
	expect(await undoChange(legend, moved.id)).toEqual({ count: 4, isWhole: true })
	expect(await listTakenChanges(legend)).toMatchObject([{ count: 2 }])
	expect(unmoved(await everySaved(legend))).toEqual(unmoved(before))
	// Pressed twice it is undone once.
	expect(await undoChange(legend, moved.id)).toEqual({ count: 4, isWhole: true })
})

test('tags come and go on all, what they said is kept, and nothing happens where one would have too many', async () => {
	const { legend, all } = await aLocker(['a', 'b'])
	const full = Array.from({ length: MOST_SAVED_TAGS }, (_, at) => `t${at}`)
	await addToLocker(legend, aSavedPrompt({ title: 'full', tags: full }))
	const before = await everySaved(legend)
	await expect(tagChosen(legend, chosenFrom(before), { add: ['new'], remove: [] })).rejects.toMatchObject({
		message: 'saved_too_many_tags',
	})
	expect(await everySaved(legend)).toEqual(before)
	const tagged = await tagChosen(legend, chosenFrom(all), { add: ['new', 'a'], remove: ['shop'] })
	expect(new Map((await everySaved(legend)).map(({ title, tags }) => [title, tags])).get('b')).toEqual([
		'b',
		'new',
		'a',
	])
	const kept = await db()
		.select()
		.from(savedPromptVersions)
		.where(eq(savedPromptVersions.userId, legend.userId))
	expect(kept.map(({ tags }) => tags)).toEqual(expect.arrayContaining(all.map(({ tags }) => tags)))
	await undoChange(legend, tagged.id)
	expect(unmoved(await everySaved(legend))).toEqual(unmoved(before))
	expect((await tagChosen(legend, chosenFrom(all), { add: ['shop'], remove: ['none'] })).count).toBe(0)
})

test('nothing is done where one was removed, is somebody else’s, or was changed since it was seen', async () => {
	const { legend, all } = await aLocker(['a', 'b', 'c'])
	const foreign = (await aLocker(['x'])).all
	const seen = chosenFrom(all)
	const [first, second] = all
	if (!first || !second) throw new Error('There are three.')
	const gone = { code: 'conflict', message: 'selection_gone' }
	for (const chosen of [chosenFrom([...all, ...foreign]), chosenFrom(foreign)]) {
		await expect(moveChosen(legend, chosen, { categoryId: null, newCategory: 'W' })).rejects.toMatchObject(
			gone,
		)
		await expect(tagChosen(legend, chosen, { add: ['x'], remove: [] })).rejects.toMatchObject(gone)
		await expect(removeChosen(legend, chosen)).rejects.toMatchObject(gone)
	}
	await expect(moveChosen(legend, seen, { categoryId: 'nobody’s' })).rejects.toMatchObject({
		code: 'not_found',
	})
	expect([await everySaved(legend), await listCategories(legend)]).toEqual([all, []])
	await edit(legend, first, 'Newer.')
	await expect(removeChosen(legend, seen)).rejects.toMatchObject({
		code: 'conflict',
		message: 'selection_newer',
	})
	expect(await everySaved(legend)).toHaveLength(3)
	await removeSavedPrompt(legend, second.id)
	await expect(removeChosen(legend, chosenFrom(await everySaved(legend)).concat(seen))).rejects.toMatchObject(
		gone,
	)
})

test('what was removed together can be put back for an hour, by its owner alone, and goes then', async () => {
	const { legend, all } = await aLocker(['a', 'b'])
	const { id } = await removeChosen(legend, chosenFrom(all))
	expect(await everySaved(legend)).toEqual([])
	await db()
		.update(savedPrompts)
		.set({ removedAt: hoursAgo(0.9) })
		.where(eq(savedPrompts.userId, legend.userId))
	await db()
		.update(lockerChanges)
		.set({ createdAt: hoursAgo(0.9) })
		.where(eq(lockerChanges.id, id))
	await purgeRemoved()
	const other = await aStoredLegend()
	const over = { code: 'not_found', message: 'selection_undo_over' }
	await expect(undoChange(other, id)).rejects.toMatchObject(over)
	const [change] = await db().select().from(lockerChanges).where(eq(lockerChanges.id, id))
	await db()
		.update(savedPrompts)
		.set({ removedAt: change?.createdAt })
		.where(eq(savedPrompts.userId, legend.userId))
	expect(await undoChange(legend, id)).toEqual({ count: 2, isWhole: true })
	expect(await everySaved(legend)).toEqual(all)
	const again = await removeChosen(legend, chosenFrom(all))
	await db()
		.update(savedPrompts)
		.set({ removedAt: hoursAgo(1.1) })
		.where(eq(savedPrompts.userId, legend.userId))
	await db()
		.update(lockerChanges)
		.set({ createdAt: hoursAgo(1.1) })
		.where(eq(lockerChanges.id, again.id))
	await expect(undoChange(legend, again.id)).rejects.toMatchObject(over)
	await purgeRemoved()
	expect(await db().$count(savedPrompts, eq(savedPrompts.userId, legend.userId))).toBe(0)
	await expect(undoChange(legend, 'nothing')).rejects.toMatchObject(over)
})
