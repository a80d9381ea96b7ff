import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aClient, aStoredMember } from '../../../tests/support/accounts'
import { aPromptInput } from '../../../tests/support/prompts'
import { createPrompt, editPrompt, listOwnPrompts, readOwnPrompt, removePrompt } from './create-prompt.server'

test('a text that its remover has not seen stays, and one that was seen goes', async () => {
	const author = await aStoredMember()
	const id = await createPrompt(author, aPromptInput(), aClient())
	const { updatedAt: seenAt } = await readOwnPrompt(author, id)
	await editPrompt(author, id, { ...aPromptInput({ title: 'Newer' }), editedAt: seenAt })
	await expect(removePrompt(author, id, seenAt)).rejects.toMatchObject({ status: 409 })
	const newer = await readOwnPrompt(author, id)
	expect(newer).toMatchObject({ title: 'Newer' })
	await removePrompt(author, id, newer.updatedAt)
	await expect(removePrompt(author, id, newer.updatedAt)).rejects.toMatchObject({ status: 404 })
	expect(await listOwnPrompts(author)).toEqual([])
})

test('a form whose prompt was deleted since publishes it no second time; as another it is published', async () => {
	const author = await aStoredMember()
	const [idempotencyKey, another] = [randomUUID(), randomUUID()]
	const id = await createPrompt(author, aPromptInput(), aClient(), { idempotencyKey })
	await removePrompt(author, id)
	await expect(createPrompt(author, aPromptInput(), aClient(), { idempotencyKey })).rejects.toMatchObject({
		status: 410,
		message: 'prompt_gone',
	})
	expect(await listOwnPrompts(author)).toEqual([])
	const next = await createPrompt(author, aPromptInput(), aClient(), { idempotencyKey: another })
	expect(await listOwnPrompts(author)).toEqual([next])
})
