import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { hasEnded, rememberEnded } from '~/core/ended-wish.server'
import { idOfWish } from '~/core/idempotency-key.server'
import { type Client, consumeRateLimit } from '~/core/limit.server'
import { type Refused, refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { type Database, db, type Within } from '~/db/client.server'
import { violatesUnique } from '~/db/violation.server'
import { type CreatedPrompt, findCreatedPrompt } from '~/features/library/created-prompt.server'
import { canEditPrompt } from '~/features/library/prompt-access'
import { prompts } from '~/features/library/schema.server'
import { entryOf, indexWithin } from '~/features/search/search-index.server'
import { purgingWords } from '~/features/search/search-word.server'
import { findDraft, findOwnDraft } from './draft-row.server'
import { PromptFormInput, type PromptInput } from './prompt-input'
import { promptDrafts } from './schema.server'
import { addVersion, lockAuthor } from './versions/version-keeping.server'

/** As many of a person’s own are listed. */
export const MOST_OWN = 500

/** What tells a form that is sent again from another, and as of when its author saw what the first one made. */
interface Wish {
	idempotencyKey?: string | undefined
	editedAt?: Date | undefined
}

/** What a prompt shall say, as of when its writer saw what is stored, and what they note of it. */
export interface PromptEdit extends PromptInput {
	editedAt: Date
	note?: string | null
	/** The version that it says again: its draft stays. */
	restoredFrom?: number
}

/**
 * Publishes a prompt; from then on it is found by search, on every process (docs/product.md#authoring). The premium
 * flag is honoured only for admins. Answers its id. Sent again it is published once; with other words that is
 * an edit. Refuses with `too_many`, with `gone` where what it published was removed since, and like an edit.
 */
export async function createPrompt(
	author: Member,
	input: PromptInput,
	client: Client,
	{ idempotencyKey, editedAt = new Date(0) }: Wish = {},
): Promise<string> {
	await countCreation(author, client)
	const id = idOfWish(author.userId, idempotencyKey)
	await publishOrEdit(author, id, { ...input, editedAt })
	return id
}

/**
 * Makes readers get what the form of a prompt says: an edit of a published one, else its author's draft is published. The
 * draft is none any more. Answers whether it was published just now. Refuses like both, with `not_found` where there is neither.
 */
export async function publishPrompt(
	member: Member,
	id: string,
	edit: PromptEdit,
	client: Client,
): Promise<boolean> {
	const isPublished = (await findCreatedPrompt(id)) !== undefined
	if (isPublished) {
		await countEdit(member, client)
		await editPrompt(member, id, edit)
	} else {
		if (!(await findOwnDraft(member, id))) throw notFound()
		await countCreation(member, client)
		await publishOrEdit(member, id, edit)
	}
	return !isPublished
}

async function countCreation({ userId }: Member, { address }: Client): Promise<void> {
	await consumeRateLimit('createPromptAddress', address)
	await consumeRateLimit('createPrompt', userId)
}

/** Counts a change of a prompt or of a draft. Refuses with `too_many`. */
export async function countEdit({ userId }: Member, { address }: Client): Promise<void> {
	await consumeRateLimit('editPromptAddress', address)
	await consumeRateLimit('editPrompt', userId)
}

async function publishOrEdit(author: Member, id: string, edit: PromptEdit): Promise<void> {
	try {
		await publish(author, id, edit)
	} catch (error) {
		if (!violatesUnique(error, 'prompts_pkey')) throw error
		await editPrompt(author, id, edit)
	}
}

function publish(author: Member, id: string, edit: PromptEdit): Promise<void> {
	const { editedAt, note = null, restoredFrom: _none, ...input } = edit
	const { userId } = author
	const content = { ...input, isPremium: input.isPremium && author.isAdmin }
	const createdAt = new Date()
	return db().transaction(async (within) => {
		await indexWithin(within, entryOf(id, createdAt, content))
		await lockAuthor(within, userId)
		await within
			.insert(prompts)
			.values({ ...content, id, createdBy: userId, createdAt, updatedAt: createdAt })
		// After the row: whoever is removing the one before it is waited for.
		if (await hasEnded(within, id)) throw refuse('gone', undefined, { message: 'prompt_gone' })
		await takeDraft(within, id, input, editedAt)
		await addVersion(within, id, { content, byUserId: userId, createdAt, note, restoredFrom: null })
	})
}

/** What was a draft is published: one that its writer has not seen, and that says something else, refuses with `conflict`. */
async function takeDraft(within: Within, id: string, input: PromptInput, seenAt: Date): Promise<void> {
	const draft = await findDraft(within, id)
	if (!draft) return
	const said = PromptFormInput.safeParse(draft.content).data
	if (draft.updatedAt > seenAt && !isDeepStrictEqual(said, input)) throw conflict()
	await within.delete(promptDrafts).where(eq(promptDrafts.id, id))
}

/**
 * A created prompt with its text, for editing. Someone else's answers exactly like a missing one, except to admins.
 * Refuses with `not_found`.
 */
export async function readOwnPrompt(member: Member, id: string): Promise<CreatedPrompt> {
	const prompt = await findCreatedPrompt(id)
	if (prompt && canEditPrompt(member, prompt)) return prompt
	throw notFound()
}

/**
 * Changes a created prompt, which makes another version of it; an author's draft of it is none any more. Only an admin's
 * form moves the premium flag. Refuses with `not_found`, also for someone else's, and with `conflict` where the stored one,
 * or the author's own draft, is newer than what the form was made of and says something else.
 */
export async function editPrompt(member: Member, id: string, edit: PromptEdit): Promise<void> {
	const { createdBy } = await readOwnPrompt(member, id)
	await db().transaction((within) =>
		purgingWords(within, sql`${id}`, async () => {
			await lockAuthor(within, createdBy)
			await editWithin(within, member, id, edit)
		}),
	)
}

async function editWithin(within: Within, member: Member, id: string, edit: PromptEdit): Promise<void> {
	const { editedAt, note = null, restoredFrom = null, ...input } = edit
	const [stored] = await within.select().from(prompts).where(eq(prompts.id, id)).for('update')
	if (!stored) throw notFound()
	const content = { ...input, isPremium: member.isAdmin ? input.isPremium : stored.isPremium }
	// The same form sent twice is no conflict, and no version.
	const isSame = isDeepStrictEqual({ ...stored, ...content }, stored)
	if (stored.updatedAt > editedAt && !isSame) throw conflict()
	const draft = await findDraft(within, id)
	if (stored.createdBy === member.userId && restoredFrom === null) {
		await takeDraft(within, id, input, editedAt)
	}
	if (isSame) return
	// Always a later one than whatever somebody may have seen, whatever this machine's clock says.
	const seen = Math.max(stored.updatedAt.getTime(), draft?.updatedAt.getTime() ?? 0)
	const updatedAt = new Date(Math.max(Date.now(), seen + 1))
	await within
		.update(prompts)
		.set({ ...content, updatedAt })
		.where(eq(prompts.id, id))
	// What is hidden is found by nobody, whatever it says now.
	if (!stored.hiddenAt) await indexWithin(within, entryOf(id, stored.createdAt, content))
	const { userId: byUserId } = member
	await addVersion(within, id, { content, byUserId, createdAt: updatedAt, note, restoredFrom })
}

/**
 * Removes a created prompt with all that names it, and words that stood in no other. Refuses with `not_found`, also for
 * someone else's, and with `conflict` where the stored one is newer than what its remover has seen.
 */
export async function removePrompt(member: Member, id: string, seenAt?: Date): Promise<void> {
	await readOwnPrompt(member, id)
	const isRemoved = await db().transaction((within) =>
		purgingWords(within, sql`${id}`, () => removeWithin(within, id, seenAt)),
	)
	if (isRemoved) return
	await readOwnPrompt(member, id)
	throw conflict()
}

/**
 * Removes a created prompt as part of a transaction, within `purgingWords`. Answers false where there is none, or where
 * it is newer than what its remover has seen.
 */
export async function removeWithin(
	within: Pick<Database, 'delete' | 'execute'>,
	id: string,
	seenAt?: Date,
): Promise<boolean> {
	const isSeen = seenAt && lte(prompts.updatedAt, seenAt)
	const removed = await within
		.delete(prompts)
		.where(and(eq(prompts.id, id), isSeen))
		.returning({ id: prompts.id })
	if (removed.length > 0) await rememberEnded(within, sql`select ${id}::text as id`)
	return removed.length > 0
}

/** What a person has created, newest first. */
export async function listOwnPrompts({ userId }: Member): Promise<string[]> {
	const rows = await db()
		.select({ id: prompts.id })
		.from(prompts)
		.where(eq(prompts.createdBy, userId))
		.orderBy(desc(prompts.createdAt))
		.limit(MOST_OWN)
	return rows.map(({ id }) => id)
}

/** The ids of a person's own prompts that are hidden from others. */
export async function listOwnHidden({ userId }: Member): Promise<string[]> {
	const rows = await db()
		.select({ id: prompts.id })
		.from(prompts)
		.where(and(eq(prompts.createdBy, userId), isNotNull(prompts.hiddenAt)))
	return rows.map(({ id }) => id)
}

/** Somebody else's is answered so, too. */
export function notFound(): Refused {
	return refuse('not_found', undefined, { message: 'prompt_not_found' })
}

export function conflict(): Refused {
	return refuse('conflict', undefined, { message: 'conflict' })
}
