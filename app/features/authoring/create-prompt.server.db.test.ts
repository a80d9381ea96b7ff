import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { promptSearch, user } from '~/db/schema.server'
import { readPrompt } from '~/features/library/prompt.server'
import { publishedPrompts, readContentVersion } from '~/features/library/published.server'
import { findPrompts } from '~/features/search/search.server'
import { aClient, aStoredMember } from '../../../tests/support/accounts'
import { aMember } from '../../../tests/support/people'
import { aPromptInput, aWord } from '../../../tests/support/prompts'
import { createPrompt, editPrompt, listOwnPrompts, readOwnPrompt, removePrompt } from './create-prompt.server'

const CANARY = 'The text that only people with access read.'

async function idsFor(query: string): Promise<string[]> {
	const found = await findPrompts(VISITOR, 'en', { query, category: null, after: null })
	return found.prompts.map(({ id }) => id)
}

async function publishedIds(): Promise<string[]> {
	const ids: string[] = []
	for await (const { id } of publishedPrompts()) ids.push(id)
	return ids
}

test('a created prompt is read, listed in its category and found at once, in the language it is written in', async () => {
	const author = await aStoredMember()
	const word = aWord()
	const id = await createPrompt(author, aPromptInput({ title: `Plano ${word}`, language: 'pt' }), aClient())
	expect(await idsFor(word)).toEqual([id])
	expect(await readPrompt(VISITOR, id, 'en')).toMatchObject({
		language: 'pt',
		isCreated: true,
		canEdit: false,
		body: { blanks: [{ name: 'name', label: 'Name' }, { name: 'subject' }] },
	})
	expect(await readPrompt(author, id, 'en')).toMatchObject({ canEdit: true })
	expect(await listOwnPrompts(author)).toEqual([id])
	const shelf = await findPrompts(VISITOR, 'en', { query: '', category: 'consulting', after: null })
	expect(shelf.prompts.map((prompt) => prompt.id)).toContain(id)
})

test('a blank of a created prompt means what its name can only mean', async () => {
	const author = await aStoredMember()
	const input = aPromptInput({ promptText: 'Sell for [Meu negócio] by [priority] to [constructor].' })
	const { body } = await readPrompt(author, await createPrompt(author, input, aClient()), 'pt')
	expect(body?.blanks.map(({ meaning }) => meaning)).toEqual(['business', undefined, undefined])
})

test('the premium flag is a wish that only an admin is granted', async () => {
	const author = await aStoredMember()
	const id = await createPrompt(author, aPromptInput({ isPremium: true }), aClient())
	expect(await readOwnPrompt(author, id)).toMatchObject({ isPremium: false })
	const { updatedAt } = await readOwnPrompt(author, id)
	await editPrompt(author, id, { ...aPromptInput({ isPremium: true }), editedAt: updatedAt })
	expect(await readOwnPrompt(author, id)).toMatchObject({ isPremium: false })
})

test('a created premium prompt’s text is for subscribers, admins and its author', async () => {
	const author = { ...(await aStoredMember()), isAdmin: true }
	const input = aPromptInput({ promptText: CANARY, isPremium: true })
	const id = await createPrompt(author, input, aClient())
	for (const reader of [
		{ ...author, isAdmin: false },
		aMember({ tier: 'premium' }),
		aMember({ isAdmin: true }),
	]) {
		expect((await readPrompt(reader, id, 'en')).body?.promptText).toBe(CANARY)
	}
	for (const reader of [VISITOR, aMember()]) {
		expect(JSON.stringify(await readPrompt(reader, id, 'en'))).not.toContain(CANARY)
	}
	const found = await findPrompts(VISITOR, 'en', { query: 'people with access', category: null, after: null })
	expect(found.prompts.map((prompt) => prompt.id)).not.toContain(id)
})

test('someone else’s prompt answers as missing, and stays as it was; an admin may edit and remove it', async () => {
	const [author, other] = [await aStoredMember(), await aStoredMember()]
	const id = await createPrompt(author, aPromptInput(), aClient())
	const { updatedAt: editedAt } = await readOwnPrompt(author, id)
	const edit = { ...aPromptInput({ title: 'Stolen' }), editedAt }
	await expect(editPrompt(other, id, edit)).rejects.toMatchObject({ status: 404 })
	await expect(removePrompt(other, id)).rejects.toMatchObject({ status: 404 })
	expect(await readOwnPrompt(author, id)).toMatchObject({ title: 'Reopen a silent client' })
	const admin = { ...other, isAdmin: true }
	await editPrompt(admin, id, edit)
	expect(await readOwnPrompt(author, id)).toMatchObject({ title: 'Stolen', createdBy: author.userId })
	await removePrompt(admin, id)
	await expect(readPrompt(VISITOR, id, 'en')).rejects.toMatchObject({ status: 404 })
})

