import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { purgeExpired } from '~/features/personal-data/expired.server'
import { aStoredLegend } from '../../../../tests/support/accounts'
import { fileOf } from '../../../../tests/support/locker/locker-imports'
import { aSavedPrompt, everySaved } from '../../../../tests/support/locker/saved-prompts'
import type { Legend } from '../../../../tests/support/people'
import { addToLocker, editSavedPrompt } from '../locker.server'
import { restoreSavedPrompt } from '../locker-removal.server'
import { lockerImports } from '../schema.server'
import { importIntoLocker } from './locker-import.server'
import { listTakenImports, undoImport } from './locker-import-undo.server'
import { stageImport } from './locker-staging.server'

const FILE = 'title,content\nOne,x\nTwo,x\nThree,x\n'
const OVER = { status: 404, message: 'import_undo_over' }

async function take(legend: Legend, file: string, withDuplicates = false) {
	return importIntoLocker(legend, await stageImport(legend, fileOf(file)), { withDuplicates })
}

const titlesOf = async (legend: Legend) => (await everySaved(legend)).map(({ title }) => title).toSorted()

test('an import goes as a whole, but for what was changed since, and what was there stays', async () => {
	const legend = await aStoredLegend()
	await addToLocker(legend, aSavedPrompt({ title: 'Before' }))
	const { id } = await take(legend, FILE)
	await addToLocker(legend, aSavedPrompt({ title: 'After' }))
	const two = (await everySaved(legend)).find(({ title }) => title === 'Two')
	if (!two) throw new Error('It was not imported.')
	const { title, content, description, tags, categoryId, updatedAt } = two
	const draft = { title, content: `${content}!`, description, tags: [...tags], categoryId }
	await editSavedPrompt(legend, two.id, { ...draft, editedAt: new Date(updatedAt) })
	const [one] = (await everySaved(legend)).filter((saved) => saved.title === 'One')
	expect(await listTakenImports(legend)).toMatchObject([{ id, count: 3, left: 2 }])
	expect(await undoImport(legend, id)).toBe(2)
	expect(await undoImport(legend, id)).toBe(2)
	expect(await titlesOf(legend)).toEqual(['After', 'Before', 'Two'])
	expect(await listTakenImports(legend)).toEqual([])
	await restoreSavedPrompt(legend, one?.id ?? '')
	expect(await titlesOf(legend)).toEqual(['After', 'Before', 'One', 'Two'])
})

test('what was undone can be imported again, and each import of one file is undone by itself', async () => {
	const legend = await aStoredLegend()
	const first = await take(legend, FILE)
	await undoImport(legend, first.id)
	const second = await take(legend, FILE)
	expect(second.count).toBe(3)
	const third = await take(legend, FILE, true)
	expect(await listTakenImports(legend)).toMatchObject([{ id: third.id }, { id: second.id }])
	expect(await undoImport(legend, second.id)).toBe(3)
	expect(await titlesOf(legend)).toEqual(['One', 'Three', 'Two'])
})

test('presses at once take each prompt away once', async () => {
	const legend = await aStoredLegend()
	const { id } = await take(legend, FILE)
	const presses = Array.from({ length: 4 }, () => undoImport(legend, id))
	expect(await Promise.all(presses)).toEqual([3, 3, 3, 3])
})

test('an import is undone by who made it alone, and for a day; another file that is looked into does not end that', async () => {
	const [legend, other] = [await aStoredLegend(), await aStoredLegend()]
	const { id } = await take(legend, FILE)
	const staged = await stageImport(legend, fileOf('title,content\nOther,x\n'))
	await expect(undoImport(other, id)).rejects.toMatchObject(OVER)
	await expect(undoImport(legend, staged)).rejects.toMatchObject(OVER)
	const age = (hours: number) =>
		db()
			.update(lockerImports)
			.set({ importedAt: new Date(Date.now() - hours * 3_600_000) })
			.where(eq(lockerImports.id, id))
	await age(23)
	await purgeExpired()
	expect(await listTakenImports(legend)).toMatchObject([{ id, left: 3 }])
	await age(25)
	expect(await listTakenImports(legend)).toEqual([])
	await expect(undoImport(legend, id)).rejects.toMatchObject(OVER)
	await purgeExpired()
	expect(await titlesOf(legend)).toEqual(['One', 'Three', 'Two'])
	await expect(undoImport(legend, id)).rejects.toMatchObject(OVER)
})
