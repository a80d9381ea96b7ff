import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { idOfWish } from '~/core/idempotency-key.server'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import type { Language } from '~/i18n/language'
import { describeCollected } from './collected.server'
import { type ListedCollection, MOST_COLLECTIONS, type OwnCollection } from './collection'
import { type CollectionInput, markOf } from './collection-input.server'
import { changeCollections, changeOwn, findOwn, listCollected } from './collection-row.server'
import { collectionPrompts, collections } from './schema.server'

const kept = ({ userId }: Member) => and(eq(collections.userId, userId), isNull(collections.removedAt))

/** A person's collections, the one that changed last first. */
export async function listCollections(member: Member): Promise<ListedCollection[]> {
	const rows = await db()
		.select({ collection: collections, count: count(collectionPrompts.id) })
		.from(collections)
		.leftJoin(
			collectionPrompts,
			and(eq(collectionPrompts.collectionId, collections.id), isNull(collectionPrompts.removedAt)),
		)
		.where(kept(member))
		.groupBy(collections.id)
		.orderBy(desc(collections.updatedAt), desc(collections.id))
	return rows.map(({ collection: { id, title, slug, hiddenAt, updatedAt }, count }) => ({
		...{ id, title, count },
		isShared: slug !== null,
		isHidden: hiddenAt !== null,
		updatedAt: updatedAt.toISOString(),
	}))
}

/** One collection of a person, to edit. Refuses with `not_found`, also for somebody else's. */
export async function readOwn(member: Member, id: string, language: Language): Promise<OwnCollection> {
	const { title, description, slug, hiddenAt, hiddenWord, updatedAt, ...rest } = await findOwn(
		db(),
		member,
		id,
	)
	return {
		...{ id, title, description, slug, language: rest.language },
		hidden: hiddenAt && { word: hiddenWord },
		prompts: await describeCollected(member, await listCollected(db(), id), language),
		updatedAt: updatedAt.toISOString(),
		seen: markOf(title, description),
	}
}

/**
 * Begins a collection, and answers its id. Sent again with the same key and title it is the same one, until it is removed.
 * Refuses with `invalid_input` where there are too many.
 */
export function createCollection(
	member: Member,
	input: Pick<CollectionInput, 'title'> & Partial<CollectionInput>,
	language: Language,
	idempotencyKey?: string,
): Promise<string> {
	const { userId } = member
	// Who goes back to the form and begins another one by it does not mean the first.
	const wish = idempotencyKey && `collection\n${idempotencyKey}\n${input.title}`
	const wished = idOfWish(userId, wish)
	return changeCollections(member, async (within) => {
		const [there] = await within
			.select({ removedAt: collections.removedAt })
			.from(collections)
			.where(eq(collections.id, wished))
		if (there && !there.removedAt) return wished
		const id = there ? idOfWish(userId, undefined) : wished
		await within.insert(collections).values({ ...input, id, language, userId, updatedAt: new Date() })
		await requireRoom(within, member)
		return id
	})
}

/** Counted with the new one: where that is too much, it is taken back. */
async function requireRoom(within: Within, member: Member): Promise<void> {
	if ((await within.$count(collections, kept(member))) > MOST_COLLECTIONS)
		throw refuse('invalid_input', undefined, {
			message: 'collections_full',
			values: { count: MOST_COLLECTIONS },
		})
}

/**
 * Writes title and description. Refuses with `not_found`, and with `conflict` and what is stored where that is not what
 * its author has `seen`, unless it says the same.
 */
export function editCollection(
	member: Member,
	id: string,
	input: CollectionInput,
	seen: string,
): Promise<void> {
	return changeOwn(member, id, async (within, { title, description }) => {
		const stored = markOf(title, description)
		if (stored !== seen && stored !== markOf(input.title, input.description))
			throw refuse('conflict', { title, description }, { message: 'collection_changed_meanwhile' })
		await within.update(collections).set(input).where(eq(collections.id, id))
	})
}

/** Takes a collection away, its link at once; for an hour it can be put back. Refuses with `not_found`. */
export function removeCollection(member: Member, id: string): Promise<void> {
	return changeOwn(member, id, async (within) => {
		await within.update(collections).set({ removedAt: new Date() }).where(eq(collections.id, id))
	})
}

/**
 * Puts a removed collection back as it was, with its link; doing so twice is doing it once. Refuses with `not_found` where it is
 * too late, or never was, and with `invalid_input` where others have taken its place.
 */
export function restoreCollection(member: Member, id: string): Promise<void> {
	return changeCollections(member, async (within) => {
		const [row] = await within
			.update(collections)
			.set({ removedAt: null })
			.where(
				and(eq(collections.id, id), eq(collections.userId, member.userId), isNotNull(collections.removedAt)),
			)
			.returning({ id: collections.id })
		if (!row) await findOwn(within, member, id)
		await requireRoom(within, member)
	})
}
