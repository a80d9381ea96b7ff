import { and, arrayOverlaps, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { PromptContent } from '~/content/catalogue'
import type { Editor } from '~/core/viewer'
import { db } from '~/db/client.server'
import { libraryPrompts, libraryVersions } from '~/features/library/versions/schema.server'
import { currentLibrary, type Library, renewLibrary } from '~/features/library/versions/snapshot.server'
import { runDigests, runsOf, SHARED_RUN } from '~/features/library/versions/text-runs'
import { inEachLanguage, LANGUAGES, type Language } from '~/i18n/language'
import { type Problem, WORDS } from './content-check'

/** Whoever copied a prompt need not see every one that says the same. */
const MOST_TOLD = 10

/** Each run is looked for in every prompt; a text that may go out has this many where each of its words is two by a hyphen. */
const MOST_COMPARED = LANGUAGES.length * 2 * WORDS.promptText[1]

/**
 * What keeps a prompt from being published because of others: related ones that aren't there, a title that one has, a
 * run of eight words that stands in one. What `before`, its newest version, shares already is not asked again.
 */
export async function checkNeighbours(
	_by: Editor,
	promptId: string,
	content: PromptContent,
	before: PromptContent | undefined,
): Promise<Problem[]> {
	const found = await Promise.all([
		checkRelated(promptId, content),
		checkTitles(promptId, content),
		checkRuns(promptId, content, before),
	])
	return found.flat()
}

async function checkRelated(promptId: string, { relatedPrompts }: PromptContent): Promise<Problem[]> {
	const { id, state } = libraryPrompts
	const isThere = inArray(state, ['published', 'scheduled'])
	const rows = await db()
		.select({ id })
		.from(libraryPrompts)
		.where(and(inArray(id, [...relatedPrompts]), isThere))
	const known = new Set(rows.map((row) => row.id))
	return relatedPrompts
		.filter((related) => related === promptId || !known.has(related))
		.map((about) => ({ code: 'related_unknown', language: null, field: 'relatedPrompts', about }))
}

async function checkTitles(promptId: string, content: PromptContent): Promise<Problem[]> {
	await renewLibrary()
	const waiting = await readWaiting()
	const published = titledIn(currentLibrary())
	return LANGUAGES.flatMap((language) => {
		const title = plain(content[language].title)
		const alike = waiting.filter(({ titles }) => plain(titles[language] ?? '') === title).map(({ id }) => id)
		const others = [...(published[language].get(title) ?? []), ...alike]
		const about = others.find((other) => other !== promptId)
		return about !== undefined && title ? [{ code: 'title_taken', language, field: 'title', about }] : []
	})
}

interface Waiting {
	id: string
	titles: Record<Language, string | null>
}

/** What prompts are called that no reader has had yet, and that wait for their day. */
async function readWaiting(): Promise<Waiting[]> {
	const { id, listing, state, titleEn, titlePt } = libraryPrompts
	const titles = sql`json_build_object('en', ${titleEn}, 'pt', ${titlePt})`
	// As one value: thousands of rows take longer to be read than the rest of the check.
	const [found] = await db()
		.select({ all: sql<Waiting[] | null>`json_agg(json_build_object('id', ${id}, 'titles', ${titles}))` })
		.from(libraryPrompts)
		.where(and(eq(state, 'scheduled'), isNotNull(listing)))
	return found?.all ?? []
}

type Titled = Record<Language, Map<string, string[]>>
/** Made once for each state of the library: there may be ten thousand. */
const titledBefore = new WeakMap<Library, Titled>()

/** The ids of what is published, by title. */
function titledIn(library: Library): Titled {
	const before = titledBefore.get(library)
	if (before) return before
	const titled = inEachLanguage((language) =>
		Map.groupBy(library.prompts, ({ words }) => plain(words[language].title)),
	)
	const idsOf = inEachLanguage(
		(language) => new Map([...titled[language]].map(([title, some]) => [title, some.map(({ id }) => id)])),
	)
	titledBefore.set(library, idsOf)
	return idsOf
}

/** Those with a digest in common are few; only their texts are read. */
async function checkRuns(
	promptId: string,
	content: PromptContent,
	before: PromptContent | undefined,
): Promise<Problem[]> {
	const isNew = LANGUAGES.some((language) => content[language].promptText !== before?.[language].promptText)
	if (!isNew) return []
	const shared = new Set(before ? runDigests(before) : [])
	const digests = runDigests(content)
		.filter((digest) => !shared.has(digest))
		.slice(0, MOST_COMPARED)
	if (digests.length === 0) return []
	const { id, runs, state, publishedVersion, scheduledVersion } = libraryPrompts
	const { number } = libraryVersions
	const rows = await db()
		.select({ id, content: libraryVersions.content })
		.from(libraryPrompts)
		.innerJoin(
			libraryVersions,
			and(eq(libraryVersions.promptId, id), or(eq(number, publishedVersion), eq(number, scheduledVersion))),
		)
		.where(and(ne(id, promptId), ne(state, 'withdrawn'), arrayOverlaps(runs, digests)))
		.orderBy(asc(id), asc(number))
		.limit(MOST_TOLD)
	return rows.flatMap((other) =>
		LANGUAGES.flatMap((language): Problem[] => {
			const known = runsOf(before?.[language].promptText ?? '', SHARED_RUN)
			const own = runsOf(content[language].promptText, SHARED_RUN).difference(known)
			const [run] = runsOf(other.content[language].promptText, SHARED_RUN).intersection(own)
			return run ? [{ code: 'shared_run', language, field: 'promptText', about: `${other.id}: ${run}` }] : []
		}),
	)
}

function plain(title: string): string {
	return title.trim().toLowerCase()
}
