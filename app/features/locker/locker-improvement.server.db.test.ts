import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CataloguePrompt } from '~/content/catalogue'
import { db } from '~/db/client.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { libraryPrompts, libraryVersions } from '~/features/library/versions/schema.server'
import { loadLibrary } from '~/features/library/versions/snapshot.server'
import { aStoredLegend } from '../../../tests/support/accounts'
import { aFile } from '../../../tests/support/library'
import { aSavedPrompt, everySaved } from '../../../tests/support/locker/saved-prompts'
import { addToLocker, duplicateSavedPrompt, editSavedPrompt, readSavedPrompt } from './locker.server'
import {
	findOlderCopy,
	keepMine,
	listImproved,
	readImprovement,
	storeMerged,
	takeOver,
} from './locker-improvement.server'
import { rememberOrigin } from './locker-origin.server'

const FIRST = 'Plan [week] for me.\n\nAnswer as a list.'
const SECOND = 'Plan [week] for me.\n\nAnswer as a table, and check it.'
const NOTE = { en: 'The answer is a table now.', pt: 'A resposta agora é uma tabela.' }

const withText = (file: CataloguePrompt, promptText: string): CataloguePrompt => ({
	...file,
	en: { ...file.en, promptText },
})

async function fill(file: CataloguePrompt): Promise<void> {
	await fillLibrary([file])
	await loadLibrary()
}

/** A copy whose original got a newer text, of what the person made of the first one. */
async function anImprovedCopy(content = FIRST) {
	const file = withText(aFile({ isPremium: false }), FIRST)
	await fill(file)
	const legend = await aStoredLegend()
	const saved = await addToLocker(legend, aSavedPrompt({ content }))
	await rememberOrigin(legend, saved.id, { promptId: file.id, language: 'en' })
	expect(await readImprovement(legend, saved)).toBeNull()
	await fill(withText(file, SECOND))
	await db().update(libraryVersions).set({ note: NOTE }).where(eq(libraryVersions.promptId, file.id))
	return { file, legend, saved, seen: { version: 2, editedAt: new Date(saved.updatedAt) } }
}

test('who copied a prompt is told what became better of it, and the list names the copy', async () => {
	const { file, legend, saved, seen } = await anImprovedCopy()
	expect(await findOlderCopy(legend, file.id)).toEqual({ id: saved.id, notes: [NOTE.en] })
	expect(await findOlderCopy(await aStoredLegend(), file.id)).toBeNull()
	expect(await findOlderCopy(legend, 'no-prompt')).toBeNull()
	expect(await readImprovement(legend, saved)).toMatchObject({
		version: 2,
		notes: [NOTE.en],
		isOwn: false,
		merged: { text: SECOND, conflicts: [] },
	})
	expect(await listImproved(legend)).toEqual([{ id: saved.id, title: saved.title }])
	expect(await listImproved(await aStoredLegend())).toEqual([])
	await keepMine(legend, saved.id, seen)
	expect(await findOlderCopy(legend, file.id)).toBeNull()
})

test('a copy without words of its own takes over the new text, once', async () => {
	const { legend, saved, seen } = await anImprovedCopy()
	await takeOver(legend, saved.id, { ...seen, suffix: '(mine)' })
	expect((await everySaved(legend)).map(({ content }) => content)).toEqual([SECOND])
	expect(await listImproved(legend)).toEqual([])
	await expect(takeOver(legend, saved.id, { ...seen, suffix: '(mine)' })).rejects.toMatchObject({
		status: 410,
	})
})

test('own words are kept beside what is taken over, and merged with it', async () => {
	const own = FIRST.replace('[week]', 'the week of the fair')
	const { legend, saved, seen } = await anImprovedCopy(own)
	const improvement = await readImprovement(legend, saved)
	expect(improvement).toMatchObject({
		isOwn: true,
		merged: { text: SECOND.replace('[week]', 'the week of the fair'), conflicts: [] },
	})
	await takeOver(legend, saved.id, { ...seen, suffix: '(mine)' })
	const all = await everySaved(legend)
	expect(all.map(({ title, content }) => [title, content])).toEqual(
		expect.arrayContaining([
			[saved.title, SECOND],
			[`${saved.title} (mine)`, own],
		]),
	)
	expect(all).toHaveLength(2)
	expect(await listImproved(legend)).toEqual([])
})

test('what a person made of both is stored, and settles it', async () => {
	const { legend, saved, seen } = await anImprovedCopy()
	await storeMerged(legend, saved.id, 'Made of both.', seen)
	expect((await readSavedPrompt(legend, saved.id)).content).toBe('Made of both.')
	expect(await listImproved(legend)).toEqual([])
})

test('who keeps theirs is asked again at the next version alone', async () => {
	const { file, legend, saved, seen } = await anImprovedCopy()
	await keepMine(legend, saved.id, seen)
	expect(await readImprovement(legend, saved)).toBeNull()
	await fill(withText(file, `${SECOND} Twice.`))
	expect(await readImprovement(legend, saved)).toMatchObject({ version: 3 })
})

test('nothing is written over what another device or an editor changed since', async () => {
	const { file, legend, saved, seen } = await anImprovedCopy()
	await editSavedPrompt(legend, saved.id, { ...aSavedPrompt({ content: 'Newer.' }), editedAt: seen.editedAt })
	const wish = { ...seen, suffix: '(mine)' }
	await expect(takeOver(legend, saved.id, wish)).rejects.toMatchObject({ code: 'conflict' })
	await expect(storeMerged(legend, saved.id, 'Lost?', seen)).rejects.toMatchObject({ code: 'conflict' })
	await fill(withText(file, `${SECOND} Twice.`))
	const later = { version: 2, editedAt: new Date('2999-01-01') }
	await expect(keepMine(legend, saved.id, later)).rejects.toMatchObject({ code: 'conflict' })
	expect((await everySaved(legend)).map(({ content }) => content)).toEqual(['Newer.'])
})

test('a copy of a copy has the same original', async () => {
	const { legend, saved } = await anImprovedCopy()
	const copy = await duplicateSavedPrompt(legend, saved.id, '(Copy)')
	expect(await readImprovement(legend, copy)).toMatchObject({ version: 2 })
})

test('of a prompt that was withdrawn, and to somebody else, nothing is told', async () => {
	const { file, legend, saved, seen } = await anImprovedCopy()
	const other = await aStoredLegend()
	await expect(keepMine(other, saved.id, seen)).rejects.toMatchObject({ code: 'not_found' })
	expect(await readImprovement(other, saved)).toBeNull()
	await db().update(libraryPrompts).set({ state: 'withdrawn' }).where(eq(libraryPrompts.id, file.id))
	await loadLibrary()
	expect(await readImprovement(legend, saved)).toBeNull()
	expect(await listImproved(legend)).toEqual([])
})

test('what is no prompt of the library is no origin', async () => {
	const legend = await aStoredLegend()
	const saved = await addToLocker(legend, aSavedPrompt())
	for (const promptId of ['constructor', '__proto__', 'nowhere'])
		await rememberOrigin(legend, saved.id, { promptId, language: 'en' })
	expect(await readImprovement(legend, saved)).toBeNull()
})
