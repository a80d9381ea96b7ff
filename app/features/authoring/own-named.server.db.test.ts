import { expect, test } from 'vitest'
import { aClient, aStoredMember } from '../../../tests/support/accounts'
import { aDraft, aPromptInput, aWord } from '../../../tests/support/prompts'
import { createPrompt } from './create-prompt.server'
import { findOwn } from './own-named.server'
import { createDraft } from './prompt-draft.server'

test('what a person published or keeps as a draft is found by title and tags, by them alone', async () => {
	const author = await aStoredMember()
	const input = aPromptInput({ title: 'Quarterly lantern plan', tags: ['harbour'] })
	const id = await createPrompt(author, input, aClient())
	const draft = { idempotencyKey: aWord(), editedAt: new Date(0) }
	const draftId = await createDraft(author, aDraft({ title: 'Lantern draft' }), aClient(), draft)
	const published = { id, title: 'Quarterly lantern plan', isPublished: true }
	expect(await findOwn(author, 'lantern', 5)).toEqual([
		published,
		{ id: draftId, title: 'Lantern draft', isPublished: false },
	])
	expect(await findOwn(author, 'lantren qarterly', 5)).toEqual([published])
	expect(await findOwn(author, 'harbour', 5)).toEqual([published])
	expect(await findOwn(author, 'lantern', 1)).toEqual([published])
	expect(await findOwn(author, ' ', 5)).toEqual([])
	expect(await findOwn({ ...(await aStoredMember()), isAdmin: true }, 'lantern', 5)).toEqual([])
})
