import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import { ByteBoundedStore } from '~/core/memory/byte-bounded-store.server'
import { db } from '~/db/client.server'
import type { Language } from '~/i18n/language'
import { libraryChanges, libraryPrompts, libraryVersions } from './schema.server'
import { currentLibrary, type Listing } from './snapshot.server'

/** A version that readers get, or got before a newer one. */
export interface PublishedVersion {
	number: number
	/** Since when they got it. */
	since: Date
	/** ISO date, never after that of a newer one; of the newest the day that its prompt's page tells. */
	day: string
	note: Record<Language, string> | null
}

/** What is stored of a version, and which acts of the record tell whether readers got it. */
interface StoredVersion {
	number: number
	origin: 'file' | 'editor'
	createdAt: Date
	note: Record<Language, string> | null
}
interface Act {
	action: string
	version: number | null
	at: Date
}

const SHOWING = ['publish', 'publish_scheduled', 'restore']
const TELLING = [...SHOWING, 'withdraw', 'import']
/** More than a prompt has; older ones are told to nobody. */
const MOST_VERSIONS = 500

/** Room for the pasts of some thousand prompts. */
const LIMIT_BYTES = 4 * 1024 * 1024
const BYTES_A_VERSION = 200
const BYTES_A_CHARACTER = 2
const kept = new ByteBoundedStore<{ versions: readonly PublishedVersion[]; bytes: number }>(LIMIT_BYTES)

/** The versions of a published prompt that readers get or got, the newest first: never one that was made and not shown. */
export async function listPublished(
	listing: Pick<Listing, 'id' | 'version' | 'updatedOn'>,
): Promise<readonly PublishedVersion[]> {
	// Whatever changes a past raises the library.
	const key = `${currentLibrary().version} ${listing.version} ${listing.id}`
	const known = kept.get(key)
	if (known) return known.versions
	const versions = await readPublishedVersions(listing)
	const letters = versions.reduce((sum, { note }) => sum + (note ? note.en.length + note.pt.length : 0), 0)
	kept.set(key, { versions, bytes: versions.length * BYTES_A_VERSION + letters * BYTES_A_CHARACTER })
	return versions
}

/** For tests, whose databases begin anew. */
export function forgetPasts(): void {
	kept.clear()
}

async function readPublishedVersions(
	listing: Pick<Listing, 'id' | 'version' | 'updatedOn'>,
): Promise<PublishedVersion[]> {
	const { id: promptId, version: current, updatedOn } = listing
	const { number, origin, createdAt, note } = libraryVersions
	const { id, action, version, at } = libraryChanges
	const published = db()
		.select({ publishedAt: libraryPrompts.publishedAt })
		.from(libraryPrompts)
		.where(eq(libraryPrompts.id, promptId))
	const newest = db()
		.select({ number, origin, createdAt, note })
		.from(libraryVersions)
		.where(and(eq(libraryVersions.promptId, promptId), lte(number, current)))
		.orderBy(desc(number))
		.limit(MOST_VERSIONS)
	const acts = db()
		.select({ action, version, at })
		.from(libraryChanges)
		.where(and(eq(libraryChanges.promptId, promptId), inArray(action, TELLING)))
		.orderBy(asc(id))
	const [[row], versions, record] = await Promise.all([published, newest, acts])
	let day = updatedOn
	return shownOf({ current, publishedAt: row?.publishedAt ?? null }, versions, record).map((shown) => {
		const own = shown.since.toISOString().slice(0, 10)
		day = shown.number === current || own > day ? day : own
		return { ...shown, day }
	})
}

/**
 * Those of a prompt's versions that readers got, by its record. Editors' acts are written down there; what a file brings
 * in is not, and readers get it where they have the prompt. Of what an import replaced the record tells nothing any more.
 */
export function shownOf(
	{ current, publishedAt }: { current: number; publishedAt: Date | null },
	versions: readonly StoredVersion[],
	record: readonly Act[],
): Omit<PublishedVersion, 'day'>[] {
	const imported = record.findLastIndex(({ action }) => action === 'import')
	const begin = record[imported]?.at
	const acts = record.slice(imported + 1)
	const isOut = (moment: Date) => {
		if (!publishedAt || publishedAt > moment || (begin && begin >= moment)) return false
		return acts.findLast(({ at }) => at < moment)?.action !== 'withdraw'
	}
	return versions.flatMap(({ number, origin, createdAt, note }) => {
		const act = acts.find(({ action, version }) => version === number && SHOWING.includes(action))
		const isShown = number === current || act || (origin === 'file' && isOut(createdAt))
		return isShown ? [{ number, since: act?.at ?? createdAt, note }] : []
	})
}
