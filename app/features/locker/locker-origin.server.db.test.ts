import { expect, test } from 'vitest'
import { aStoredLegend } from '../../../tests/support/accounts'
import { publishedPrompts } from '../../../tests/support/library'
import { aSavedPrompt } from '../../../tests/support/locker/saved-prompts'
import { addToLocker } from './locker.server'
import { findOriginOf, listCopies, readOrigin, rememberOrigin } from './locker-origin.server'
import { removeSavedPrompt } from './locker-removal.server'

test('what was saved from a prompt of the library is known by its original, to its person alone', async () => {
	const [legend, other] = [await aStoredLegend(), await aStoredLegend()]
	const saved = await addToLocker(legend, aSavedPrompt({ content: 'Filled in.' }))
	const own = await addToLocker(legend, aSavedPrompt())
	await rememberOrigin(legend, saved.id, { promptId: '1', language: 'pt' })
	expect(await listCopies(legend, '1')).toEqual([{ id: saved.id, content: 'Filled in.' }])
	expect(await readOrigin(legend, saved.id)).toMatchObject({ address: expect.any(String), language: 'pt' })
	expect(await readOrigin(legend, own.id)).toBeNull()
	expect(await listCopies(legend, '2')).toEqual([])
	expect(await listCopies(other, '1')).toEqual([])
	expect(await readOrigin(other, saved.id)).toBeNull()
	await removeSavedPrompt(legend, saved.id)
	expect(await listCopies(legend, '1')).toEqual([])
})

test('a text that came by way of another room knows its original by what it says, filled in and changed here and there', async () => {
	const legend = await aStoredLegend()
	const everyFourth = publishedPrompts.filter((_prompt, place) => place % 4 === 0)
	for (const { id, en, pt } of everyFourth) {
		for (const [language, { promptText }] of [
			['en', en],
			['pt', pt],
		] as const) {
			const filled = promptText.replaceAll(/\[[^\]\n]+\](?!\()/g, 'what I do')
			const origin = { promptId: id, language }
			expect(await findOriginOf(legend, `Before.\n${filled}\nAfter.`), `${id} ${language}`).toEqual(origin)
		}
	}
	const words = publishedPrompts[0]?.en.promptText ?? ''
	expect(await findOriginOf(legend, words.slice(0, words.length / 4))).toBeNull()
	expect(await findOriginOf(legend, 'Write to the tenant of flat 7.')).toBeNull()
	expect(await findOriginOf(legend, '')).toBeNull()
})
