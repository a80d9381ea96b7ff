import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import { type Member, opens } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { listCards } from '~/features/library/prompt-cards.server'
import { readSavedPrompt } from '~/features/locker/locker.server'
import { savedPrompts } from '~/features/locker/schema.server'
import type { Language } from '~/i18n/language'
import { LONGEST_SHOWN, MOST_COLLECTED, type OwnCollected } from './collection'
import { markOf } from './collection-input.server'
import { type Collected, changeOwn, listCollected, refuseMissing } from './collection-row.server'
import { collectionPrompts } from './schema.server'

/** A prompt to put into a collection: of the library or created by its id, or one of one's own locker. */
export interface WantedPrompt {
	promptId: string
	isSaved: boolean
}

/**
 * Puts a prompt at the end of a collection; what stands in it already stays where it is, and what was taken out comes back
 * with its note. Refuses with `not_found` for a collection of somebody else, or a prompt that this person can't see, and with
 * `invalid_input` where the collection is full or the text too long to be shown.
 */
export async function addToCollection(member: Member, id: string, wanted: WantedPrompt): Promise<void> {
	const { id: promptId } = await findWanted(member, wanted, member.language)
	await changeOwn(member, id, async (within) => {
		const all = await listCollected(within, id)
		if (all.some((one) => one.promptId === promptId)) return
		requireRoom(all.length)
		await within
			.insert(collectionPrompts)
			.values({
				...{ promptId, collectionId: id, userId: member.userId },
				savedPromptId: wanted.isSaved ? promptId : null,
				position: all.length,
			})
			.onConflictDoUpdate({
				target: [collectionPrompts.collectionId, collectionPrompts.promptId],
				set: { removedAt: null, position: all.length },
			})
	})
}

/**
 * What a prompt is called that somebody wants to add, and its id, by whatever address it was found. Refuses with `not_found`
 * what they can't see, with `plan_too_small` who has no locker any more, and with `invalid_input` a text that is too long.
 */
export async function findWanted(
	member: Member,
	{ promptId, isSaved }: WantedPrompt,
	language: Language,
): Promise<{ id: string; title: string }> {
	if (!isSaved) {
		const [card] = await listCards(member, [promptId], language)
		if (!card) throw refuse('not_found', undefined, { message: 'prompt_not_found' })
		return { id: card.id, title: card.title }
	}
	if (!opens(member, 'locker')) throw refuse('plan_too_small')
	const { id, title, content } = await readSavedPrompt(member, promptId)
	if (content.length > LONGEST_SHOWN)
		throw refuse('invalid_input', undefined, {
			message: 'collected_too_long',
			values: { count: LONGEST_SHOWN },
		})
	return { id, title }
}

function requireRoom(there: number): void {
	if (there >= MOST_COLLECTED)
		throw refuse('invalid_input', undefined, {
			message: 'collection_full',
			values: { count: MOST_COLLECTED },
		})
}

/** Gives each its place, in this order. */
async function place(within: Within, ids: readonly string[]): Promise<void> {
	const places = sql`unnest(${sql.param([...ids])}::text[]) with ordinality as placed (id, place)`
	await within.execute(sql`
		update ${collectionPrompts} as collected set position = placed.place - 1
		from ${places} where collected.id = placed.id`)
}

/** Those that stand in it, and the place of one of them. Refuses with `not_found`. */
async function find(within: Within, id: string, one: string): Promise<{ all: Collected[]; at: number }> {
	const all = await listCollected(within, id)
	const at = all.findIndex((collected) => collected.id === one)
	if (at < 0) throw refuse('not_found', undefined, { message: 'collected_not_found' })
	return { all, at }
}

/** Moves a prompt one place up or down; at the end it stays where it is. Refuses with `not_found`. */
export function moveCollected(member: Member, id: string, one: string, by: -1 | 1): Promise<void> {
	return changeOwn(member, id, async (within) => {
		const { all, at } = await find(within, id, one)
		const other = all[at + by]
		if (!other) return
		const ids = all.map((collected) => collected.id)
		ids[at] = other.id
		ids[at + by] = one
		await place(within, ids)
	})
}

