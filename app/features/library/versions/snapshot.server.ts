import { and, asc, desc, gt, sql } from 'drizzle-orm'
import type { CategoryTexts } from '~/content/catalogue'
import { db } from '~/db/client.server'
import { contentVersion } from '../schema.server'
import type { StoredListing } from './listing'
import { libraryAddresses, libraryCategoryTexts, libraryPrompts } from './schema.server'

/** What anyone may know of a prompt of the library; never its text. */
export interface Listing extends StoredListing {
	/** For good. */
	id: string
	/** What its page is called now. */
	address: string
	/** The version that readers get. */
	version: number
	position: number
	/** ISO date of the last change. */
	updatedOn: string
	/** ISO date of its first day in the library. */
	publishedOn: string
}

/** The library as readers get it, at one moment. */
export interface Library {
	version: number
	/** All that readers ever got, for the desk: by id, what was withdrawn too. */
	all: ReadonlyMap<string, { listing: Listing; isPublished: boolean }>
	/** What is published, in the order of lists. */
	prompts: readonly Listing[]
	premiumCount: number
	/** What editors say of categories, by their ids; of the others the files do. */
	categoryTexts: ReadonlyMap<string, CategoryTexts>
	/** The published prompt of this id, address or former address. */
	find(name: string): Listing | undefined
	/** The same of a prompt that was withdrawn. */
	findWithdrawn(name: string): Listing | undefined
}

interface Known {
	listing: Listing
	isPublished: boolean
	names: readonly string[]
}

interface Snapshot extends Library {
	all: ReadonlyMap<string, Known>
}

const ROWS_AT_ONCE = 1_000

/** Kept on `globalThis` because development loads edited modules again. */
const held = globalThis as typeof globalThis & { prontoLibrary?: Snapshot }

/** The library as this process knows it. Throws when asked before `loadLibrary`. */
export function currentLibrary(): Library {
	if (!held.prontoLibrary) throw new Error('The library is not loaded.')
	return held.prontoLibrary
}

/** Reads the library as it is stored now: before anybody is served. */
export async function loadLibrary(): Promise<void> {
	held.prontoLibrary = await readSince(snapshotOf(-1, new Map(), new Map()))
}

/** Takes over what has changed since, from whatever process. Answers whether anything has. */
export async function renewLibrary(): Promise<boolean> {
	const before = held.prontoLibrary
	if (!before || (await readVersion()) === before.version) return false
	const next = await readSince(before)
	// Whoever asked at the same time may have read more.
	if (next.version > currentLibrary().version) held.prontoLibrary = next
	return true
}

async function readVersion(): Promise<number> {
	const [row] = await db().select({ library: contentVersion.library }).from(contentVersion)
	return row?.library ?? 0
}

/** The version is read first: what changes meanwhile is read again with the next. */
async function readSince({ version: since, all }: Snapshot): Promise<Snapshot> {
	const version = await readVersion()
	const next = new Map(all)
	const texts = await readCategoryTexts()
	for (let after = ''; ; ) {
		const rows = await readChanged(since, after)
		for (const { id, state, names, address, ...row } of rows) {
			const { listing, version: number, publishedAt, updatedOn, position } = row
			if (!listing || number === null || !publishedAt || updatedOn === null) {
				next.delete(id)
				continue
			}
			const publishedOn = publishedAt.toISOString().slice(0, 10)
			next.set(id, {
				listing: { ...listing, id, address, version: number, position, updatedOn, publishedOn },
				isPublished: state === 'published',
				names,
			})
		}
		const last = rows.at(-1)
		if (!last || rows.length < ROWS_AT_ONCE) return snapshotOf(version, next, texts)
		after = last.id
	}
}

async function readCategoryTexts(): Promise<ReadonlyMap<string, CategoryTexts>> {
	const { category, number, content } = libraryCategoryTexts
	const rows = await db()
		.selectDistinctOn([category], { category, content })
		.from(libraryCategoryTexts)
		.orderBy(asc(category), desc(number))
	return new Map(rows.map((row) => [row.category, row.content]))
}

function readChanged(since: number, after: string) {
	const { id, address, state, position, updatedOn, publishedAt, listing, changedIn } = libraryPrompts
	return db()
		.select({
			id,
			address,
			state,
			position,
			updatedOn,
			publishedAt,
			listing,
			version: libraryPrompts.publishedVersion,
			names: sql<string[]>`array(
				select ${libraryAddresses.address} from ${libraryAddresses} where ${libraryAddresses.promptId} = ${id})`,
		})
		.from(libraryPrompts)
		.where(and(gt(changedIn, since), gt(id, after)))
		.orderBy(asc(id))
		.limit(ROWS_AT_ONCE)
}

function snapshotOf(
	version: number,
	all: ReadonlyMap<string, Known>,
	categoryTexts: ReadonlyMap<string, CategoryTexts>,
): Snapshot {
	const known = [...all.values()]
	const published = known.filter(({ isPublished }) => isPublished)
	const prompts = published.map(({ listing }) => listing).toSorted(inOrder)
	const byName = namesOf(published)
	const withdrawn = namesOf(known.filter(({ isPublished }) => !isPublished))
	return {
		version,
		all,
		prompts,
		categoryTexts,
		premiumCount: prompts.filter(({ isPremium }) => isPremium).length,
		find: (name) => byName.get(name),
		findWithdrawn: (name) => withdrawn.get(name),
	}
}

function namesOf(some: readonly Known[]): ReadonlyMap<string, Listing> {
	return new Map(some.flatMap(({ names, listing }) => names.map((name) => [name, listing] as const)))
}

function inOrder(one: Listing, other: Listing): number {
	return one.position - other.position || (one.id < other.id ? -1 : 1)
}
