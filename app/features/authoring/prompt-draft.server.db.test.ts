import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Member } from '~/core/viewer'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { readPrompt } from '~/features/library/prompt.server'
import { listCards } from '~/features/library/prompt-cards.server'
import { readContentVersion } from '~/features/library/published.server'
import { findPrompts } from '~/features/search/search.server'
import { aClient, aStoredMember } from '../../../tests/support/accounts'
import { aDraft, aPromptInput, aWord } from '../../../tests/support/prompts'
import {
	createPrompt,
	editPrompt,
	listOwnPrompts,
	publishPrompt,
	readOwnPrompt,
	removePrompt,
} from './create-prompt.server'
import {
	createDraft,
	discardDraft,
	listDrafts,
	MOST_DRAFTS,
	readEditedPrompt,
	saveDraft,
} from './prompt-draft.server'
import { promptDrafts } from './schema.server'

const NEVER = new Date(0)

function aNewDraft(author: Member, title: string, idempotencyKey = aWord()): Promise<string> {
	return createDraft(author, aDraft({ title }), aClient(), { idempotencyKey, editedAt: NEVER })
}

async function savedAt(author: Member, id: string): Promise<Date> {
	const { draft } = await readEditedPrompt(author, id)
	return draft?.updatedAt ?? NEVER
}

test('a draft is its author’s alone: no page, list or search has it, and what visitors get does not change', async () => {
	const [author, other] = [await aStoredMember(), await aStoredMember()]
	const word = aWord()
	const before = await readContentVersion()
	const id = await aNewDraft(author, `Half ${word}`)
	expect(await readContentVersion()).toBe(before)
	for (const viewer of [VISITOR, other, author, { ...other, isAdmin: true }]) {
		await expect(readPrompt(viewer, id, 'en')).rejects.toMatchObject({ status: 404 })
		expect(await listCards(viewer, [id], 'en')).toEqual([])
		const found = await findPrompts(viewer, 'en', { query: word, category: null, after: null })
		expect(found.prompts).toEqual([])
	}
	for (const member of [other, { ...other, isAdmin: true }]) {
		await expect(readEditedPrompt(member, id)).rejects.toMatchObject({ status: 404 })
		const saving = { editedAt: new Date(), client: aClient() }
		await expect(saveDraft(member, id, aDraft(), saving)).rejects.toMatchObject({ status: 404 })
		await expect(discardDraft(member, id, new Date())).rejects.toMatchObject({ status: 404 })
		const edit = { ...aPromptInput(), editedAt: new Date() }
		await expect(publishPrompt(member, id, edit, aClient())).rejects.toMatchObject({ status: 404 })
		expect(await listDrafts(member)).toEqual([])
	}
	expect(await listDrafts(author)).toMatchObject([{ id, title: `Half ${word}`, isPublished: false }])
	expect(await listOwnPrompts(author)).toEqual([])
})

test('a draft is published once it is whole, under the id it had, and is none any more', async () => {
	const author = await aStoredMember()
	const id = await aNewDraft(author, 'Half')
	const edit = { ...aPromptInput({ title: 'Whole' }), editedAt: await savedAt(author, id) }
	expect(await publishPrompt(author, id, edit, aClient())).toBe(true)
	expect(await readPrompt(VISITOR, id, 'en')).toMatchObject({ title: 'Whole' })
	expect(await listDrafts(author)).toEqual([])
	expect(await listOwnPrompts(author)).toEqual([id])
	// The same form sent again, where its answer was lost.
	expect(await publishPrompt(author, id, edit, aClient())).toBe(false)
})

test('what is drafted of a published prompt reaches nobody until it is published', async () => {
	const author = await aStoredMember()
	const id = await createPrompt(author, aPromptInput({ title: 'As it was' }), aClient())
	const { updatedAt } = await readOwnPrompt(author, id)
	await saveDraft(author, id, aDraft({ title: 'As it will be' }), { editedAt: updatedAt, client: aClient() })
	for (const viewer of [VISITOR, author, { ...author, isAdmin: true }]) {
		const page = await readPrompt(viewer, id, 'en')
		expect(page.title).toBe('As it was')
		expect(JSON.stringify(page)).not.toContain('As it will be')
	}
	expect(await listDrafts(author)).toMatchObject([{ id, isPublished: true }])
	const edit = { ...aPromptInput({ title: 'As it will be' }), editedAt: await savedAt(author, id) }
	expect(await publishPrompt(author, id, edit, aClient())).toBe(false)
	expect(await readPrompt(VISITOR, id, 'en')).toMatchObject({ title: 'As it will be' })
	expect(await listDrafts(author)).toEqual([])
})

