import { and, arrayOverlaps, desc, eq, sql } from 'drizzle-orm'
import type { MemberWith } from '~/core/viewer'
import { type Database, db } from '~/db/client.server'
import { partsOf } from '~/features/library/blanks'
import { readPublished } from '~/features/library/prompt.server'
import { libraryPrompts } from '~/features/library/versions/schema.server'
import { currentLibrary, type Listing } from '~/features/library/versions/snapshot.server'
import { digestsOf } from '~/features/library/versions/text-runs'
import { LANGUAGES } from '~/i18n/language'
import type { LibraryCopy, Origin } from './locker-origin'
import { inLocker } from './locker-row.server'
import { savedPromptOrigins, savedPrompts } from './schema.server'

type Legend = MemberWith<'locker'>

/** Remembers of which prompt of the library a saved prompt is a copy, as readers get it now; one of anybody else's is no origin. */
export async function rememberOrigin(
	{ userId }: Legend,
	savedPromptId: string,
	{ promptId, language }: Origin,
): Promise<void> {
	const listing = currentLibrary().find(promptId)
	if (!listing) return
	await db()
		.insert(savedPromptOrigins)
		.values({ savedPromptId, userId, promptId: listing.id, language, version: listing.version })
		.onConflictDoNothing()
}

/** Shorter pieces of a text stand in others too. */
const SHORTEST_PIECE = 20
/** Of ten thousand prompts few have runs of words in common with a text, and one of these is its original. */
const MOST_LIKELY = 5
/** As many as the longest prompt of the library has. */
const MOST_COMPARED = 5_000

/**
 * Of which prompt of the library a text was made that came by way of another room: the one of which it has most, and more
 * than half, of what stands between blanks and line ends, letter by letter. Null where there is none, or this person may
 * not read it.
 */
export async function findOriginOf(legend: Legend, text: string): Promise<Origin | null> {
	let best: { share: number; origin: Origin } | null = null
	for (const listing of await findLikely(text)) {
		const content = await readPublished(legend, listing, { number: listing.version })
		if (!content) continue
		for (const language of LANGUAGES) {
			const share = shareOf(content[language].promptText, text)
			if (share > (best?.share ?? 0.5)) best = { share, origin: { promptId: listing.id, language } }
		}
	}
	return best?.origin ?? null
}

/** What is published and has most runs of words in common with a text. */
async function findLikely(text: string): Promise<Listing[]> {
	const digests = digestsOf(text).slice(0, MOST_COMPARED)
	if (digests.length === 0) return []
	const { id, runs } = libraryPrompts
	const asked = sql`${sql.param(digests)}::integer[]`
	const inCommon = sql`cardinality(array(select unnest(${runs}) intersect select unnest(${asked})))`
	const rows = await db()
		.select({ id })
		.from(libraryPrompts)
		.where(and(eq(libraryPrompts.state, 'published'), arrayOverlaps(runs, digests)))
		.orderBy(desc(inCommon), id)
		.limit(MOST_LIKELY)
	return rows.flatMap((row) => currentLibrary().find(row.id) ?? [])
}

/** How much of an original's own words stands in a text, from 0 to 1. */
function shareOf(original: string, text: string): number {
	const pieces = partsOf(original)
		.flatMap((part) => (part.kind === 'text' ? part.text.split('\n') : []))
		.map((piece) => piece.trim())
		.filter((piece) => piece.length >= SHORTEST_PIECE)
	const lengthOf = (some: readonly string[]) => some.reduce((sum, piece) => sum + piece.length, 0)
	return lengthOf(pieces.filter((piece) => text.includes(piece))) / Math.max(1, lengthOf(pieces))
}

/** A copy of a copy has the same original. */
export async function copyOrigin(
	within: Pick<Database, 'execute'>,
	{ userId }: Legend,
	{ from, to }: { from: string; to: string },
): Promise<void> {
	await within.execute(sql`
		insert into ${savedPromptOrigins} (saved_prompt_id, user_id, prompt_id, language, version)
		select ${to}, user_id, prompt_id, language, version from ${savedPromptOrigins}
		where saved_prompt_id = ${from} and user_id = ${userId} on conflict do nothing`)
}

/** Of what a saved prompt is a copy, if it is one. */
export async function findOrigin({ userId }: Legend, savedPromptId: string) {
	const [origin] = await db()
		.select()
		.from(savedPromptOrigins)
		.where(and(eq(savedPromptOrigins.savedPromptId, savedPromptId), eq(savedPromptOrigins.userId, userId)))
	return origin
}

/** From now on the copy counts as made of this version. */
export async function settleOrigin(
	{ userId }: Legend,
	savedPromptId: string,
	version: number,
): Promise<void> {
	await db()
		.update(savedPromptOrigins)
		.set({ version })
		.where(and(eq(savedPromptOrigins.savedPromptId, savedPromptId), eq(savedPromptOrigins.userId, userId)))
}

/** The prompt of the library that a saved prompt is a copy of, as it is called now; null where it is none, or that was withdrawn. */
export async function readOrigin(
	legend: Legend,
	savedPromptId: string,
): Promise<{ title: string; address: string; language: Origin['language'] } | null> {
	const origin = await findOrigin(legend, savedPromptId)
	const listing = origin && currentLibrary().find(origin.promptId)
	if (!listing) return null
	const { language } = origin
	return { title: listing.words[language].title, address: listing.address, language }
}

/** More of one prompt are hardly made. */
const MOST_COPIES = 20

/** What somebody saved from one prompt of the library, the newest first. */
export async function listCopies({ userId }: Legend, promptId: string): Promise<LibraryCopy[]> {
	const { id, content, createdAt } = savedPrompts
	return db()
		.select({ id, content })
		.from(savedPromptOrigins)
		.innerJoin(savedPrompts, eq(id, savedPromptOrigins.savedPromptId))
		.where(and(inLocker(userId), eq(savedPromptOrigins.promptId, promptId)))
		.orderBy(desc(createdAt))
		.limit(MOST_COPIES)
}
