import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { purgeExpired } from '~/features/personal-data/expired.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { exportAccount } from '../../../tests/support/locker/exported'
import { aSavedPrompt, everySaved } from '../../../tests/support/locker/saved-prompts'
import {
	addToLocker,
	duplicateSavedPrompt,
	editSavedPrompt,
	pinSavedPrompt,
	readSavedPrompt,
} from './locker.server'
import { createCategory, listCategories } from './locker-category.server'
import { removeSavedPrompt, restoreSavedPrompt } from './locker-removal.server'
import { savedPrompts } from './schema.server'

const MISSING = { status: 404, code: 'not_found' }
const NOT_IDS = ['', 'x', '1', 'null', '\0', '../../etc', `${randomUUID()}0`, "' or 1=1 --", '💥'.repeat(500)]

const titlesOf = async (legend: Parameters<typeof everySaved>[0]) =>
	(await everySaved(legend)).map(({ title }) => title)

test('another Legend’s prompt answers as missing, and stays as it was', async () => {
	const [owner, other] = [await aStoredLegend(), await aStoredLegend()]
	const { id, ...stored } = await addToLocker(owner, aSavedPrompt({ title: 'Private' }))
	const edit = { ...aSavedPrompt({ title: 'Stolen' }), editedAt: new Date() }
	await expect(readSavedPrompt(other, id)).rejects.toMatchObject(MISSING)
	await expect(editSavedPrompt(other, id, edit)).rejects.toMatchObject(MISSING)
	await expect(duplicateSavedPrompt(other, id, '(Copy)')).rejects.toMatchObject(MISSING)
	await expect(pinSavedPrompt(other, id, true)).rejects.toMatchObject(MISSING)
	await expect(removeSavedPrompt(other, id)).rejects.toMatchObject(MISSING)
	await expect(restoreSavedPrompt(other, id)).rejects.toMatchObject(MISSING)
	expect(await everySaved(owner)).toEqual([{ id, ...stored }])
	expect(await everySaved(other)).toEqual([])
})

test('what is no id at all answers as missing too', async () => {
	const legend = await aStoredLegend()
	for (const id of [...NOT_IDS, randomUUID()]) {
		await expect(readSavedPrompt(legend, id)).rejects.toMatchObject(MISSING)
		const edit = { ...aSavedPrompt(), editedAt: new Date() }
		await expect(editSavedPrompt(legend, id, edit)).rejects.toMatchObject(MISSING)
		await expect(duplicateSavedPrompt(legend, id, '(Copy)')).rejects.toMatchObject(MISSING)
		await expect(pinSavedPrompt(legend, id, true)).rejects.toMatchObject(MISSING)
		await expect(removeSavedPrompt(legend, id)).rejects.toMatchObject(MISSING)
		await expect(restoreSavedPrompt(legend, id)).rejects.toMatchObject(MISSING)
	}
})

test('of two edits of the same text the second one is told of the first, which stands', async () => {
	const legend = await aStoredLegend()
	const { id, updatedAt } = await addToLocker(legend, aSavedPrompt())
	const editedAt = new Date(updatedAt)
	const edits = ['Morning', 'Evening'].map((title) =>
		editSavedPrompt(legend, id, { ...aSavedPrompt({ title }), editedAt }),
	)
	const [kept, refused] = (await Promise.allSettled(edits)).toSorted((one) =>
		one.status === 'fulfilled' ? -1 : 1,
	)
	const stored = await readSavedPrompt(legend, id)
	expect(kept).toMatchObject({ status: 'fulfilled', value: stored })
	expect(refused).toMatchObject({ status: 'rejected', reason: { status: 409, details: stored } })
	const late = { ...aSavedPrompt({ title: 'Evening' }), editedAt: new Date(stored.updatedAt) }
	expect(await editSavedPrompt(legend, id, late)).toMatchObject({ title: 'Evening' })
})

test('an edit’s time is the server’s, and always later than the text that it replaces', async () => {
	const legend = await aStoredLegend()
	const first = await addToLocker(legend, aSavedPrompt())
	const far = new Date('2999-01-01')
	const second = await editSavedPrompt(legend, first.id, { ...aSavedPrompt(), editedAt: far })
	const third = await editSavedPrompt(legend, first.id, { ...aSavedPrompt(), editedAt: far })
	expect(second.updatedAt > first.updatedAt).toBe(true)
	expect(third.updatedAt > second.updatedAt).toBe(true)
	expect(third.updatedAt < far.toISOString()).toBe(true)
	expect(third.createdAt).toBe(first.createdAt)
})

