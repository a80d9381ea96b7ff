import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { hasEnded, rememberEnded } from '~/core/ended-wish.server'
import { idOfWish } from '~/core/idempotency-key.server'
import type { Client } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { type CreatedPrompt, findCreatedPrompt } from '~/features/library/created-prompt.server'
import { canEditPrompt } from '~/features/library/prompt-access'
import { prompts } from '~/features/library/schema.server'
import type { Language } from '~/i18n/language'
import { conflict, countEdit, notFound } from './create-prompt.server'
import { findDraft, findOwnDraft, type StoredDraft } from './draft-row.server'
import type { PromptDraft } from './prompt-form'
import { promptDrafts } from './schema.server'
import { lockAuthor } from './versions/version-keeping.server'

/** One person keeps so many at most; docs/product.md#authoring says so. */
export const MOST_DRAFTS = 50
/** Of a draft without a title, so much of its text stands in its place. */
const SHOWN = 80

/** What the form of a prompt is made of: what readers get, and what its author keeps beside it. */
export interface EditedPrompt {
	published: CreatedPrompt | null
	draft: StoredDraft | null
}

/**
 * A prompt for its form. A draft is its author's alone: for everybody else, admins too, there is none. Refuses with
 * `not_found`, also for someone else's prompt.
 */
export async function readEditedPrompt(member: Member, id: string): Promise<EditedPrompt> {
	const published = (await findCreatedPrompt(id)) ?? null
	if (published && !canEditPrompt(member, published)) throw notFound()
	const draft = (await findOwnDraft(member, id)) ?? null
	if (!published && !draft) throw notFound()
	return { published, draft }
}

/** A draft that a new form makes, under the id that its prompt will have. Sent again it is made once. Answers its id. */
export async function createDraft(
	author: Member,
	content: PromptDraft,
	client: Client,
	{ idempotencyKey, editedAt }: { idempotencyKey: string | undefined; editedAt: Date },
): Promise<string> {
	const id = idOfWish(author.userId, idempotencyKey)
	await countEdit(author, client)
	await store(author, id, content, editedAt, true)
	return id
}

/**
 * Stores what an author writes, for nobody else to see: readers go on getting what is published, if anything is. Refuses with
 * `not_found`, also for someone else's, with `conflict` where the draft or what is published is newer than what the form was made
 * of, with `invalid_input` where somebody has too many, and with `too_many`.
 */
export async function saveDraft(
	author: Member,
	id: string,
	content: PromptDraft,
	{ editedAt, client }: { editedAt: Date; client: Client },
): Promise<void> {
	await countEdit(author, client)
	await store(author, id, content, editedAt, false)
}

function store(author: Member, id: string, content: PromptDraft, seenAt: Date, isNew: boolean) {
	const { userId } = author
	return db().transaction(async (within) => {
		await lockAuthor(within, userId)
		const draft = await findDraft(within, id)
		const [published] = await within
			.select({ createdBy: prompts.createdBy, updatedAt: prompts.updatedAt })
			.from(prompts)
			.where(eq(prompts.id, id))
		if ([draft?.userId, published?.createdBy].some((owner) => owner && owner !== userId)) throw notFound()
		if (!draft && !published && !isNew) throw notFound()
		if (draft && isDeepStrictEqual(draft.content, content)) return
		const stored = [draft, published].flatMap((one) => one?.updatedAt ?? [])
		if (stored.some((moment) => moment > seenAt)) throw conflict()
		if (!draft) await requireRoom(within, id, userId)
		// Later than whatever its writer has seen, whatever this machine's clock says.
		const updatedAt = new Date(Math.max(Date.now(), ...stored.map((moment) => moment.getTime() + 1)))
		await within
			.insert(promptDrafts)
			.values({ id, userId, content, createdAt: updatedAt, updatedAt })
			.onConflictDoUpdate({ target: promptDrafts.id, set: { content, updatedAt } })
	})
}

async function requireRoom(within: Within, id: string, userId: string): Promise<void> {
	if (await hasEnded(within, id)) throw refuse('gone', undefined, { message: 'prompt_gone' })
	const count = await within.$count(promptDrafts, eq(promptDrafts.userId, userId))
	if (count < MOST_DRAFTS) return
	throw refuse('invalid_input', undefined, { message: 'drafts_full', values: { most: MOST_DRAFTS } })
}

/**
 * Throws a person's own draft away; what is published stays. Refuses with `not_found`, and with `conflict` where it is newer
 * than what was seen of it.
 */
export async function discardDraft(author: Member, id: string, seenAt: Date): Promise<void> {
	const { userId } = author
	await db().transaction(async (within) => {
		await lockAuthor(within, userId)
		const mine = and(eq(promptDrafts.id, id), eq(promptDrafts.userId, userId))
		const gone = await within
			.delete(promptDrafts)
			.where(and(mine, lte(promptDrafts.updatedAt, seenAt)))
			.returning({ id: promptDrafts.id })
		if (gone.length === 0) throw (await within.$count(promptDrafts, mine)) > 0 ? conflict() : notFound()
		const isPublished = (await within.$count(prompts, eq(prompts.id, id))) > 0
		if (!isPublished) await rememberEnded(within, sql`select ${id}::text as id`)
	})
}

/** A draft in the list of its author. */
export interface ListedDraft {
	id: string
	/** Its title, else how its text begins; perhaps nothing. */
	title: string
	language: Language
	/** Whether readers get another text meanwhile. */
	isPublished: boolean
	updatedAt: Date
}

/** What a person keeps as drafts, the last one first. */
export async function listDrafts({ userId }: Member): Promise<ListedDraft[]> {
	const { id, content, updatedAt } = promptDrafts
	return db()
		.select({
			id,
			title: sql<string>`coalesce(nullif(btrim(${content}->>'title'), ''), left(${content}->>'promptText', ${SHOWN}))`,
			language: sql<Language>`${content}->>'language'`,
			isPublished: sql<boolean>`${prompts.id} is not null`,
			updatedAt,
		})
		.from(promptDrafts)
		.leftJoin(prompts, eq(prompts.id, id))
		.where(eq(promptDrafts.userId, userId))
		.orderBy(desc(updatedAt), desc(id))
		.limit(MOST_DRAFTS)
}
