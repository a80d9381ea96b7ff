import { createHash } from 'node:crypto'
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { type Database, db } from '~/db/client.server'
import { promptSearch, searchWords } from '~/db/schema.server'
import { LANGUAGES, type Language } from '~/i18n/language'
import { cataloguePrompts } from './catalogue.server'
import { type CategoryId, findCategory } from './category'
import { categoryMark } from './search-matching.server'
import { STOP_WORDS } from './search-stop-words'
import { fold, wordsOf } from './search-words'
import { nearForms } from './typo'

/** What the search knows of one prompt: public fields, in whatever languages it has. */
export interface SearchEntry {
	promptId: string
	source: 'catalogue' | 'created'
	category: CategoryId
	position: number
	texts: readonly SearchText[]
}

/** What a prompt says in one language. */
export interface SearchText {
	language: Language
	title: string
	tags: readonly string[]
	description: string
}

/** Goes into every digest: a new number has everything indexed again. */
const INDEX_VERSION = 1
const ROWS_AT_ONCE = 100

/**
 * Brings the catalogue's public fields into the search table and takes out what is no longer in the catalogue.
 * Writes only what changed; several processes may do so at once.
 */
export async function fillCatalogueSearch(): Promise<void> {
	const entries = cataloguePrompts.map(({ id, category, en, pt }, position) => ({
		promptId: id,
		source: 'catalogue' as const,
		category,
		position,
		texts: [
			{ language: 'en' as const, title: en.title, tags: en.tags, description: en.description },
			{ language: 'pt' as const, title: pt.title, tags: pt.tags, description: pt.description },
		],
	}))
	await indexPrompts(entries)
	const ids = entries.map((entry) => entry.promptId)
	await db()
		.delete(promptSearch)
		.where(and(eq(promptSearch.source, 'catalogue'), notInArray(promptSearch.promptId, ids)))
}

/** Makes prompts findable as they are now; those that did not change are left alone. */
export async function indexPrompts(entries: readonly SearchEntry[]): Promise<void> {
	for (let at = 0; at < entries.length; at += ROWS_AT_ONCE) {
		await indexChanged(
			entries.slice(at, at + ROWS_AT_ONCE).map((entry) => ({ entry, digest: digestOf(entry) })),
		)
	}
}

/**
 * Makes one prompt findable as part of a transaction that changes it, so that it is never one without the other. Call
 * it before other rows are written: all who write search words do so first, and none waits for another in a circle.
 */
export async function indexWithin(within: Pick<Database, 'insert'>, entry: SearchEntry): Promise<void> {
	const changed = [{ entry, digest: digestOf(entry) }]
	await addWords(within, changed)
	await writeRows(within, changed)
}

type Digested = { entry: SearchEntry; digest: string }

async function indexChanged(all: readonly Digested[]): Promise<void> {
	const ids = all.map(({ entry }) => entry.promptId)
	const known = await db()
		.select({ promptId: promptSearch.promptId, digest: promptSearch.digest })
		.from(promptSearch)
		.where(inArray(promptSearch.promptId, ids))
	const digests = new Map(known.map(({ promptId, digest }) => [promptId, digest]))
	const changed = all.filter(({ entry, digest }) => digests.get(entry.promptId) !== digest)
	if (changed.length === 0) return
	await db().transaction(async (transaction) => {
		await addWords(transaction, changed)
		await writeRows(transaction, changed)
	})
}

/** In alphabetical order, so that two processes never wait for each other in a circle. */
async function addWords(transaction: Pick<Database, 'insert'>, changed: readonly Digested[]): Promise<void> {
	const words = wordsOf(changed.map(({ entry }) => wordsIn(entry)).join('\n'))
	const rows = [...words]
		.filter(([word]) => !STOP_WORDS.has(word))
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([word, shown]) => ({ word, shown, near: nearForms(word) }))
	if (rows.length > 0) await transaction.insert(searchWords).values(rows).onConflictDoNothing()
}

async function writeRows(transaction: Pick<Database, 'insert'>, changed: readonly Digested[]): Promise<void> {
	const rows = changed
		.toSorted((one, other) => (one.entry.promptId < other.entry.promptId ? -1 : 1))
		.map(({ entry: { promptId, source, category, position, texts }, digest }) => {
			const keywords = joined([
				sql`${`'${categoryMark(category)}':1A`}::tsvector`,
				...texts.flatMap(({ language, title, tags }) => [
					weighted(language, [title], 'A'),
					weighted('simple', [title], 'A'),
					weighted(language, tags, 'B'),
					weighted('simple', tags, 'B'),
				]),
			])
			const document = joined([
				keywords,
				...texts.map(({ language, description }) => weighted(language, [description], 'C')),
				...LANGUAGES.map((language) => weighted(language, [categoryName(category, language)], 'C')),
			])
			return { promptId, source, category, position, keywords, document, digest }
		})
	await transaction
		.insert(promptSearch)
		.values(rows)
		.onConflictDoUpdate({
			target: promptSearch.promptId,
			set: {
				category: sql`excluded.category`,
				position: sql`excluded.position`,
				keywords: sql`excluded.keywords`,
				document: sql`excluded.document`,
				digest: sql`excluded.digest`,
			},
		})
}

function wordsIn({ texts, category }: SearchEntry): string {
	const names = LANGUAGES.map((language) => categoryName(category, language))
	return [...texts.flatMap(({ title, tags, description }) => [title, ...tags, description]), ...names].join(
		'\n',
	)
}

const STEMS = { en: 'english', pt: 'portuguese', simple: 'simple' } as const

function weighted(stems: keyof typeof STEMS, texts: readonly string[], weight: 'A' | 'B' | 'C'): SQL {
	return sql`setweight(to_tsvector(${STEMS[stems]}, ${fold(texts.join('\n'))}), ${weight})`
}

function joined(vectors: SQL[]): SQL {
	return sql.join(vectors, sql` || `)
}

function categoryName(id: CategoryId, language: Language): string {
	return findCategory(id)?.[language].title ?? ''
}

function digestOf(entry: SearchEntry): string {
	return createHash('sha256')
		.update(JSON.stringify([INDEX_VERSION, entry, wordsIn(entry)]))
		.digest('base64url')
}