test('a copy has a longer title, the same words, and no pin', async () => {
	const legend = await aStoredLegend()
	const { id: categoryId } = await createCategory(legend, 'Shop front')
	const { id } = await addToLocker(legend, aSavedPrompt({ categoryId }))
	await pinSavedPrompt(legend, id, true)
	const { title, ...words } = aSavedPrompt({ categoryId })
	expect(await duplicateSavedPrompt(legend, id, '(Copy)')).toMatchObject({
		...words,
		title: `${title} (Copy)`,
		isPinned: false,
	})
	const long = await addToLocker(legend, aSavedPrompt({ title: 'x'.repeat(300) }))
	const copy = await duplicateSavedPrompt(legend, long.id, '(Copy)')
	expect(copy.title).toBe(`${'x'.repeat(293)} (Copy)`)
	expect(await titlesOf(legend)).toHaveLength(4)
})

test('pinned prompts come first, then those that changed last; a pin is no change', async () => {
	const legend = await aStoredLegend()
	const one = await addToLocker(legend, aSavedPrompt({ title: 'One' }))
	const two = await addToLocker(legend, aSavedPrompt({ title: 'Two' }))
	await editSavedPrompt(legend, two.id, {
		...aSavedPrompt({ title: 'Two' }),
		editedAt: new Date(two.updatedAt),
	})
	expect(await titlesOf(legend)).toEqual(['Two', 'One'])
	expect(await pinSavedPrompt(legend, one.id, true)).toEqual({ ...one, isPinned: true })
	expect(await titlesOf(legend)).toEqual(['One', 'Two'])
	await pinSavedPrompt(legend, one.id, false)
	expect(await titlesOf(legend)).toEqual(['Two', 'One'])
})

test('a removed prompt is gone everywhere, and comes back as it was for some seconds', async () => {
	const legend = await aStoredLegend()
	const saved = await addToLocker(legend, aSavedPrompt())
	expect(await removeSavedPrompt(legend, saved.id)).toEqual(saved)
	expect(await titlesOf(legend)).toEqual([])
	expect((await exportAccount(legend)).savedPrompts).toEqual([])
	await expect(readSavedPrompt(legend, saved.id)).rejects.toMatchObject(MISSING)
	await expect(removeSavedPrompt(legend, saved.id)).rejects.toMatchObject(MISSING)
	await purgeExpired()
	expect(await restoreSavedPrompt(legend, saved.id)).toEqual(saved)
	expect(await everySaved(legend)).toEqual([saved])
})

test('after a minute nothing brings it back, and its row goes', async () => {
	const legend = await aStoredLegend()
	const { id } = await addToLocker(legend, aSavedPrompt())
	await removeSavedPrompt(legend, id)
	const mine = eq(savedPrompts.id, id)
	await db()
		.update(savedPrompts)
		.set({ removedAt: new Date(Date.now() - 60_000) })
		.where(mine)
	await expect(restoreSavedPrompt(legend, id)).rejects.toMatchObject(MISSING)
	await purgeExpired()
	expect(await db().select().from(savedPrompts).where(mine)).toEqual([])
})

test('a category’s name is taken once per person, in whatever case; the refusal tells which it is', async () => {
	const [legend, other] = [await aStoredLegend(), await aStoredLegend()]
	const category = await createCategory(legend, 'Reuniões')
	await expect(createCategory(legend, 'REUNIÕES')).rejects.toMatchObject({ status: 409, details: category })
	expect(await createCategory(other, 'reuniões')).toMatchObject({ name: 'reuniões' })
	const second = await createCategory(legend, 'Second')
	expect(await listCategories(legend)).toEqual([category, second])
})

test('a prompt stands in no category but one of its owner’s', async () => {
	const [legend, other] = [await aStoredLegend(), await aStoredLegend()]
	const foreign = await createCategory(other, 'Not yours')
	const { id, updatedAt } = await addToLocker(legend, aSavedPrompt({ title: 'Mine' }))
	for (const categoryId of [foreign.id, randomUUID(), 'no id']) {
		await expect(addToLocker(legend, aSavedPrompt({ categoryId }))).rejects.toMatchObject(MISSING)
		const edit = { ...aSavedPrompt({ categoryId }), editedAt: new Date(updatedAt) }
		await expect(editSavedPrompt(legend, id, edit)).rejects.toMatchObject(MISSING)
	}
	expect(await everySaved(legend)).toMatchObject([{ title: 'Mine', categoryId: null }])
})
