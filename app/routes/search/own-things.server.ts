import { href } from 'react-router'
import { findNamed, typedWords } from '~/core/names/find-named'
import { type Member, opens } from '~/core/viewer'
import { findOwn } from '~/features/authoring/own-named.server'
import { searchConversations } from '~/features/chat/chat-search.server'
import { listCollections } from '~/features/collections/collection.server'
import { findSessions } from '~/features/focus/focus-named.server'
import { highlight } from '~/features/library/search-marks'
import { findByName } from '~/features/locker/locker-named.server'
import type { OwnFind } from '~/features/search/own-finds'

/** Of each kind of thing. */
const MOST = 3

/**
 * What of a person's own fits the words that they type: what they wrote, and what is in the rooms that their plan opens
 * (docs/product.md#search). Refuses where the locker is searched too often at once.
 */
export async function findOwnThings(member: Member, query: string, signal: AbortSignal): Promise<OwnFind[]> {
	const found = await Promise.all([
		findSaved(member, query, signal),
		findWritten(member, query),
		findConversations(member, query),
		findFocus(member, query),
		findCollections(member, query),
	])
	return found.flat()
}

async function findSaved(member: Member, query: string, signal: AbortSignal): Promise<OwnFind[]> {
	if (!opens(member, 'locker') || typedWords(query).length === 0) return []
	const saved = await findByName(member, query, { most: MOST, signal })
	return saved.map((one) => ({ kind: 'saved', ...one, to: href('/prompt-locker/:id', { id: one.id }) }))
}

async function findWritten(member: Member, query: string): Promise<OwnFind[]> {
	const written = await findOwn(member, query, MOST)
	return written.map(({ id, title, isPublished }) => ({
		kind: isPublished ? 'created' : 'draft',
		id,
		titleParts: markedBy(title, query),
		to: href(isPublished ? '/prompt/:id' : '/prompt/:id/edit', { id }),
	}))
}

async function findConversations(member: Member, query: string): Promise<OwnFind[]> {
	if (!opens(member, 'chat')) return []
	const { hits } = await searchConversations(member, query)
	return hits.slice(0, MOST).map(({ conversationId: id, title, messageId }) => {
		const page = href('/chat-legend/:id?', { id })
		return { kind: 'conversation', id, titleParts: title, to: messageId ? `${page}?at=${messageId}` : page }
	})
}

async function findFocus(member: Member, query: string): Promise<OwnFind[]> {
	if (!opens(member, 'focus_mode')) return []
	const sessions = await findSessions(member, query, MOST)
	return sessions.map(({ id, title, isInProgress }) => ({
		kind: 'session',
		id,
		titleParts: markedBy(title, query),
		to: isInProgress ? href('/focus') : href('/focus/past/:id', { id }),
	}))
}

async function findCollections(member: Member, query: string): Promise<OwnFind[]> {
	const words = typedWords(query)
	if (words.length === 0) return []
	const named = findNamed(await listCollections(member), words, ({ title }) => title)
	return named.slice(0, MOST).map(({ id, title }) => ({
		kind: 'collection',
		id,
		titleParts: markedBy(title, query),
		to: href('/collections/:id', { id }),
	}))
}

function markedBy(title: string, query: string) {
	const words = typedWords(query)
	return highlight(title, words, words.at(-1))
}
