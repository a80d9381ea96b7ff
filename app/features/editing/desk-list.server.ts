import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { fold } from '~/core/search-words'
import type { Editor } from '~/core/viewer'
import { db } from '~/db/client.server'
import { libraryDrafts, libraryOffers, libraryPrompts } from '~/features/library/versions/schema.server'
import {
	currentLibrary,
	type Library,
	type Listing,
	renewLibrary,
} from '~/features/library/versions/snapshot.server'
import { SearchQuery } from '~/features/search/search'
import { inEachLanguage, LANGUAGES } from '~/i18n/language'
import {
	type ComingPrompt,
	DESK_SECTIONS,
	DESK_SHOWS,
	type DeskQuery,
	type DeskSection,
	type DeskShow,
} from './desk-list'
import { type KnownPrompt, readOffered, readRows, readScheduled } from './desk-row.server'

export const DESK_PAGE = 50
/** Where all sections stand one below the other. */
const FIRST_SHOWN = 10
/** Two years of a prompt a week. */
const MOST_COMING = 104

const MOST_PAGES = 10_000

/** Everything wrong in an address becomes nothing, as in the search. */
const AskedDesk = SearchQuery.pick({ q: true, category: true }).extend({
	show: z.enum(DESK_SHOWS).nullable().catch(null),
	plan: z.enum(['free', 'premium']).nullable().catch(null),
	page: z.coerce.number().int().min(1).max(MOST_PAGES).catch(1),
})

/** Reads `q`, `show`, `category`, `plan` and `page` from an address. */
export function parseDeskQuery(parameters: URLSearchParams): DeskQuery {
	return AskedDesk.parse({
		q: parameters.get('q'),
		show: parameters.get('show'),
		category: parameters.get('category'),
		plan: parameters.get('plan'),
		page: parameters.get('page'),
	})
}

/** The library as its editors see it. */
export interface Desk {
	/** All sections, each with its first prompts; or the one that was asked for, a page of it. */
	sections: DeskSection[]
	/** How many prompts a file offers a newer version of, whatever is asked for. */
	offers: number
}

/** Lists what is coming, being written, published and withdrawn; what was asked for narrows all of it. */
export async function listDesk(_by: Editor, query: DeskQuery): Promise<Desk> {
	const shows = query.show ? [query.show] : DESK_SECTIONS
	const [known, waiting, offers] = await Promise.all([readKnown(shows), readWaiting(shows), countOffers()])
	const words = fold(query.q).split(' ').filter(Boolean)
	const found = known.filter((one) => fits(one, query) && hasWords(one, words))
	const parts = shows.map((show) => partOf(inSection(show, found, waiting), show, query))
	const rows = await readRows([...new Set(parts.flatMap(({ shown }) => shown))])
	const rowOf = new Map(rows.map((row) => [row.id, row]))
	const sections = parts.map(({ shown, ...part }) => ({
		...part,
		rows: shown.flatMap(({ id }) => rowOf.get(id) ?? []),
	}))
	return { sections, offers }
}

/** What is shown of a section: its first prompts, or the page that was asked for, the last where there are fewer. */
function partOf(all: readonly KnownPrompt[], show: DeskShow, { show: asked, page: wanted }: DeskQuery) {
	const size = asked ? DESK_PAGE : FIRST_SHOWN
	const pages = asked ? Math.max(1, Math.ceil(all.length / size)) : 1
	const page = asked ? Math.min(wanted, pages) : 1
	return { show, total: all.length, page, pages, shown: all.slice((page - 1) * size, page * size) }
}

/** What readers will get on its day, the next first: prompts that are new, and versions of those that they have. */
export async function listComing(_by: Editor): Promise<ComingPrompt[]> {
	const shows = ['coming'] as const
	const [known, waiting] = await Promise.all([readKnown(shows), readWaiting(shows)])
	const coming = inSection('coming', known, waiting).slice(0, MOST_COMING)
	return coming.flatMap(({ id, state, listing: { category, words } }) => {
		const scheduled = waiting.scheduled.get(id)
		const titles = inEachLanguage((language) => words[language].title)
		return scheduled ? [{ id, state, category, titles, scheduledFor: scheduled.at }] : []
	})
}

/** What waits, by the ids of prompts. */
interface Waiting {
	scheduled: ReadonlyMap<string, { at: Date; version: number }>
	/** When each was saved last, in milliseconds. */
	drafts: ReadonlyMap<string, number>
	offers: ReadonlySet<string>
}

