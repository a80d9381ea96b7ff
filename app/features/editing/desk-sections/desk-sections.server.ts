import { and, asc, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { isAmong } from '~/db/is-among.server'
import { libraryDrafts, libraryOffers, libraryPrompts } from '~/features/library/versions/schema.server'
import { currentLibrary, type Library, type Listing } from '~/features/library/versions/snapshot.server'
import type { DeskQuery, DeskShow } from '../desk-list'

/** What narrows a section; of words that were asked for, the ids of all prompts that have them. */
export interface Narrowed extends Pick<DeskQuery, 'category' | 'plan'> {
	named: ReadonlySet<string> | null
}

/** What of a section is shown: so many prompts, and from which of its pages on. */
export interface Stretch {
	size: number
	page: number
}

/** A page of a section, the last where there are fewer: the ids of its prompts, in their order. */
export interface SectionPage {
	ids: readonly string[]
	total: number
	page: number
	pages: number
}

/** Lists a section as narrowed: what comes first, what was saved last, else in the library's own order. */
export async function readSection(
	show: DeskShow,
	narrowed: Narrowed,
	stretch: Stretch,
): Promise<SectionPage> {
	if (show === 'published' || show === 'withdrawn') return rememberedPage(show, narrowed, stretch)
	const { size, page: wanted } = stretch
	const asked = narrowed.named && [...narrowed.named]
	if (asked?.length === 0) return NOTHING
	const isInIt = and(SECTIONS[show].isInIt, ...conditionsOf(narrowed, asked))
	const first = await readWaiting(show, isInIt, stretch)
	if (first) return { ...first, page: wanted, pages: pagesOf(first.total, size) }
	if (wanted === 1) return NOTHING
	// Past the end: the first page tells which is the last.
	const { total } = (await readWaiting(show, isInIt, { size, page: 1 })) ?? NOTHING
	const pages = pagesOf(total, size)
	const last = (await readWaiting(show, isInIt, { size, page: pages })) ?? NOTHING
	return { ...last, page: pages, pages }
}

const NOTHING: SectionPage = { ids: [], total: 0, page: 1, pages: 1 }

const pagesOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size))

const { id, state, position, scheduledFor, listing } = libraryPrompts
const { promptId: drafted, updatedAt } = libraryDrafts
const { promptId: offered } = libraryOffers

/** Readers' lists first, as readers have them; then what was withdrawn, then what nobody ever got. */
const LIBRARY_ORDER = [
	sql`case ${state} when 'published' then 0 when 'withdrawn' then 1 else 2 end`,
	asc(position),
	// As our own code compares them, whatever order of letters the database was made with.
	sql`${id} collate "C"`,
]

/** What the database is asked for a section; each part of what may wait is joined below, and left out again where nobody asks for it. */
const SECTIONS = {
	coming: { isInIt: isNotNull(scheduledFor), order: [asc(scheduledFor)] },
	drafts: {
		isInIt: or(eq(state, 'draft'), isNotNull(drafted)),
		order: [sql`${desc(updatedAt)} nulls last`],
	},
	offers: { isInIt: isNotNull(offered), order: [] },
}
type WaitingShow = keyof typeof SECTIONS

function conditionsOf({ category, plan }: Narrowed, ids: readonly string[] | null): SQL[] {
	return [
		isNotNull(listing),
		...(category ? [eq(libraryPrompts.category, category)] : []),
		...(plan ? [eq(libraryPrompts.isPremium, plan === 'premium')] : []),
		...(ids ? [isAmong(id, ids)] : []),
	]
}

/** A page of a section, and how long all of it is, from one look through all prompts; null where nothing is on that page. */
async function readWaiting(
	show: WaitingShow,
	isInIt: SQL | undefined,
	{ size, page }: Stretch,
): Promise<Pick<SectionPage, 'ids' | 'total'> | null> {
	const rows = await db()
		.select({ id, total: sql<number>`(count(*) over ())::int` })
		.from(libraryPrompts)
		.leftJoin(libraryDrafts, eq(drafted, id))
		.leftJoin(libraryOffers, isWaitingFor(id))
		.where(isInIt)
		.orderBy(...SECTIONS[show].order, ...LIBRARY_ORDER)
		.limit(size)
		.offset((page - 1) * size)
	return rows[0] ? { ids: rows.map((row) => row.id), total: rows[0].total } : null
}

function isWaitingFor(prompt: typeof id) {
	return and(eq(offered, prompt), eq(libraryOffers.state, 'waiting'))
}

/** Of what readers know, or knew, each process remembers all that lists it: the database need not be asked. */
function rememberedPage(
	show: 'published' | 'withdrawn',
	{ category, plan, named }: Narrowed,
	{ size, page: wanted }: Stretch,
): SectionPage {
	const library = currentLibrary()
	const all = show === 'published' ? library.prompts : withdrawnIn(library)
	const found: string[] = []
	for (const listing of all) {
		if (category && listing.category !== category) continue
		if (plan && listing.isPremium !== (plan === 'premium')) continue
		if (!named || named.has(listing.id)) found.push(listing.id)
	}
	const pages = pagesOf(found.length, size)
	const page = Math.min(wanted, pages)
	return { ids: found.slice((page - 1) * size, page * size), total: found.length, page, pages }
}

/** Made once for each state of the library: there may be thousands. */
const withdrawnBefore = new WeakMap<Library, readonly Listing[]>()

function withdrawnIn(library: Library): readonly Listing[] {
	const before = withdrawnBefore.get(library)
	if (before) return before
	const withdrawn: Listing[] = []
	for (const { listing, isPublished } of library.all.values()) if (!isPublished) withdrawn.push(listing)
	withdrawn.sort((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1))
	withdrawnBefore.set(library, withdrawn)
	return withdrawn
}
