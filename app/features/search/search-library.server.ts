import { createHash } from 'node:crypto'
import { and, asc, eq, gt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PromptContent } from '~/content/catalogue'
import { type Database, db } from '~/db/client.server'
import { promptSearch } from '~/db/schema.server'
import { categories } from '~/features/library/category'
import { libraryPrompts, libraryVersions } from '~/features/library/versions/schema.server'
import { inEachLanguage, LANGUAGES } from '~/i18n/language'
import { INDEX_VERSION, indexPrompts, type SearchEntry } from './search-index.server'

const ROWS_AT_ONCE = 100

const NAMES = categories.map((category) => inEachLanguage((language) => category[language].title))
/** Categories are found by their names: another name has everything indexed again. */
const NAMES_DIGEST = createHash('sha256').update(JSON.stringify(NAMES)).digest('base64url').slice(0, 8)

const isPublished = eq(libraryPrompts.state, 'published')

/** What is indexed of a prompt, in so many words that a comparison needs none of its texts. */
const storedDigest = sql<string>`${`${INDEX_VERSION}${NAMES_DIGEST}.`} || concat_ws('.',
	${libraryPrompts.publishedVersion}, ${libraryPrompts.position}, floor(extract(epoch from ${libraryPrompts.publishedAt}))::bigint)`

/** A version of a prompt as readers get it. */
export interface IndexedVersion {
	id: string
	number: number
	content: PromptContent
	position: number
	/** When readers first got the prompt, whichever version that was. */
	publishedAt: Date
}

/**
 * Brings the public fields of the library's prompts into the search table and takes out what is not published any more.
 * Writes only what changed; several processes may do so at once. Answers whether anything says something else now, so
 * that words may have left the library.
 */
export async function fillLibrarySearch(): Promise<boolean> {
	let hasChanged = false
	for (let after = ''; ; ) {
		const isOutdated = sql`${promptSearch.digest} is distinct from ${storedDigest}`
		const entries = await readEntries(db(), and(gt(libraryPrompts.id, after), isOutdated))
		if (await indexPrompts(entries)) hasChanged = true
		const last = entries.at(-1)
		if (!last || entries.length < ROWS_AT_ONCE) break
		after = last.promptId
	}
	const published = db().select({ id: libraryPrompts.id }).from(libraryPrompts).where(isPublished)
	const gone = await db()
		.delete(promptSearch)
		.where(and(eq(promptSearch.source, 'catalogue'), notInArray(promptSearch.promptId, published)))
		.returning({ id: promptSearch.promptId })
	return hasChanged || gone.length > 0
}

/** Those that are published, by id, as the search knows them; `which` says of which prompts. */
async function readEntries(from: Pick<Database, 'select'>, which: SQL | undefined): Promise<SearchEntry[]> {
	const { id, position, publishedAt } = libraryPrompts
	const { number, content } = libraryVersions
	const rows = await from
		.select({ id, position, publishedAt, number, content })
		.from(libraryPrompts)
		.innerJoin(
			libraryVersions,
			and(eq(libraryVersions.promptId, id), eq(number, libraryPrompts.publishedVersion)),
		)
		.leftJoin(promptSearch, eq(promptSearch.promptId, id))
		.where(and(isPublished, which))
		.orderBy(asc(id))
		.limit(ROWS_AT_ONCE)
	return rows.flatMap(({ publishedAt: when, ...row }) =>
		when ? libraryEntry({ ...row, publishedAt: when }) : [],
	)
}

/** What the search knows of a prompt of the library. */
export function libraryEntry({ id, number, content, position, publishedAt }: IndexedVersion): SearchEntry {
	const { category, isPremium } = content
	return {
		promptId: id,
		source: 'catalogue',
		category,
		position,
		isPremium,
		publishedAt,
		digest: `${INDEX_VERSION}${NAMES_DIGEST}.${number}.${position}.${Math.floor(publishedAt.getTime() / 1_000)}`,
		texts: LANGUAGES.map((language) => {
			const { title, tags, description, searchedAs } = content[language]
			return { language, title, tags, description, names: searchedAs }
		}),
	}
}

/** Lists prompts elsewhere, within a transaction that holds the library: before it is raised. The next start indexes them anew. */
export async function moveInSearch(
	within: Pick<Database, 'update'>,
	moved: readonly { promptId: string; position: number }[],
): Promise<void> {
	const ordered = moved.toSorted((one, other) => (one.promptId < other.promptId ? -1 : 1))
	for (const { promptId, position } of ordered) {
		await within.update(promptSearch).set({ position, digest: '' }).where(eq(promptSearch.promptId, promptId))
	}
}
