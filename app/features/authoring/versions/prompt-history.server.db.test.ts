import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Member, VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { readPrompt } from '~/features/library/prompt.server'
import { aClient, aStoredMember } from '../../../../tests/support/accounts'
import { aDraft, aPromptInput } from '../../../../tests/support/prompts'
import { aPublishedPrompt, aStoredAdmin, decide } from '../../../../tests/support/reported'
import { createPrompt, editPrompt, readOwnPrompt } from '../create-prompt.server'
import { listDrafts, saveDraft } from '../prompt-draft.server'
import type { PromptInput } from '../prompt-input'
import { promptVersions } from '../schema.server'
import {
	listPromptVersions,
	restorePromptVersion,
	showPromptVersion,
	VERSIONS_AT_ONCE,
} from './prompt-history.server'
import { MOST_VERSIONS } from './prompt-version'
import { addVersion } from './version-keeping.server'

const WORDS = { language: 'en', premium: 'Premium' } as const

async function edit(member: Member, id: string, given: Partial<PromptInput>, note: string | null = null) {
	const { updatedAt: editedAt } = await readOwnPrompt(member, id)
	await editPrompt(member, id, { ...aPromptInput(given), editedAt, note })
}

async function restore(member: Member, id: string, number: number) {
	const { updatedAt: seenAt } = await readOwnPrompt(member, id)
	await restorePromptVersion(member, id, number, { seenAt, note: null, client: aClient() })
}

const readWhole = (member: Member, id: string, number: number) =>
	showPromptVersion(member, id, { number, from: null, isRead: true }, WORDS)

test('each publishing is a version, with who, when and a note; what changes nothing is none', async () => {
	const author = await aStoredMember()
	const admin = await aStoredAdmin()
	const id = await createPrompt(author, aPromptInput({ title: 'One' }), aClient())
	await edit(author, id, { title: 'Two' }, 'Shorter.')
	await edit(author, id, { title: 'Two' }, 'Nothing.')
	await edit(admin, id, { title: 'Three' })
	const { lines, newest, next } = await listPromptVersions(author, id, null)
	expect([newest, next]).toEqual([3, null])
	expect(lines).toMatchObject([
		{ number: 3, by: { kind: 'admin' }, note: null },
		{ number: 2, by: { kind: 'you' }, note: 'Shorter.' },
		{ number: 1, by: { kind: 'you' }, note: null },
	])
	const seen = await listPromptVersions(admin, id, null)
	expect(seen.lines.map(({ by }) => by)).toEqual([
		{ kind: 'you' },
		{ kind: 'named', name: author.email },
		{ kind: 'named', name: author.email },
	])
	expect(JSON.stringify(lines)).not.toContain(admin.email)
})

test('what differs from the version before is told field by field, and the whole text can be read', async () => {
	const author = await aStoredMember()
	const id = await createPrompt(author, aPromptInput({ promptText: 'Ask one.\nEnd.' }), aClient())
	await edit(author, id, { promptText: 'Ask two.\nEnd.' })
	const shown = await showPromptVersion(author, id, { number: 2, from: null, isRead: false }, WORDS)
	expect(shown).toMatchObject({ from: 1, read: null, difference: { added: 1, removed: 1, isCut: false } })
	expect(shown.difference?.fields.map(({ field }) => field)).toEqual(['promptText'])
	expect((await readWhole(author, id, 1)).read).toContainEqual({
		field: 'promptText',
		text: 'Ask one.\nEnd.',
	})
	const first = await showPromptVersion(author, id, { number: 1, from: null, isRead: false }, WORDS)
	expect(first).toMatchObject({ from: null, difference: null })
	await expect(readWhole(author, id, 9)).rejects.toMatchObject({ status: 404 })
})

test('an older version comes back as a new one; neither its draft nor its lock is touched by it', async () => {
	const author = await aStoredAdmin()
	const id = await createPrompt(author, aPromptInput({ title: 'Free and old' }), aClient())
	await edit(author, id, { title: 'Premium and new', isPremium: true })
	const { updatedAt: editedAt } = await readOwnPrompt(author, id)
	await saveDraft(author, id, aDraft({ title: 'Still a draft' }), { editedAt, client: aClient() })
	await restore(author, id, 1)
	expect(await readOwnPrompt(author, id)).toMatchObject({ title: 'Free and old', isPremium: true })
	expect((await readPrompt(VISITOR, id, 'en')).body).toBeNull()
	expect((await listPromptVersions(author, id, null)).lines[0]).toMatchObject({ number: 3, restoredFrom: 1 })
	expect(await listDrafts(author)).toMatchObject([{ id, title: 'Still a draft' }])
})

test('who has not seen the newest version restores nothing over it', async () => {
	const author = await aStoredMember()
	const id = await createPrompt(author, aPromptInput({ title: 'One' }), aClient())
	await edit(author, id, { title: 'Two' })
	const { updatedAt: seenAt } = await readOwnPrompt(author, id)
	await edit(author, id, { title: 'Three' })
	const late = restorePromptVersion(author, id, 1, { seenAt, note: null, client: aClient() })
	await expect(late).rejects.toMatchObject({ status: 409 })
	expect(await readOwnPrompt(author, id)).toMatchObject({ title: 'Three' })
})

test('versions are their author’s and admins’, also of what is premium, hidden or both', async () => {
	const { id, author } = await aPublishedPrompt()
	const admin = await aStoredAdmin()
	await decide(admin, id, 'hide')
	const legend = { ...(await aStoredMember()), tier: 'pro' as const }
	await expect(listPromptVersions(legend, id, null)).rejects.toMatchObject({ status: 404 })
	await expect(readWhole(legend, id, 1)).rejects.toMatchObject({ status: 404 })
	await expect(restore(legend, id, 1)).rejects.toMatchObject({ status: 404 })
	for (const member of [author, admin]) expect((await readWhole(member, id, 1)).read).not.toEqual([])
	// A hidden one that is changed stays hidden.
	await edit(author, id, { title: 'Changed while hidden' })
	await expect(readPrompt(VISITOR, id, 'en')).rejects.toMatchObject({ status: 410 })
})

test('the newest versions are kept, up to a number and a size, and numbers go on', async () => {
	const author = await aStoredMember()
	const id = await createPrompt(author, aPromptInput(), aClient())
	const add = (content: PromptInput) =>
		db().transaction((within) =>
			addVersion(within, id, {
				content,
				byUserId: author.userId,
				createdAt: new Date(),
				note: null,
				restoredFrom: null,
			}),
		)
	const numbers = async () => {
		const rows = await db()
			.select({ number: promptVersions.number })
			.from(promptVersions)
			.where(eq(promptVersions.promptId, id))
			.orderBy(promptVersions.number)
		return rows.map(({ number }) => number)
	}
	for (let nth = 0; nth < MOST_VERSIONS; nth += 1) await add(aPromptInput({ title: `${nth}` }))
	const kept = await numbers()
	expect([kept[0], kept.at(-1), kept.length]).toEqual([2, MOST_VERSIONS + 1, MOST_VERSIONS])
	const { lines, next } = await listPromptVersions(author, id, null)
	expect([lines.length, next]).toEqual([VERSIONS_AT_ONCE, MOST_VERSIONS + 2 - VERSIONS_AT_ONCE])
	for (let nth = 0; nth < 10; nth += 1) await add(aPromptInput({ promptText: 'é'.repeat(50_000 * 3) }))
	const large = await numbers()
	expect([large.length, large.at(-1)]).toEqual([6, MOST_VERSIONS + 11])
})
