import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPrompt } from '~/features/authoring/create-prompt.server'
import { translateInto } from '~/i18n/translate.server'
import { aClient, aStoredMember } from '../../tests/support/accounts'
import { specialName } from '../../tests/support/any-text'
import { aPromptInput } from '../../tests/support/prompts'
import { fillPrompt } from './prompt-tools'

test('a blank is filled whatever its name is', async () => {
	const viewer = await aStoredMember()
	const caller = { viewer, scopes: null, language: 'en' as const, t: await translateInto('en') }
	await fc.assert(
		fc.asyncProperty(specialName, async (name) => {
			const id = await createPrompt(viewer, aPromptInput({ promptText: `Say [${name}].` }), aClient())
			const values = Object.fromEntries([[name, 'hello']])
			const { content, isError } = await fillPrompt.call(caller, { id, values })
			expect({ content, isError }).toEqual({
				content: [{ type: 'text', text: 'Say hello.' }],
				isError: undefined,
			})
		}),
		{ numRuns: 12, examples: [['__proto__']] },
	)
	for (const values of ['x', [], null, { a: {} }, { [`${'n'.repeat(101)}`]: 'x' }]) {
		expect(await fillPrompt.call(caller, { id: '1', values })).toMatchObject({ isError: true })
	}
})
