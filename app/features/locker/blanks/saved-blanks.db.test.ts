import { expect, test } from 'vitest'
import { aStoredLegend } from '../../../../tests/support/accounts'
import { every } from '../../../../tests/support/locker/exported'
import { importFile } from '../../../../tests/support/locker/locker-imports'
import { aSavedPrompt, everySaved } from '../../../../tests/support/locker/saved-prompts'
import { addToLocker, duplicateSavedPrompt, editSavedPrompt, readSavedPrompt } from '../locker.server'
import { exportLockerAsCsv, exportLockerAsJson } from '../locker-export.server'
import { mergeWithStored } from '../merging/merge-prompt.server'
import { mergedDraft } from '../merging/merged-prompt'
import { listSavedVersions, restoreSavedVersion, showSavedVersion } from '../versions/saved-history.server'
import type { SavedBlank } from './saved-blanks'

const TONE: SavedBlank = { name: 'tone', kind: 'choice', default: 'dry', choices: ['formal', 'dry'] }
const DUE: SavedBlank = { name: 'due', kind: 'date', default: '', choices: [] }
const content = 'Write in a [tone] voice until [due].'

test('what is told of blanks is stored, copied, kept in versions and restored; an edit that says nothing of it leaves it', async () => {
	const legend = await aStoredLegend()
	const { id, updatedAt, blanks } = await addToLocker(legend, aSavedPrompt({ content, blanks: [TONE] }))
	expect(blanks).toEqual([TONE])
	const plain = await editSavedPrompt(legend, id, {
		...aSavedPrompt({ content, title: 'Other' }),
		editedAt: new Date(updatedAt),
	})
	expect(plain.blanks).toEqual([TONE])
	const edited = await editSavedPrompt(legend, id, {
		...aSavedPrompt({ content, title: 'Other', blanks: [DUE] }),
		editedAt: new Date(plain.updatedAt),
	})
	expect(edited.blanks).toEqual([DUE])
	expect((await duplicateSavedPrompt(legend, id, '(Copy)')).blanks).toEqual([DUE])
	const history = await listSavedVersions(legend, id, null)
	expect(history.lines.map(({ changed }) => changed)).toEqual([['blanks'], ['title'], []])
	const shown = await showSavedVersion(legend, history, { number: 2, isRead: true })
	expect(shown.read).toContainEqual({ field: 'blanks', text: '[tone] choice (formal / dry) = dry' })
	await restoreSavedVersion(legend, id, 1, new Date(edited.updatedAt))
	expect(await readSavedPrompt(legend, id)).toMatchObject({ blanks: [TONE], title: aSavedPrompt().title })
})

test('the blanks of a locker go out and come back in as JSON and as CSV', async () => {
	const [from, to] = [await aStoredLegend(), await aStoredLegend()]
	await addToLocker(from, aSavedPrompt({ content, blanks: [TONE, DUE] }))
	for (const write of [exportLockerAsJson, exportLockerAsCsv]) {
		await importFile(to, (await every(write(from))).join(''), { withDuplicates: true })
	}
	expect((await everySaved(to)).map(({ blanks }) => blanks)).toEqual([
		[TONE, DUE],
		[TONE, DUE],
	])
})

test('of two edits each blank is as the one has it that changed it', async () => {
	const legend = await aStoredLegend()
	const first = await addToLocker(legend, aSavedPrompt({ content, blanks: [TONE, DUE] }))
	const longer: SavedBlank = { ...TONE, choices: ['formal', 'dry', 'warm'] }
	await editSavedPrompt(legend, first.id, {
		...aSavedPrompt({ content, blanks: [longer, DUE] }),
		editedAt: new Date(first.updatedAt),
	})
	const mine = aSavedPrompt({ content, blanks: [TONE] })
	const { merged } = await mergeWithStored(legend, first.id, mine, new Date(first.updatedAt))
	expect(mergedDraft(merged).blanks).toEqual([longer])
})
