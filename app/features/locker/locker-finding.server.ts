import { and, arrayContains, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { isMeant } from '~/core/names/find-named'
import { fold } from '~/core/search-words'
import { turns } from '~/core/turns.server'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { breather } from './import/breather.server'
import { type CardPage, cardOf, type SavedPrompt } from './locker'
import { behindCursor, cursorBehind, ORDERS, SORTED_BY } from './locker-order.server'
import { asSaved, inLocker, lockerPieces, SAVED, type WantedPrompts } from './locker-row.server'
import { hasWords, type LockerQuery, queryWords } from './locker-search'
import { savedPrompts } from './schema.server'

const { id, categoryId } = savedPrompts

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
	const rows = await rowsOf(legend, ids)
	const last = rows.at(-1)
	return {
		cards: rows.map(({ saved }) => cardOf(asSaved(saved))),
		count,
		next: hasMore && last ? cursorBehind(asked.sort, last.place) : null,
		meant: count === 0 && part.after === null ? await findMeant(legend, asked, part) : null,
	}
}

/** Nobody types more to find something. */
const MOST_MEANT = 8
const WORDS = /[\p{L}\p{N}]+/gu

/** The query with each word that stands in no title and no tag as the one that it was probably meant for, where that finds something. */
async function findMeant(
	legend: MemberWith<'locker'>,
	asked: LockerQuery,
	{ signal }: LockerPart,
): Promise<string | null> {
	const typed = asked.query.split(/\s+/).filter(Boolean)
	// Each is held against every word of the locker.
	if (typed.length === 0 || typed.length > MOST_MEANT) return null
	const { title, tags } = savedPrompts
	const rows = await db().select({ title, tags }).from(savedPrompts).where(inLocker(legend.userId))
	const words = new Set(
		rows.flatMap((row) => [row.title, ...row.tags].join(' ').toLowerCase().match(WORDS) ?? []),
	)
	// Words come again and again, and folding one takes longest.
	const said = new Map([...words].map((word) => [fold(word), word]))
	const known = [...said.keys()]
	const meant = typed.map((word) => {
		const folded = fold(word)
		if (known.some((one) => one.includes(folded))) return word
		const alike = known.find((one) => isMeant(folded, [one]))
		return (alike && said.get(alike)) ?? word
	})
	const query = meant.join(' ')
	if (query === typed.join(' ')) return null
	const part = { after: null, most: 1, isCounted: false, ...(signal ? { signal } : {}) }
	const { ids } = await findSaved(legend, { ...asked, query }, part)
	return ids.length > 0 ? query : null
}

/** What was found, in the order of the ids: of each content the beginning alone, which is more than a card shows. */
export async function readFound(
	legend: MemberWith<'locker'>,
	ids: readonly string[],
): Promise<SavedPrompt[]> {
	return (await rowsOf(legend, ids)).map(({ saved }) => asSaved(saved))
}

/** No card shows more characters of a prompt. */
const BEGINNING = 1_000

async function rowsOf({ userId }: MemberWith<'locker'>, ids: readonly string[]) {
	const content = sql<string>`left(${savedPrompts.content}, ${BEGINNING})`
	const rows = await db()
		.select({ saved: { ...SAVED, content }, place: SORTED_BY })
		.from(savedPrompts)
		.where(and(inLocker(userId), inArray(id, [...ids])))
	const byId = new Map(rows.map((row) => [row.saved.id, row]))
	return ids.flatMap((one) => byId.get(one) ?? [])
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
	const words = queryWords(asked.query)
	const where = and(filterOf(asked), behindCursor(asked.sort, part.after))
	if (words.length > 0) return lookThrough(userId, { order: asked.sort, where }, words, part)
	const rows = await db()
		.select({ id })
		.from(savedPrompts)
		.where(and(inLocker(userId), where))
		.orderBy(...ORDERS[asked.sort])
		.limit(part.most + 1)
	const ids = rows.slice(0, part.most).map((row) => row.id)
	const count = part.isCounted ? await db().$count(savedPrompts, and(inLocker(userId), where)) : null
	return { ids, count, hasMore: rows.length > part.most }
}

async function lookThrough(
	userId: string,
	wanted: WantedPrompts,
	words: readonly string[],
	{ most, isCounted, signal }: LockerPart,
): Promise<Found> {
	using _turn = await takeTurn(userId, signal)
	const breathe = breather(signal)
	const ids: string[] = []
	let count = 0
	for await (const piece of lockerPieces({ userId }, wanted)) {
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

function filterOf({ category, tags }: LockerQuery): SQL | undefined {
	const hasTags = tags.length > 0 ? arrayContains(savedPrompts.tags, [...tags]) : undefined
	if (category === 'all') return hasTags
	return and(hasTags, category === 'uncategorized' ? isNull(categoryId) : eq(categoryId, category))
}
