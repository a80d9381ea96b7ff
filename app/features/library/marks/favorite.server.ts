import { and, desc, eq } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import { fold } from '~/core/search-words'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import type { Language } from '~/i18n/language'
import { isKnownPrompt } from '../place.server'
import type { ListedPrompt } from '../prompt'
import { listCards } from '../prompt-cards.server'
import { favorites, promptUses } from '../schema.server'

/** As many are shown at once; a search looks through all of them. */
export const MOST_SHOWN = 200

/** A saved prompt, and the day it was last used on, if it was. */
export interface Favorite {
	card: ListedPrompt
	lastUsedOn: string | null
}

/** Saves a prompt for a person; saving it twice is saving it once. Refuses with `not_found`. */
export async function addFavorite(member: Member, promptId: string): Promise<void> {
	if (!(await isKnownPrompt(member, promptId)))
		throw refuse('not_found', undefined, { message: 'prompt_not_found' })
	await db().insert(favorites).values({ userId: member.userId, promptId }).onConflictDoNothing()
}

/** Takes a prompt out of a person's favorites, where it is one. */
export async function removeFavorite({ userId }: Member, promptId: string): Promise<void> {
	await db()
		.delete(favorites)
		.where(and(eq(favorites.userId, userId), eq(favorites.promptId, promptId)))
}

/** A person's favorites, newest first; with a query, those that have all its words in title, tags or description. */
export async function listFavorites(member: Member, language: Language, query: string): Promise<Favorite[]> {
	const rows = await db()
		.select({ promptId: favorites.promptId, lastUsedOn: promptUses.usedOn })
		.from(favorites)
		.leftJoin(
			promptUses,
			and(eq(promptUses.userId, favorites.userId), eq(promptUses.promptId, favorites.promptId)),
		)
		.where(eq(favorites.userId, member.userId))
		.orderBy(desc(favorites.createdAt), favorites.promptId)
	const usedOn = new Map(rows.map(({ promptId, lastUsedOn }) => [promptId, lastUsedOn]))
	const cards = await listCards(member, [...usedOn.keys()], language)
	const words = fold(query).split(' ')
	return cards
		.filter((card) => hasWords(card, words))
		.slice(0, MOST_SHOWN)
		.map((card) => ({ card, lastUsedOn: usedOn.get(card.id) ?? null }))
}

/** How many prompts a person has saved, those included that nobody finds in the library any more. */
export function countFavorites({ userId }: Member): Promise<number> {
	return db().$count(favorites, eq(favorites.userId, userId))
}

function hasWords({ title, description, tags }: ListedPrompt, words: readonly string[]): boolean {
	const text = fold([title, description, ...tags].join('\n'))
	return words.every((word) => text.includes(word))
}
