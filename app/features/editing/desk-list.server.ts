import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Editor } from '~/core/viewer'
import { db } from '~/db/client.server'
import { libraryOffers } from '~/features/library/versions/schema.server'
import { renewLibrary } from '~/features/library/versions/snapshot.server'
import { SearchQuery } from '~/features/search/search'
import {
	COUNTED_SHOWS,
	type ComingPrompt,
	DESK_SECTIONS,
	DESK_SHOWS,
	type DeskQuery,
	type DeskSection,
} from './desk-list'
import { readKnown, readRows } from './desk-row.server'
import { findNamed } from './desk-sections/desk-names.server'
import { readSection } from './desk-sections/desk-sections.server'

export const DESK_PAGE = 30
/** Where all sections stand one below the other. */
export const FIRST_SHOWN = 8
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
	const { show: asked, category, plan } = query
	const [offers] = await Promise.all([countOffers(), renewLibrary()])
	const narrowed = { category, plan, named: await findNamed(query.q) }
	const stretch = asked ? { size: DESK_PAGE, page: query.page } : { size: FIRST_SHOWN, page: 1 }
	const shows = asked ? [asked] : DESK_SECTIONS
	const parts = await Promise.all(shows.map((show) => readSection(show, narrowed, stretch)))
	const counted = parts.flatMap(({ ids }, at) => (COUNTED_SHOWS.has(shows[at] ?? 'published') ? ids : []))
	const rows = await readRows([...new Set(parts.flatMap(({ ids }) => ids))], new Set(counted))
	const rowOf = new Map(rows.map((row) => [row.id, row]))
	const sections = parts.map(({ ids, total, page, pages }, at): DeskSection => {
		const shown = ids.flatMap((id) => rowOf.get(id) ?? [])
		return { show: shows[at] ?? 'published', rows: shown, total, page, pages: asked ? pages : 1 }
	})
	return { sections, offers }
}

/** What readers will get on its day, the next first: prompts that are new, and versions of those that they have. */
export async function listComing(_by: Editor): Promise<ComingPrompt[]> {
	const all = { category: null, plan: null, named: null }
	const { ids } = await readSection('coming', all, { size: MOST_COMING, page: 1 })
	const known = await readKnown(ids)
	return known.flatMap(({ id, state, category, titles, scheduledFor }) =>
		scheduledFor ? [{ id, state, category, titles, scheduledFor }] : [],
	)
}

function countOffers(): Promise<number> {
	return db().$count(libraryOffers, eq(libraryOffers.state, 'waiting'))
}
