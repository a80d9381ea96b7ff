import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { hasEnded, rememberEnded } from '~/core/ended-wish.server'
import { idOfWish } from '~/core/idempotency-key.server'
import { type Client, consumeRateLimit } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { type Database, db } from '~/db/client.server'
import { violatesUnique } from '~/db/violation.server'
import { type CreatedPrompt, findCreatedPrompt } from '~/features/library/created-prompt.server'
import { canEditPrompt } from '~/features/library/prompt-access'
import { prompts } from '~/features/library/schema.server'
import { entryOf, indexWithin } from '~/features/search/search-index.server'
import { purgingWords } from '~/features/search/search-word.server'
import type { PromptInput } from './prompt-input'

type Within = Pick<Database, 'update' | 'execute' | 'insert'>

const MOST_OWN = 500

/** What tells a form that is sent again from another, and as of when its author saw what the first one made. */
interface Wish {
	idempotencyKey?: string | undefined
	editedAt?: Date | undefined
}

/**
 * Publishes a prompt; from then on it is found by search, on every process (docs/product.md#authoring). The premium
 * flag is honoured only for admins. Answers its id. Sent again it is published once; with other words that is
 * an edit. Refuses with `too_many`, with `gone` where what it published was removed since, and like an edit.
 */
export async function createPrompt(
	author: Member,
	input: PromptInput,
	{ address }: Client,
	{ idempotencyKey, editedAt = new Date(0) }: Wish = {},
): Promise<string> {
	await consumeRateLimit('createPromptAddress', address)
	await consumeRateLimit('createPrompt', author.userId)
	const id = idOfWish(author.userId, idempotencyKey)
	try {
		await publish(author, id, input)
	} catch (error) {
		if (!violatesUnique(error, 'prompts_pkey')) throw error
		await editPrompt(author, id, { ...input, editedAt })
	}
	return id
}

function publish(author: Member, id: string, input: PromptInput): Promise<void> {
	const createdAt = new Date()
	const isPremium = input.isPremium && author.isAdmin
	return db().transaction(async (within) => {
		await indexWithin(within, entryOf(id, createdAt, { ...input, isPremium }))
		await within
			.insert(prompts)
			.values({ ...input, id, isPremium, createdBy: author.userId, createdAt, updatedAt: createdAt })
		// After the row: whoever is removing the one before it is waited for.
		if (await hasEnded(within, id)) throw refuse('gone', undefined, { message: 'prompt_gone' })
	})
}

/**
 * A created prompt with its text, for editing. Someone else's answers exactly like a missing one, except to admins.
 * Refuses with `not_found`.
 */
export async function readOwnPrompt(member: Member, id: string): Promise<CreatedPrompt> {
	const prompt = await findCreatedPrompt(id)
	if (prompt && canEditPrompt(member, prompt)) return prompt
	throw refuse('not_found', undefined, { message: 'prompt_not_found' })
}

/**
 * Changes a created prompt. Only an admin's form moves the premium flag. Refuses with `not_found`, also for someone
 * else's, and with `conflict` where the stored one is newer than what the form was made of and says something else.
 */
export async function editPrompt(member: Member, id: string, edit: PromptInput & { editedAt: Date }) {
	const { editedAt, ...input } = edit
	const stored = await readOwnPrompt(member, id)
	const isPremium = member.isAdmin ? input.isPremium : stored.isPremium
	// Always a later one, whatever this machine's clock says.
	const updatedAt = sql`greatest(${new Date()}::timestamptz, ${prompts.updatedAt} + interval '1 millisecond')`
	const change = async (within: Within) => {
		const [row] = await within
			.update(prompts)
			.set({ ...input, isPremium, updatedAt })
			.where(and(eq(prompts.id, id), lte(prompts.updatedAt, editedAt)))
			.returning({ createdAt: prompts.createdAt, hiddenAt: prompts.hiddenAt })
		// What is hidden is found by nobody, whatever it says now.
		if (row && !row.hiddenAt) await indexWithin(within, entryOf(id, row.createdAt, { ...input, isPremium }))
		return row !== undefined
	}
	const isSaved = await db().transaction((within) => purgingWords(within, sql`${id}`, () => change(within)))
	if (isSaved) return
	const newer = await readOwnPrompt(member, id)
	// The same form sent twice is no conflict.
	if (!isDeepStrictEqual({ ...newer, ...input, isPremium }, newer))
		throw refuse('conflict', undefined, { message: 'conflict' })
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
	throw refuse('conflict', undefined, { message: 'conflict' })
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
