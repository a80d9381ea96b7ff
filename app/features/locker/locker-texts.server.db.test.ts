import { expect, test } from 'vitest'
import { aStoredLegend } from '../../../tests/support/accounts'
import { aSavedPrompt } from '../../../tests/support/locker/saved-prompts'
import { addToLocker } from './locker.server'
import { removeSavedPrompt } from './locker-removal.server'
import { findTexts } from './locker-texts.server'

test('what is saved word for word is known by its text, the newest of several, to its person alone', async () => {
	const [legend, other] = [await aStoredLegend(), await aStoredLegend()]
	const content = 'Write to [name].\n\nIn one line.'
	const first = await addToLocker(legend, aSavedPrompt({ content }))
	expect(await findTexts(legend, [content, 'Write to Rui.'])).toEqual([first.id, null])
	const second = await addToLocker(legend, aSavedPrompt({ content }))
	expect(await findTexts(legend, ['', content.replaceAll('\n', '\r\n')])).toEqual([null, second.id])
	expect(await findTexts(other, [content])).toEqual([null])
	await removeSavedPrompt(legend, second.id)
	await removeSavedPrompt(legend, first.id)
	expect(await findTexts(legend, [content, '\0\ud83d'])).toEqual([null, null])
	expect(await findTexts(legend, [])).toEqual([])
})
