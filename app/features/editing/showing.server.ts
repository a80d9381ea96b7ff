import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { db, type Within } from '~/db/client.server'
import { productNow } from '~/db/clock.server'
import { promptSearch } from '~/db/schema.server'
import { changeLibrary, raiseLibrary } from '~/features/library/versions/library-change.server'
import { listingOf } from '~/features/library/versions/listing'
import { libraryChanges, libraryPrompts, libraryVersions } from '~/features/library/versions/schema.server'
import { renewLibrary } from '~/features/library/versions/snapshot.server'
import { runDigests } from '~/features/library/versions/text-runs'
import { indexWithin } from '~/features/search/search-index.server'
import { type IndexedVersion, libraryEntry } from '~/features/search/search-library.server'
import { purgingWords } from '~/features/search/search-word.server'

/** What is done to the library, as its record names it. */
export type LibraryAction =
	| 'create'
	| 'draft'
	| 'discard'
	| 'publish'
	| 'publish_scheduled'
	| 'schedule'
	| 'unschedule'
	| 'withdraw'
	| 'restore'
	| 'move'
	| 'order'
	| 'take_offer'
	| 'decline_offer'
	| 'import'
	| 'pick_sample'
	| 'unpick_sample'

/** Writes down what was done, and who did it: null for the clock and the command line. */
export async function writeDown(
	within: Within,
	action: LibraryAction,
	{ promptId, version = null, by }: { promptId: string; version?: number | null; by: string | null },
): Promise<void> {
	await within.insert(libraryChanges).values({ action, promptId, version, byUserId: by })
}

/** A version that readers get from `when` on. */
export interface Shown {
	promptId: string
	number: number
	when: Date
}

/**
 * Has readers get these versions: in lists, by address and in the search at once, within a transaction that holds the
 * library. What waited for a day waits no more.
 */
export async function show(within: Within, shown: readonly Shown[]): Promise<void> {
	const ids = shown.map(({ promptId }) => promptId)
	await purgingWords(within, listed(ids), async () => {
		const rows: (IndexedVersion & { updatedOn: string })[] = []
		for (const one of shown) rows.push(await readShown(within, one))
		await indexWithin(within, ...rows.map(libraryEntry))
		const changedIn = await raiseLibrary(within)
		for (const [at, { id, number, content, position, updatedOn }] of rows.entries()) {
			const when = shown[at]?.when ?? new Date()
			await within
				.update(libraryPrompts)
				.set({
					state: 'published',
					publishedVersion: number,
					publishedAt: sql`coalesce(${libraryPrompts.publishedAt}, ${when.toISOString()}::timestamptz)`,
					updatedOn,
					position,
					listing: listingOf(content),
					runs: runDigests(content),
					scheduledVersion: null,
					scheduledFor: null,
					changedIn,
				})
				.where(eq(libraryPrompts.id, id))
		}
	})
}

async function readShown(within: Within, { promptId, number, when }: Shown) {
	const { id, position, publishedAt } = libraryPrompts
	const [row] = await within
		.select({ id, position, publishedAt, content: libraryVersions.content })
		.from(libraryPrompts)
		.innerJoin(libraryVersions, and(eq(libraryVersions.promptId, id), eq(libraryVersions.number, number)))
		.where(eq(id, promptId))
	if (!row) throw new Error(`Version ${number} of the prompt ${promptId} is missing.`)
	return {
		id: row.id,
		number,
		content: row.content,
		// A prompt stands where the day it came on puts it.
		position: row.publishedAt ? row.position : when.getTime(),
		publishedAt: row.publishedAt ?? when,
		updatedOn: when.toISOString().slice(0, 10),
	}
}

/** Has readers get a prompt no more, within a transaction that holds the library. */
export async function hide(within: Within, promptId: string): Promise<void> {
	await purgingWords(within, sql`${promptId}`, async () => {
		await within.delete(promptSearch).where(eq(promptSearch.promptId, promptId))
		const changedIn = await raiseLibrary(within)
		await within
			.update(libraryPrompts)
			.set({ state: 'withdrawn', scheduledVersion: null, scheduledFor: null, changedIn })
			.where(eq(libraryPrompts.id, promptId))
	})
}

function listed(ids: readonly string[]): SQL {
	return sql.join(
		ids.map((id) => sql`${id}`),
		sql`, `,
	)
}

const AT_ONCE = 100

/**
 * Publishes what is due by the product's clock. Any number of processes may ask at any time: each prompt is published
 * once, with the search and the library's version, or not at all. Answers how many were.
 */
export async function publishDue(): Promise<number> {
	const isDue = lte(libraryPrompts.scheduledFor, productNow())
	const [first] = await db().select({ id: libraryPrompts.id }).from(libraryPrompts).where(isDue).limit(1)
	if (!first) return 0
	const count = await changeLibrary(async (within) => {
		const { id, scheduledVersion, scheduledFor } = libraryPrompts
		const due = await within
			.select({ id, scheduledVersion, scheduledFor })
			.from(libraryPrompts)
			.where(isDue)
			.orderBy(asc(scheduledFor), asc(id))
			.limit(AT_ONCE)
		const shown = due.flatMap(({ id: promptId, scheduledVersion: number, scheduledFor: when }) =>
			number !== null && when ? [{ promptId, number, when }] : [],
		)
		if (shown.length > 0) await show(within, shown)
		for (const { promptId, number } of shown) {
			await writeDown(within, 'publish_scheduled', { promptId, version: number, by: null })
		}
		return shown.length
	})
	await renewLibrary()
	return count
}