/** What belongs to a section, in its order: what comes first, what was saved last, else the library's own. */
function inSection(show: DeskShow, all: readonly KnownPrompt[], waiting: Waiting): KnownPrompt[] {
	const { scheduled, drafts, offers } = waiting
	const dayOf = ({ id }: KnownPrompt) => Number(scheduled.get(id)?.at)
	const savedAt = ({ id }: KnownPrompt) => drafts.get(id) ?? 0
	switch (show) {
		case 'coming':
			return all.filter(({ id }) => scheduled.has(id)).sort((one, other) => dayOf(one) - dayOf(other))
		case 'drafts':
			return all
				.filter(({ id, state }) => state === 'draft' || drafts.has(id))
				.sort((one, other) => savedAt(other) - savedAt(one))
		case 'offers':
			return all.filter(({ id }) => offers.has(id))
		default:
			return all.filter(({ state }) => state === show)
	}
}

/** Every prompt that these sections may show, those of each state in their order: what readers know from memory, what they don't from the database. */
async function readKnown(shows: readonly DeskShow[]): Promise<KnownPrompt[]> {
	const isUnreadShown = shows.some((show) => show !== 'published' && show !== 'withdrawn')
	const [unread] = await Promise.all([isUnreadShown ? readUnread() : [], renewLibrary()])
	return [...knownOf(currentLibrary()), ...unread]
}

/** What no reader ever got. Of its listing no more than the desk asks for: there may be thousands. */
async function readUnread(): Promise<KnownPrompt[]> {
	const { id, address, state, position, listing } = libraryPrompts
	const row = sql`json_build_object('id', ${id}, 'address', ${address}, 'state', ${state}, 'version', null, 'listing',
		json_build_object('category', ${listing} -> 'category', 'isPremium', ${listing} -> 'isPremium', 'words', json_build_object(
			'en', json_build_object('title', ${listing} #> '{words,en,title}'),
			'pt', json_build_object('title', ${listing} #> '{words,pt,title}'))))`
	// As one value: thousands of rows take longer to be read than the rest of the page.
	const [found] = await db()
		.select({ all: sql<KnownPrompt[] | null>`json_agg(${row} order by ${position}, ${id})` })
		.from(libraryPrompts)
		.where(and(isNull(libraryPrompts.publishedVersion), isNotNull(listing)))
	return found?.all ?? []
}

/** Made once for each state of the library: there may be ten thousand. */
const knownBefore = new WeakMap<Library, KnownPrompt[]>()

function knownOf(library: Library): KnownPrompt[] {
	const before = knownBefore.get(library)
	if (before) return before
	const withdrawn = [...library.all.values()].flatMap(({ listing, isPublished }) =>
		isPublished ? [] : [listing],
	)
	const known = [
		...library.prompts.map((listing) => knownAs('published', listing)),
		...withdrawn
			.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1))
			.map((listing) => knownAs('withdrawn', listing)),
	]
	knownBefore.set(library, known)
	return known
}

function knownAs(state: 'published' | 'withdrawn', listing: Listing): KnownPrompt {
	const { id, address, version } = listing
	return { id, address, state, version, listing }
}

async function readWaiting(shows: readonly DeskShow[]): Promise<Waiting> {
	const nothing = new Map<string, never>()
	const [scheduled, drafts, offers] = await Promise.all([
		shows.includes('coming') ? readScheduled() : nothing,
		shows.includes('drafts') ? readDrafts() : nothing,
		shows.includes('offers') ? readOffered() : new Set<string>(),
	])
	return { scheduled, drafts, offers }
}

async function readDrafts(): Promise<ReadonlyMap<string, number>> {
	const { promptId: id, updatedAt: at } = libraryDrafts
	const saved = sql<Record<string, number> | null>`json_object_agg(${id}, extract(epoch from ${at}) * 1000)`
	const [found] = await db().select({ saved }).from(libraryDrafts)
	return new Map(Object.entries(found?.saved ?? {}))
}

function countOffers(): Promise<number> {
	return db().$count(libraryOffers, eq(libraryOffers.state, 'waiting'))
}

function fits({ listing }: KnownPrompt, { category, plan }: DeskQuery): boolean {
	return (!category || listing.category === category) && (!plan || listing.isPremium === (plan === 'premium'))
}

/** As many titles as a desk of thousands has. */
const MOST_FOLDED = 40_000
/** What was folded once: the same titles are asked for again and again. */
const folded = new Map<string, string>()

function hasWords({ id, address, listing }: KnownPrompt, words: readonly string[]): boolean {
	if (words.length === 0) return true
	const titles = LANGUAGES.map((language) => listing.words[language].title).join('\n')
	const names = `${foldOnce(titles)}\n${id}\n${address}`
	return words.every((word) => names.includes(word))
}

function foldOnce(text: string): string {
	const known = folded.get(text)
	if (known !== undefined) return known
	if (folded.size >= MOST_FOLDED) folded.clear()
	const made = fold(text)
	folded.set(text, made)
	return made
}
