import { expect, test } from 'vitest'
import { aStoredLegend } from '../../../../tests/support/accounts'
import { aSavedPrompt } from '../../../../tests/support/locker/saved-prompts'
import { addToLocker, editSavedPrompt } from '../locker.server'
import { createCategory } from '../locker-category.server'
import { mergeWithStored } from './merge-prompt.server'
import { conflictsOf, mergedDraft } from './merged-prompt'

const BASE = 'One.\n\nTwo.\n\nThree.'

/** A prompt that was changed on two devices after both had read `BASE`. */
async function changedTwice(theirs: string[]) {
	const legend = await aStoredLegend()
	const first = await addToLocker(legend, aSavedPrompt({ content: BASE }))
	let stored = first
	for (const content of theirs) {
		const edit = { ...aSavedPrompt({ content }), editedAt: new Date(stored.updatedAt) }
		stored = await editSavedPrompt(legend, first.id, edit)
	}
	return { legend, id: first.id, readAt: new Date(first.updatedAt), stored }
}

test('what was written is merged with all that was stored since, of the text that both were made of', async () => {
	const theirs = [BASE.replace('Three', 'Drei'), `${BASE.replace('Three', 'Drei')}\n\nFour.`]
	const { legend, id, readAt, stored } = await changedTwice(theirs)
	const mine = aSavedPrompt({ content: BASE.replace('One.\n\n', '') })
	const { merged, stored: seen } = await mergeWithStored(legend, id, mine, readAt)
	expect(seen).toEqual(stored)
	expect(mergedDraft(merged).content).toBe('Two.\n\nDrei.\n\nFour.')
	const saved = await editSavedPrompt(legend, id, {
		...aSavedPrompt({ content: mergedDraft(merged).content }),
		editedAt: new Date(seen.updatedAt),
	})
	expect(saved.content).toBe('Two.\n\nDrei.\n\nFour.')
})

test('where only its place changed since, nothing of what was written is taken for a conflict', async () => {
	const { legend, id, stored } = await changedTwice([BASE.replace('One', 'Eins')])
	const { id: categoryId } = await createCategory(legend, 'Work')
	const content = stored.content
	await editSavedPrompt(legend, id, {
		...aSavedPrompt({ content, categoryId }),
		editedAt: new Date(stored.updatedAt),
	})
	const mine = aSavedPrompt({ content: content.replace('\n\nTwo.', '') })
	const { merged } = await mergeWithStored(legend, id, mine, new Date(stored.updatedAt))
	expect(mergedDraft(merged)).toMatchObject({ content: 'Eins.\n\nThree.', categoryId })
})

test('of what nobody knows the beginning of, nothing is left out', async () => {
	const { legend, id } = await changedTwice([])
	const mine = aSavedPrompt({ content: 'Mine.\n\nTwo.' })
	const { merged } = await mergeWithStored(legend, id, mine, new Date(0))
	expect(conflictsOf(merged.pieces.content)).toEqual([{ mine: 'Mine.', theirs: 'One.' }])
	expect(mergedDraft(merged).content).toBe('Mine.\n\nOne.\n\nTwo.\n\nThree.')
})

test('somebody else’s prompt is merged with nothing: it is missing', async () => {
	const { id, readAt } = await changedTwice([])
	const other = await aStoredLegend()
	await expect(mergeWithStored(other, id, aSavedPrompt(), readAt)).rejects.toMatchObject({
		code: 'not_found',
	})
})
