import { and, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf } from '~/core/cursor.server'
import { turns } from '~/core/turns.server'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { MomentText } from '~/i18n/moment.server'
import { breather } from './import/breather.server'
import { type CardPage, cardOf, type SavedPrompt } from './locker'
import { asSaved, inLocker, lockerPieces, ORDERS, SAVED } from './locker-row.server'
import { type CategoryFilter, hasWords, type LockerQuery, queryWords } from './locker-search'
import { savedPrompts } from './schema.server'

const { id, isPinned, updatedAt, categoryId } = savedPrompts

/** What the last prompt of a page is sorted by. */
const cursor = cursorOf(z.tuple([z.boolean(), MomentText, z.uuid()]))

/** Which part of what is asked for is wanted. */
export interface LockerPart {
	/** The cursor of the page before; null, or one that is none, for the first page. */
	after: string | null
	most: number
	isCounted: boolean
	/** Aborts when nobody waits for it any more. */
	signal?: AbortSignal
}

/** Each goes through a whole locker: a person's searches take turns, and so do those of several people. */
const takeTurn = turns({
	most: 4,
	patience: 10_000,
	waiting: 4,
	refusal: { code: 'unavailable', message: 'search_busy' },
})

interface Found {
	ids: string[]
	/** How many there are from the first of these on; null where they were not to be counted. */
	count: number | null
	/** Whether there are more behind these. */
	hasMore: boolean
}

/** The cards of a Legend's locker that are asked for, in its order. No text is read further than a card shows it. */
export async function readCards(
	legend: MemberWith<'locker'>,
	asked: LockerQuery,
	part: LockerPart,
): Promise<CardPage> {
	const { ids, count, hasMore } = await findSaved(legend, asked, part)
	const cards = (await readFound(legend, ids)).map(cardOf)
	const last = cards.at(-1)
	return {
		cards,
		count,
		next: hasMore && last ? cursor.write([last.isPinned, last.updatedAt, last.id]) : null,
	}
}

/** No card shows more characters of a prompt. */
const BEGINNING = 1_000

/** What was found, in the locker's order: of each content the beginning alone, which is more than a card shows. */
export async function readFound(
	{ userId }: MemberWith<'locker'>,
	ids: readonly string[],
): Promise<SavedPrompt[]> {
	const content = sql<string>`left(${savedPrompts.content}, ${BEGINNING})`
	const rows = await db()
		.select({ ...SAVED, content })
		.from(savedPrompts)
		.where(and(inLocker(userId), inArray(id, [...ids])))
		.orderBy(...ORDERS.locker)
	return rows.map(asSaved)
}

/**
 * The ids of the saved prompts that are asked for, in the locker's order. Texts are looked through in pieces, so that
 * others have their turn meanwhile. Refuses with `too_many` who searches too often at once, with `unavailable` while others do.
 */
export async function findSaved(
	{ userId }: MemberWith<'locker'>,
	asked: LockerQuery,
	part: LockerPart,
): Promise<Found> {
	const place = cursor.read(part.after)
	const words = queryWords(asked.query)
	const where = and(inCategory(asked.category), place ? behind(place) : undefined)
	if (words.length > 0) return lookThrough(userId, where, words, part)
	const rows = await db()
		.select({ id })
		.from(savedPrompts)
		.where(and(inLocker(userId), where))
		.orderBy(...ORDERS.locker)
		.limit(part.most + 1)
	const ids = rows.slice(0, part.most).map((row) => row.id)
	const count = part.isCounted ? await db().$count(savedPrompts, and(inLocker(userId), where)) : null
	return { ids, count, hasMore: rows.length > part.most }
}

async function lookThrough(
	userId: string,
	where: SQL | undefined,
	words: readonly string[],
	{ most, isCounted, signal }: LockerPart,
): Promise<Found> {
	using _turn = await takeTurn(userId, signal)
	const breathe = breather(signal)
	const ids: string[] = []
	let count = 0
	for await (const piece of lockerPieces({ userId }, { order: 'locker', where })) {
		for (const prompt of piece) {
			await breathe()
			if (!hasWords(prompt, words)) continue
			count += 1
			if (ids.length < most) ids.push(prompt.id)
			else if (!isCounted) return { ids, count: null, hasMore: true }
		}
	}
	return { ids, count: isCounted ? count : null, hasMore: count > most }
}

function inCategory(category: CategoryFilter): SQL | undefined {
	if (category === 'all') return undefined
	return category === 'uncategorized' ? isNull(categoryId) : eq(categoryId, category)
}

/** What stands behind a place in the locker's order. */
function behind([wasPinned, moment, lastId]: NonNullable<ReturnType<typeof cursor.read>>): SQL | undefined {
	const at = new Date(moment)
	const isLater = or(lt(updatedAt, at), and(eq(updatedAt, at), gt(id, lastId)))
	return or(lt(isPinned, wasPinned), and(eq(isPinned, wasPinned), isLater))
}