test('an edit is found by its new words only, and an older form does not write over it', async () => {
	const author = await aStoredMember()
	const [before, after, never] = [aWord(), aWord(), aWord()]
	const id = await createPrompt(author, aPromptInput({ title: before }), aClient())
	const { updatedAt: editedAt } = await readOwnPrompt(author, id)
	await new Promise((passed) => setTimeout(passed, 5))
	await editPrompt(author, id, { ...aPromptInput({ title: after }), editedAt })
	const late = { ...aPromptInput({ title: never }), editedAt }
	await expect(editPrompt(author, id, late)).rejects.toMatchObject({ status: 409 })
	expect(await idsFor(after)).toEqual([id])
	const rows = await db().select().from(promptSearch).where(eq(promptSearch.promptId, id))
	expect(rows).toMatchObject([{ source: 'created' }])
	expect(rows[0]?.keywords).toContain(after)
	expect(rows[0]?.keywords).not.toContain(before)
	expect(rows[0]?.keywords).not.toContain(never)
})

test('the same form sent twice is no conflict, and one of a prompt that is gone answers as missing', async () => {
	const author = await aStoredMember()
	const id = await createPrompt(author, aPromptInput(), aClient())
	const { updatedAt: editedAt } = await readOwnPrompt(author, id)
	await new Promise((passed) => setTimeout(passed, 5))
	const edit = { ...aPromptInput({ title: 'Edited once', tags: ['one', 'two'] }), editedAt }
	await editPrompt(author, id, edit)
	const { updatedAt } = await readOwnPrompt(author, id)
	await editPrompt(author, id, edit)
	expect(await readOwnPrompt(author, id)).toMatchObject({ title: 'Edited once', updatedAt })
	await expect(editPrompt(author, id, { ...edit, tags: ['one'] })).rejects.toMatchObject({ status: 409 })
	await removePrompt(author, id)
	await expect(editPrompt(author, id, edit)).rejects.toMatchObject({ status: 404 })
})

test('search engines learn of a prompt when its author’s address is confirmed', async () => {
	const author = await aStoredMember({ isConfirmed: false })
	const id = await createPrompt(author, aPromptInput(), aClient())
	expect(await readPrompt(VISITOR, id, 'en')).toMatchObject({ isIndexed: false })
	expect(await publishedIds()).not.toContain(id)
	const version = await readContentVersion()
	await db().update(user).set({ emailVerified: true }).where(eq(user.id, author.userId))
	expect(await readContentVersion()).toBeGreaterThan(version)
	expect(await readPrompt(VISITOR, id, 'en')).toMatchObject({ isIndexed: true })
	expect(await publishedIds()).toContain(id)
})

test('everything that changes a page counts the content’s version up; reading does not', async () => {
	const author = await aStoredMember()
	const versions = [await readContentVersion()]
	const id = await createPrompt(author, aPromptInput(), aClient())
	versions.push(await readContentVersion())
	const { updatedAt: editedAt } = await readOwnPrompt(author, id)
	// The text alone: the search has nothing to write.
	await editPrompt(author, id, { ...aPromptInput({ promptText: 'Another.' }), editedAt })
	versions.push(await readContentVersion())
	await readPrompt(VISITOR, id, 'en')
	expect(await readContentVersion()).toBe(versions.at(-1))
	await removePrompt(author, id)
	versions.push(await readContentVersion())
	expect(new Set(versions).size).toBe(4)
	expect(versions).toEqual(versions.toSorted((one, other) => one - other))
})

test('a form that is sent again publishes once; with other words it is an edit, of what was shown alone', async () => {
	const [author, other] = [await aStoredMember(), await aStoredMember()]
	const idempotencyKey = aWord()
	const [first, words] = [aPromptInput({ title: aWord() }), aPromptInput({ title: aWord() })]
	const sent = Array.from({ length: 3 }, () => createPrompt(author, first, aClient(), { idempotencyKey }))
	const [id = '', ...others] = await Promise.all(sent)
	expect(others).toEqual([id, id])
	expect(await listOwnPrompts(author)).toEqual([id])
	await expect(createPrompt(author, words, aClient(), { idempotencyKey })).rejects.toMatchObject({
		status: 409,
	})
	expect(await readOwnPrompt(author, id)).toMatchObject({ title: first.title })
	expect(await idsFor(words.title)).toEqual([])
	const { updatedAt: editedAt } = await readOwnPrompt(author, id)
	expect(await createPrompt(author, words, aClient(), { idempotencyKey, editedAt })).toBe(id)
	expect(await readOwnPrompt(author, id)).toMatchObject({ title: words.title })
	expect(await createPrompt(other, first, aClient(), { idempotencyKey })).not.toBe(id)
})
