import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import { fold } from '~/core/search-words'
import { db } from '~/db/client.server'
import { libraryPrompts } from '~/features/library/versions/schema.server'
import { currentLibrary, type Library } from '~/features/library/versions/snapshot.server'

/** The ids of all prompts whose titles, ids or addresses hold these words, in either language; null where nothing is asked. */
export async function findNamed(query: string): Promise<ReadonlySet<string> | null> {
	const words = fold(query).split(' ').filter(Boolean)
	if (words.length === 0) return null
	const unread = await readUnread()
	const ids = new Set<string>()
	for (const [id, names] of namesIn(currentLibrary())) if (hasWords(names, words)) ids.add(id)
	for (const [id, address, titles] of unread) {
		if (hasWords(namesOf(id, address, foldOnce(titles)), words)) ids.add(id)
	}
	return ids
}

function hasWords(names: string, words: readonly string[]): boolean {
	return words.every((word) => names.includes(word))
}

const namesOf = (id: string, address: string, titles: string) => `${titles}\n${id}\n${address}`

/** Made once for each state of the library: there may be ten thousand. */
const namesBefore = new WeakMap<Library, ReadonlyMap<string, string>>()

function namesIn(library: Library): ReadonlyMap<string, string> {
	const before = namesBefore.get(library)
	if (before) return before
	const names = new Map<string, string>()
	for (const [id, { listing }] of library.all) {
		const { en, pt } = listing.words
		names.set(id, namesOf(id, listing.address, foldOnce(`${en.title}\n${pt.title}`)))
	}
	namesBefore.set(library, names)
	return names
}

/** Id, address and titles of what no reader ever got. */
type Unread = [id: string, address: string, titles: string]

async function readUnread(): Promise<Unread[]> {
	const { id, address, listing, state, titleEn, titlePt } = libraryPrompts
	const titles = sql`concat(${titleEn}, E'\n', ${titlePt})`
	// As one value: thousands of rows take longer to be read than the rest of the page.
	const [found] = await db()
		.select({ all: sql<Unread[] | null>`json_agg(json_build_array(${id}, ${address}, ${titles}))` })
		.from(libraryPrompts)
		.where(and(inArray(state, ['draft', 'scheduled']), isNotNull(listing)))
	return found?.all ?? []
}

/** As many titles as a desk of thousands has. */
const MOST_FOLDED = 40_000
/** What was folded once: the same titles are asked for again and again. */
const folded = new Map<string, string>()

function foldOnce(text: string): string {
	const known = folded.get(text)
	if (known !== undefined) return known
	if (folded.size >= MOST_FOLDED) folded.clear()
	const made = fold(text)
	folded.set(text, made)
	return made
}
