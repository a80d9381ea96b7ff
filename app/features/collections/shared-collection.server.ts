import { and, eq, inArray, isNull } from 'drizzle-orm'
import { slugOf } from '~/core/slug'
import { unguessable } from '~/core/unguessable.server'
import { isEditor, type Member, VISITOR, type Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { profiles, user } from '~/db/schema.server'
import { suspensions } from '~/features/account/schema.server'
import { listCards } from '~/features/library/prompt-cards.server'
import { savedPromptOrigins, savedPrompts } from '~/features/locker/schema.server'
import type { Language } from '~/i18n/language'
import { LONGEST_SHOWN, type SharedCollection, type SharedPrompt, SLUG } from './collection'
import { type Collected, changeOwn, findOwn, listCollected, refuseMissing } from './collection-row.server'
import { openTitle, withoutPremiumWords } from './premium-words.server'
import { collections } from './schema.server'

/** 80 bits. */
const SECRET = 16

const addressOf = (title: string) => [slugOf(title), unguessable(SECRET)].filter(Boolean).join('-')

/** Gives a collection a link, a new one each time, or leaves it the one it has. Answers what it ends with. Refuses with `not_found`. */
export async function shareCollection(member: Member, id: string): Promise<string> {
	const own = await findOwn(db(), member, id)
	// Whoever gets the link reads its words; a new link for one that has it needs none.
	const words = own.slug === null ? await openTitle(VISITOR, own) : ''
	return changeOwn(member, id, async (within, { slug }) => {
		const shared = slug ?? addressOf(words)
		await within.update(collections).set({ slug: shared }).where(eq(collections.id, id))
		return shared
	})
}

/** Takes the link of a collection back, for good. Refuses with `not_found`. */
export function unshareCollection(member: Member, id: string): Promise<void> {
	return changeOwn(member, id, async (within) => {
		await within.update(collections).set({ slug: null }).where(eq(collections.id, id))
	})
}

/** Who has the link; whose author is suspended, or what was closed, its author and editors see alone. */
async function findShared(viewer: Viewer, slug: string) {
	if (!SLUG.test(slug)) throw refuseMissing()
	const [found] = await db()
		.select({
			collection: collections,
			fullName: profiles.fullName,
			username: profiles.username,
			isConfirmed: user.emailVerified,
			suspendedFor: suspensions.cause,
		})
		.from(collections)
		.innerJoin(user, eq(user.id, collections.userId))
		.leftJoin(profiles, eq(profiles.id, collections.userId))
		.leftJoin(suspensions, eq(suspensions.userId, collections.userId))
		.where(and(eq(collections.slug, slug), isNull(collections.removedAt)))
	const isOwn = viewer.userId !== null && viewer.userId === found?.collection.userId
	const isClosed = found?.suspendedFor || found?.collection.hiddenAt
	if (!found || (isClosed && !isOwn && !isEditor(viewer))) throw refuseMissing()
	return { ...found, isOwn, isClosed: Boolean(isClosed) }
}

/**
 * A collection as whoever has its link may see it. Prompts that are gone, or hidden from this viewer, fall out of it, and the
 * others close up. Refuses with `not_found`: for a link that never was, was taken back, or was closed.
 */
export async function readShared(
	viewer: Viewer,
	slug: string,
	language: Language,
): Promise<SharedCollection> {
	const { collection, fullName, username, isConfirmed, isOwn, isClosed } = await findShared(viewer, slug)
	const shared = {
		title: collection.title,
		description: collection.description,
		language: collection.language,
		slug,
		author: fullName || username,
		updatedAt: collection.updatedAt.toISOString(),
		prompts: await sharedPrompts(viewer, await listCollected(db(), collection.id), language),
		isIndexed: isConfirmed && !isClosed,
		isOwn,
		isHidden: isClosed,
	}
	return isOwn ? shared : withoutPremiumWords(viewer, shared, language)
}

/** Only whether it can be seen, which it is, and what it is called for this viewer. Refuses as `readShared`. */
export async function findSharedTitle(viewer: Viewer, slug: string): Promise<{ id: string; title: string }> {
	const { collection, isOwn } = await findShared(viewer, slug)
	return { id: collection.id, title: isOwn ? collection.title : await openTitle(viewer, collection) }
}

async function sharedPrompts(
	viewer: Viewer,
	collected: readonly Collected[],
	language: Language,
): Promise<SharedPrompt[]> {
	const saved = await readSaved(collected.flatMap(({ savedPromptId }) => savedPromptId ?? []))
	const originOf = new Map(
		saved.flatMap(({ id, origin }) => (origin ? [[id, origin.promptId] as const] : [])),
	)
	const listed = collected.filter(({ savedPromptId }) => savedPromptId === null)
	const wanted = [...listed.map(({ promptId }) => promptId), ...originOf.values()]
	const cards = new Map((await listCards(viewer, wanted, language)).map((card) => [card.id, card]))
	return collected.flatMap(({ id, note, promptId, savedPromptId }): SharedPrompt[] => {
		const one = saved.find((row) => row.id === savedPromptId)
		const card = cards.get(originOf.get(promptId) ?? promptId) ?? null
		if (!one) return card ? [{ id, note, card, saved: null }] : []
		// A copy of a prompt of the library says what that says: it is for who may read that.
		if (one.origin && !card?.isOpen) return card ? [{ id, note, card, saved: null }] : []
		const { title, description, content, origin } = one
		const text = content.slice(0, LONGEST_SHOWN).toWellFormed()
		return [{ id, note, card: null, saved: { title, description, text, origin } }]
	})
}

/** Saved prompts that are still in their locker, and of which prompt of the library they are copies. */
async function readSaved(ids: string[]) {
	if (ids.length === 0) return []
	return db()
		.select({
			id: savedPrompts.id,
			title: savedPrompts.title,
			description: savedPrompts.description,
			content: savedPrompts.content,
			origin: {
				promptId: savedPromptOrigins.promptId,
				language: savedPromptOrigins.language,
				version: savedPromptOrigins.version,
			},
		})
		.from(savedPrompts)
		.leftJoin(savedPromptOrigins, eq(savedPromptOrigins.savedPromptId, savedPrompts.id))
		.where(and(inArray(savedPrompts.id, ids), isNull(savedPrompts.removedAt)))
}
