import { expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { aMember } from '../../../tests/support/people'
import { readPrompt } from './prompt.server'
import { currentLibrary } from './versions/snapshot.server'

test('a subscriber gets the text that a visitor does not', async () => {
	const subscriber = aMember({ tier: 'premium' })
	const premium = currentLibrary().prompts.filter(({ isPremium }) => isPremium)
	expect(premium.length).toBeGreaterThanOrEqual(15)
	for (const { id } of premium) {
		expect((await readPrompt(subscriber, id, 'en')).body?.promptText.length).toBeGreaterThan(300)
		expect(await readPrompt(VISITOR, id, 'en')).toMatchObject({ body: null, detail: null })
	}
})
