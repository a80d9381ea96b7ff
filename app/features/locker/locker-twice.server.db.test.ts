import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { aSavedPrompt, everySaved } from '../../../tests/support/locker/saved-prompts'
import { addToLocker, duplicateSavedPrompt, editSavedPrompt } from './locker.server'
import { purgeRemoved, removeSavedPrompt, restoreSavedPrompt } from './locker-removal.server'
import { savedPrompts } from './schema.server'

const titlesOf = async (legend: Parameters<typeof everySaved>[0]) =>
	(await everySaved(legend)).map(({ title }) => title)
const aKey = () => ({ idempotencyKey: randomUUID() })

test('a new prompt that is sent again, because its answer was lost, is stored once, however often and at once', async () => {
	const [legend, other] = [await aStoredLegend(), await aStoredLegend()]
	const key = aKey()
	const sent = Array.from({ length: 5 }, () => addToLocker(legend, aSavedPrompt(), key))
	const [first, ...others] = await Promise.all(sent)
	expect(others).toEqual(Array(4).fill(first))
	expect(await everySaved(legend)).toEqual([first])
	const theirs = await addToLocker(other, aSavedPrompt(), key)
	expect(theirs.id).not.toBe(first?.id)
	await addToLocker(legend, aSavedPrompt(), aKey())
	expect(await titlesOf(legend)).toHaveLength(2)
})

test('sent again with other words it replaces nothing unseen: the refusal tells what is stored', async () => {
	const legend = await aStoredLegend()
	const key = aKey()
	const stored = await addToLocker(legend, aSavedPrompt({ title: 'First' }), key)
	await expect(addToLocker(legend, aSavedPrompt({ title: 'Then' }), key)).rejects.toMatchObject({
		status: 409,
		details: stored,
	})
	expect(await everySaved(legend)).toEqual([stored])
})

test('sent again after it was removed elsewhere it is told so, and undoing that gives back what was removed', async () => {
	const legend = await aStoredLegend()
	const key = aKey()
	const first = await addToLocker(legend, aSavedPrompt({ title: 'First' }), key)
	const edit = { ...aSavedPrompt({ title: 'Edited' }), editedAt: new Date(first.updatedAt) }
	const edited = await editSavedPrompt(legend, first.id, edit)
	await removeSavedPrompt(legend, first.id)
	const sentAgain = () => addToLocker(legend, aSavedPrompt({ title: 'First' }), key)
	await expect(sentAgain()).rejects.toMatchObject({ status: 410, message: 'prompt_gone' })
	expect(await restoreSavedPrompt(legend, first.id)).toEqual(edited)

	await removeSavedPrompt(legend, first.id)
	const longAgo = { removedAt: new Date(Date.now() - 3_600_000) }
	await db().update(savedPrompts).set(longAgo).where(eq(savedPrompts.id, first.id))
	await purgeRemoved()
	await expect(sentAgain()).rejects.toMatchObject({ status: 410, message: 'prompt_gone' })
	expect(await everySaved(legend)).toEqual([])
})

test('a copy that is asked for again is made once', async () => {
	const legend = await aStoredLegend()
	const { id } = await addToLocker(legend, aSavedPrompt({ title: 'One' }))
	const key = aKey()
	const copy = await duplicateSavedPrompt(legend, id, '(Copy)', key)
	expect(await duplicateSavedPrompt(legend, id, '(Copy)', key)).toEqual(copy)
	// What it was made of may change or go meanwhile.
	await removeSavedPrompt(legend, id)
	expect(await duplicateSavedPrompt(legend, id, '(Copy)', key)).toEqual(copy)
	expect(await titlesOf(legend)).toEqual(['One (Copy)'])
})

test('a key that made something else makes no copy, and says so', async () => {
	const legend = await aStoredLegend()
	const [one, other] = [await addToLocker(legend, aSavedPrompt()), await addToLocker(legend, aSavedPrompt())]
	const [copied, created] = [aKey(), aKey()]
	await duplicateSavedPrompt(legend, one.id, '(Copy)', copied)
	await addToLocker(legend, aSavedPrompt(), created)
	const before = await everySaved(legend)
	for (const key of [copied, created]) {
		await expect(duplicateSavedPrompt(legend, other.id, '(Copy)', key)).rejects.toMatchObject({ status: 409 })
	}
	expect(await everySaved(legend)).toEqual(before)
})

test('an edit that is sent again is no conflict', async () => {
	const legend = await aStoredLegend()
	const { id, updatedAt } = await addToLocker(legend, aSavedPrompt())
	const edit = { ...aSavedPrompt({ title: 'Edited' }), editedAt: new Date(updatedAt) }
	const edited = await editSavedPrompt(legend, id, edit, 'Shop')
	expect(await editSavedPrompt(legend, id, edit, 'Shop')).toEqual(edited)
	await expect(editSavedPrompt(legend, id, edit)).rejects.toMatchObject({ status: 409, details: edited })
})

test('a text that its remover has not seen stays, and the refusal shows it', async () => {
	const legend = await aStoredLegend()
	const seen = await addToLocker(legend, aSavedPrompt())
	const seenAt = new Date(seen.updatedAt)
	const edit = { ...aSavedPrompt({ title: 'Newer' }), editedAt: seenAt }
	const newer = await editSavedPrompt(legend, seen.id, edit)
	await expect(removeSavedPrompt(legend, seen.id, seenAt)).rejects.toMatchObject({
		status: 409,
		details: newer,
	})
	expect(await everySaved(legend)).toEqual([newer])
	expect(await removeSavedPrompt(legend, seen.id, new Date(newer.updatedAt))).toEqual(newer)
	await expect(removeSavedPrompt(legend, seen.id, seenAt)).rejects.toMatchObject({ status: 404 })
})

test('putting back twice is putting back once, with the newest text', async () => {
	const legend = await aStoredLegend()
	const saved = await addToLocker(legend, aSavedPrompt())
	await removeSavedPrompt(legend, saved.id)
	expect(await restoreSavedPrompt(legend, saved.id)).toEqual(saved)
	const edit = { ...aSavedPrompt({ title: 'Newer' }), editedAt: new Date(saved.updatedAt) }
	const newer = await editSavedPrompt(legend, saved.id, edit)
	expect(await restoreSavedPrompt(legend, saved.id)).toEqual(newer)
	await db().delete(savedPrompts).where(eq(savedPrompts.id, saved.id))
	await expect(restoreSavedPrompt(legend, saved.id)).rejects.toMatchObject({ status: 404 })
})