test('of two devices nothing newer is written over unseen: neither by a draft nor by publishing', async () => {
	const author = await aStoredMember()
	const client = aClient()
	const id = await aNewDraft(author, 'First')
	const seen = await savedAt(author, id)
	await saveDraft(author, id, aDraft({ title: 'Second' }), { editedAt: seen, client })
	const late = { editedAt: seen, client }
	await expect(saveDraft(author, id, aDraft({ title: 'Late' }), late)).rejects.toMatchObject({ status: 409 })
	const edit = { ...aPromptInput({ title: 'Late' }), editedAt: seen }
	await expect(publishPrompt(author, id, edit, client)).rejects.toMatchObject({ status: 409 })
	await expect(discardDraft(author, id, seen)).rejects.toMatchObject({ status: 409 })
	expect((await readEditedPrompt(author, id)).draft?.content.title).toBe('Second')
	// The same once more is no conflict.
	await saveDraft(author, id, aDraft({ title: 'Second' }), late)
})

test('a draft that was begun before somebody else published is shown what they said first', async () => {
	const author = await aStoredMember()
	const admin = { ...(await aStoredMember()), isAdmin: true }
	const client = aClient()
	const id = await createPrompt(author, aPromptInput(), client)
	const { updatedAt } = await readOwnPrompt(author, id)
	await saveDraft(author, id, aDraft({ title: 'Mine' }), { editedAt: updatedAt, client })
	const seen = await savedAt(author, id)
	await editPrompt(admin, id, { ...aPromptInput({ title: 'An admin’s' }), editedAt: updatedAt })
	const mine = { ...aPromptInput({ title: 'Mine' }), editedAt: seen }
	await expect(publishPrompt(author, id, mine, client)).rejects.toMatchObject({ status: 409 })
	const again = aDraft({ title: 'Mine again' })
	await expect(saveDraft(author, id, again, { editedAt: seen, client })).rejects.toMatchObject({
		status: 409,
	})
	const { published, draft } = await readEditedPrompt(author, id)
	expect([published?.title, draft?.content.title]).toEqual(['An admin’s', 'Mine'])
	await publishPrompt(author, id, { ...mine, editedAt: published?.updatedAt ?? NEVER }, client)
	expect(await readPrompt(VISITOR, id, 'en')).toMatchObject({ title: 'Mine' })
})

test('a form that is sent again makes one draft, also at the same moment, and none of what was discarded', async () => {
	const author = await aStoredMember()
	const key = aWord()
	const ids = await Promise.all([1, 2, 3].map(() => aNewDraft(author, 'Once', key)))
	expect(new Set(ids).size).toBe(1)
	expect(await listDrafts(author)).toHaveLength(1)
	const [id = ''] = ids
	await discardDraft(author, id, await savedAt(author, id))
	await expect(aNewDraft(author, 'Once', key)).rejects.toMatchObject({ status: 410 })
	expect(await listDrafts(author)).toEqual([])
})

test('publishing from the form that was kept as a draft makes one prompt and leaves no draft', async () => {
	const author = await aStoredMember()
	const idempotencyKey = aWord()
	const input = aPromptInput({ tags: ['one'] })
	const id = await createDraft(
		author,
		aDraft({ ...input, tagline: '', instructions: '', credits: '', tags: 'one', isPremium: '' }),
		aClient(),
		{ idempotencyKey, editedAt: NEVER },
	)
	const other = { ...input, title: 'Other words' }
	await expect(createPrompt(author, other, aClient(), { idempotencyKey })).rejects.toMatchObject({
		status: 409,
	})
	expect(await createPrompt(author, input, aClient(), { idempotencyKey })).toBe(id)
	expect(await listDrafts(author)).toEqual([])
})

test('one person keeps so many drafts, and not one more, also at the same moment', async () => {
	const author = await aStoredMember()
	const rows = Array.from({ length: MOST_DRAFTS - 1 }, () => ({
		id: crypto.randomUUID(),
		userId: author.userId,
		content: aDraft(),
	}))
	await db().insert(promptDrafts).values(rows)
	const made = await Promise.allSettled([1, 2, 3].map((nth) => aNewDraft(author, `${nth}`)))
	expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
	expect(made.find(({ status }) => status === 'rejected')).toMatchObject({
		reason: { status: 400, message: 'drafts_full' },
	})
	const [first] = rows
	await saveDraft(author, first?.id ?? '', aDraft({ title: 'Longer' }), {
		editedAt: new Date(Date.now() + 60_000),
		client: aClient(),
	})
})

test('a draft goes with its prompt, whoever deletes it', async () => {
	const author = await aStoredMember()
	const id = await createPrompt(author, aPromptInput(), aClient())
	const { updatedAt: editedAt } = await readOwnPrompt(author, id)
	await saveDraft(author, id, aDraft(), { editedAt, client: aClient() })
	await removePrompt({ ...(await aStoredMember()), isAdmin: true }, id)
	expect(await db().$count(promptDrafts, eq(promptDrafts.id, id))).toBe(0)
	await expect(readEditedPrompt(author, id)).rejects.toMatchObject({ status: 404 })
})
