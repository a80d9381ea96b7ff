import { createHash } from 'node:crypto'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { fold } from '~/core/search-words'
import { type Database, db } from '~/db/client.server'
import { promptSearch } from '~/db/schema.server'
import { type CategoryId, findCategory } from '~/features/library/category'
import { LANGUAGES, type Language, STEMMER } from '~/i18n/language'
import { categoryMark, wordMark } from './search-matching.server'
import { countedWords, storeWords } from './search-word.server'

/** What the search knows of one prompt: public fields, in whatever languages it has. */
export interface SearchEntry {
	promptId: string
	source: 'catalogue' | 'created'
	category: CategoryId
	position: number
	isPremium: boolean
	/** When it appeared, or one of the library was last changed. */
	publishedAt: Date
	texts: readonly SearchText[]
	/** What changes with all of this, where something shorter than a digest does. */
	digest?: string
}

/** What a prompt says in one language. */
export interface SearchText {
	language: Language
	title: string
	tags: readonly string[]
	/** What else people call it. */
	names?: readonly string[]
	description: string
}

/** How every digest begins: a new number has everything indexed again. */
export const INDEX_VERSION = '3.'
const ROWS_AT_ONCE = 100
const MINUTE_MS = 60_000

/** Makes prompts findable as they are now; those that did not change are left alone. Answers whether a known one changed. */
export async function indexPrompts(entries: readonly SearchEntry[]): Promise<boolean> {
	let hasChanged = false
	for (let at = 0; at < entries.length; at += ROWS_AT_ONCE) {
		const some = entries.slice(at, at + ROWS_AT_ONCE)
		if (await indexChanged(some.map(digested))) hasChanged = true
	}
	return hasChanged
}

/**
 * Makes prompts findable as part of a transaction that changes them, so that it is never one without the other. Call
 * it before other rows are written: all who write search words do so first, and none waits for another in a circle.
 */
export async function indexWithin(within: Within, ...entries: readonly SearchEntry[]): Promise<void> {
	const changed = entries.map(digested)
	await storeWords(within, textOf(changed))
	await writeRows(within, changed)
}

type Within = Pick<Database, 'execute' | 'insert'>
type Digested = { entry: SearchEntry; digest: string }

const textOf = (changed: readonly Digested[]) => changed.map(({ entry }) => wordsIn(entry)).join('\n')

async function indexChanged(all: readonly Digested[]): Promise<boolean> {
	const ids = all.map(({ entry }) => entry.promptId)
	const known = await db()
		.select({ promptId: promptSearch.promptId, digest: promptSearch.digest })
		.from(promptSearch)
		.where(inArray(promptSearch.promptId, ids))
	const digests = new Map(known.map(({ promptId, digest }) => [promptId, digest]))
	const changed = all.filter(({ entry, digest }) => digests.get(entry.promptId) !== digest)
	if (changed.length === 0) return false
	await db().transaction(async (transaction) => {
		await storeWords(transaction, textOf(changed))
		await writeRows(transaction, changed)
	})
	return changed.some(({ entry }) => digests.has(entry.promptId))
}

async function writeRows(transaction: Within, changed: readonly Digested[]): Promise<void> {
	const rows = changed
		.toSorted((one, other) => (one.entry.promptId < other.entry.promptId ? -1 : 1))
		.map(({ entry, digest }) => {
			const { promptId, source, category, position, isPremium, publishedAt, texts } = entry
			const marks = countedWords(wordsIn(entry)).map(([word]) => wordMark(word))
			const keywords = joined([
				sql`${`'${categoryMark(category)}':1A`}::tsvector`,
				...texts.flatMap(({ language, title, tags, names = [] }) => [
					weighted(language, [title], 'A'),
					weighted('simple', [title], 'A'),
					weighted(language, names.filter(isOneWord), 'B'),
					weighted(language, [...names.filter((name) => !isOneWord(name)), ...tags], 'C'),
					weighted('simple', tags, 'C'),
				]),
			])
			const document = joined([
				keywords,
				...texts.map(({ language, description }) => weighted(language, [description], 'D')),
				...LANGUAGES.map((language) => weighted(language, [categoryName(category, language)], 'D')),
				sql`array_to_tsvector(${sql.param(marks)}::text[])`,
			])
			const publishedMinute = Math.floor(publishedAt.getTime() / MINUTE_MS)
			return {
				promptId,
				source,
				category,
				position,
				isPremium,
				publishedMinute,
				keywords,
				document,
				digest,
			}
		})
	await transaction
		.insert(promptSearch)
		.values(rows)
		.onConflictDoUpdate({
			target: promptSearch.promptId,
			set: {
				category: sql`excluded.category`,
				position: sql`excluded.position`,
				isPremium: sql`excluded.is_premium`,
				publishedMinute: sql`excluded.published_minute`,
				keywords: sql`excluded.keywords`,
				document: sql`excluded.document`,
				digest: sql`excluded.digest`,
			},
		})
}

function wordsIn({ texts, category }: SearchEntry): string {
	const names = LANGUAGES.map((language) => categoryName(category, language))
	const said = texts.flatMap(({ title, tags, names: called = [], description }) => [
		title,
		...tags,
		...called,
		description,
	])
	return [...said, ...names].join('\n')
}

/** A name of one word stands for its prompt alone; the words of a longer one do so together. */
function isOneWord(name: string): boolean {
	return !fold(name).includes(' ')
}

const STEMS = { ...STEMMER, simple: 'simple' } as const

function weighted(stems: keyof typeof STEMS, texts: readonly string[], weight: 'A' | 'B' | 'C' | 'D'): SQL {
	return sql`setweight(to_tsvector(${STEMS[stems]}, ${fold(texts.join('\n'))}), ${weight})`
}

function joined(vectors: SQL[]): SQL {
	return sql.join(vectors, sql` || `)
}

function categoryName(id: CategoryId, language: Language): string {
	return findCategory(id)?.[language].title ?? ''
}

function digested(entry: SearchEntry): Digested {
	if (entry.digest) return { entry, digest: entry.digest }
	const digest = createHash('sha256').update(JSON.stringify([entry, wordsIn(entry)]))
	return { entry, digest: INDEX_VERSION + digest.digest('base64url') }
}

/** Positions of created prompts follow the library's, the newest first. */
const FIRST_POSITION = 8_640_000_000_000_000

/** What the search knows of a created prompt. */
export function entryOf(
	id: string,
	createdAt: Date,
	input: SearchText & { category: CategoryId; isPremium: boolean },
): SearchEntry {
	const { category, isPremium, language, title, tags, description } = input
	return {
		promptId: id,
		source: 'created',
		category,
		isPremium,
		publishedAt: createdAt,
		position: FIRST_POSITION - createdAt.getTime(),
		texts: [{ language, title, tags, description }],
	}
}