/** Takes a prompt out of a collection; for an hour it can be put back. Refuses with `not_found`. */
export function removeCollected(member: Member, id: string, one: string): Promise<void> {
	return changeOwn(member, id, async (within) => {
		const { all } = await find(within, id, one)
		await place(
			within,
			all.map((collected) => collected.id).filter((other) => other !== one),
		)
		await within.update(collectionPrompts).set({ removedAt: new Date() }).where(eq(collectionPrompts.id, one))
	})
}

/**
 * Puts a prompt that was taken out back to where it stood; doing so twice is doing it once. Refuses with `not_found` where it is
 * too late, and with `invalid_input` where others have taken its place.
 */
export function restoreCollected(member: Member, id: string, one: string): Promise<void> {
	return changeOwn(member, id, async (within) => {
		const all = await listCollected(within, id)
		if (all.some((collected) => collected.id === one)) return
		requireRoom(all.length)
		const removed = and(
			eq(collectionPrompts.id, one),
			eq(collectionPrompts.collectionId, id),
			isNotNull(collectionPrompts.removedAt),
		)
		const [row] = await within
			.update(collectionPrompts)
			.set({ removedAt: null })
			.where(removed)
			.returning({ position: collectionPrompts.position })
		if (!row) throw refuseMissing()
		const ids = all.map((collected) => collected.id)
		ids.splice(row.position, 0, one)
		await place(within, ids)
	})
}

/**
 * Writes what its author says about a prompt. Refuses with `not_found`, and with `conflict` and what is stored where that is
 * not what they have `seen`, unless it says the same.
 */
export function noteCollected(
	member: Member,
	id: string,
	one: string,
	{ note, seen }: { note: string; seen: string },
): Promise<void> {
	return changeOwn(member, id, async (within) => {
		const { all, at } = await find(within, id, one)
		const stored = all[at]?.note ?? ''
		if (markOf(stored) !== seen && stored !== note)
			throw refuse('conflict', { note: stored }, { message: 'collection_changed_meanwhile' })
		await within.update(collectionPrompts).set({ note }).where(eq(collectionPrompts.id, one))
	})
}

/** What stands in a collection as its author sees it: what is gone can be taken out, and has no name any more. */
export async function describeCollected(
	member: Member,
	collected: readonly Collected[],
	language: Language,
): Promise<OwnCollected[]> {
	const saved = collected.flatMap(({ savedPromptId }) => savedPromptId ?? [])
	const listed = collected.filter(({ savedPromptId }) => savedPromptId === null)
	const titles = await savedTitles(member, saved)
	const cards = await listCards(
		member,
		listed.map(({ promptId }) => promptId),
		language,
	)
	const prompts = new Map<string, OwnCollected['prompt']>()
	for (const { id, title, address, language } of cards)
		prompts.set(id, { title, address, language, isSaved: false })
	for (const { id, title } of titles) prompts.set(id, { title, address: id, language: null, isSaved: true })
	return collected.map(({ id, note, promptId }) => ({
		...{ id, note },
		seen: markOf(note),
		prompt: prompts.get(promptId) ?? null,
	}))
}

async function savedTitles({ userId }: Member, ids: string[]): Promise<{ id: string; title: string }[]> {
	if (ids.length === 0) return []
	const mine = and(eq(savedPrompts.userId, userId), isNull(savedPrompts.removedAt))
	return db()
		.select({ id: savedPrompts.id, title: savedPrompts.title })
		.from(savedPrompts)
		.where(and(mine, inArray(savedPrompts.id, ids)))
}

/** In which of these collections a prompt stands. */
export async function collectionsWith({ userId }: Member, promptId: string): Promise<string[]> {
	const rows = await db()
		.select({ id: collectionPrompts.collectionId })
		.from(collectionPrompts)
		.where(
			and(
				eq(collectionPrompts.userId, userId),
				eq(collectionPrompts.promptId, promptId),
				isNull(collectionPrompts.removedAt),
			),
		)
	return rows.map(({ id }) => id)
}
