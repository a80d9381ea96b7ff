import { eq, like } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { fold } from '~/core/search-words'
import { db } from '~/db/client.server'
import { categories } from '~/features/library/category'
import { changeLibrary } from '~/features/library/versions/library-change.server'
import { listingOf } from '~/features/library/versions/listing'
import {
	libraryAddresses,
	libraryDrafts,
	libraryOffers,
	libraryPrompts,
	libraryVersions,
} from '~/features/library/versions/schema.server'
import { loadLibrary } from '~/features/library/versions/snapshot.server'
import { anAdmin } from '../../../../tests/support/desk'
import { aFile, contentOf } from '../../../../tests/support/library'
import { DESK_SECTIONS, DESK_SHOWS, type DeskQuery, type DeskShow } from '../desk-list'
import { DESK_PAGE, FIRST_SHOWN, listComing, listDesk } from '../desk-list.server'

const MARK = 'desk-section-'
const LIBRARIES = 6
const QUERIES = 8
const TWO_CATEGORIES = categories.slice(0, 2).map(({ id }) => id)

const prompts = fc.array(
	fc.record({
		state: fc.constantFrom('draft', 'scheduled', 'published', 'withdrawn'),
		isUpdated: fc.boolean(),
		/** So few that many are alike. */
		position: fc.integer({ min: 0, max: 6 }),
		hour: fc.integer({ min: 1, max: 4 }),
		category: fc.constantFrom(...TWO_CATEGORIES),
		isPremium: fc.boolean(),
		en: fc.constantFrom('Ünder one’s roof', 'a-b C', 'İstanbul \\ 100%_sure', '', 'Two\nlines'),
		pt: fc.constantFrom('Pão de açúcar', 'Ação', 'ﬁm'),
		savedAt: fc.option(fc.integer({ min: 0, max: 3 })),
		offer: fc.constantFrom(null, 'waiting', 'taken', 'declined'),
	}),
	{ minLength: 60, maxLength: 260, size: 'max' },
)

const queries = fc.array(
	fc.record({
		q: fc.constantFrom(
			'',
			'',
			'',
			'under',
			'PAO',
			'a b',
			'e-mail',
			'fim',
			'100',
			'desk section',
			'sure 1',
			'%',
			'two lines',
		),
		show: fc.constantFrom(null, ...DESK_SHOWS),
		category: fc.constantFrom(null, null, ...TWO_CATEGORIES),
		plan: fc.constantFrom(null, null, 'free', 'premium'),
		page: fc.constantFrom(1, 1, 2, 3, 99),
	}),
	{ minLength: QUERIES, maxLength: QUERIES },
)

afterAll(clear)

test('every section lists, in its order, what a plain reading of all tables finds', async () => {
	const by = await anAdmin()
	await fc.assert(
		fc.asyncProperty(prompts, queries, async (library, asked) => {
			await clear()
			await store(library)
			const all = await readAll()
			for (const query of asked) {
				const { sections, offers } = await listDesk(by, query)
				const told = sections.map(({ rows, ...section }) => ({ ...section, ids: rows.map(({ id }) => id) }))
				expect({ sections: told, offers }).toEqual(plainDesk(all, query))
			}
			const coming = await listComing(by)
			const [days] = plainDesk(all, { ...ANY, show: 'coming' }, coming.length).sections
			expect(coming.map(({ id }) => id)).toEqual(days?.ids)
			expect(coming).toHaveLength(Math.min(days?.total ?? 0, 104))
		}),
		{ numRuns: LIBRARIES },
	)
})

const ANY: DeskQuery = { q: '', show: null, category: null, plan: null, page: 1 }

type Generated = typeof prompts extends fc.Arbitrary<infer Some> ? Some : never

async function store(library: Generated) {
	const content = contentOf(aFile())
	const rows = library.map(({ state, position, isUpdated, hour, category, isPremium, en, pt }, at) => {
		const said = {
			...content,
			...{ category, isPremium },
			en: { ...content.en, title: en },
			pt: { ...content.pt, title: pt },
		}
		const isOut = state === 'published' || state === 'withdrawn'
		const waits = state === 'scheduled' || (isOut && isUpdated)
		// What '-' is worth is another thing in other orders of letters.
		const id = `${MARK}${at % 3 ? '' : '-'}${at}`
		return {
			...{ id, address: `${id}-called`, state, position, said, listing: listingOf(said) },
			publishedVersion: isOut ? 1 : null,
			publishedAt: isOut ? new Date('2026-11-01T09:00:00Z') : null,
			updatedOn: isOut ? '2026-11-02' : null,
			scheduledVersion: waits ? 2 : null,
			scheduledFor: waits ? new Date(Date.UTC(2999, 0, 1, hour)) : null,
		}
	})
	await changeLibrary(async (within) => {
		await within.insert(libraryPrompts).values(rows.map(({ said: _, ...row }) => ({ ...row, changedIn: 0 })))
		await within.insert(libraryAddresses).values(rows.map(({ id, address }) => ({ address, promptId: id })))
		const versions = rows.filter(({ state }) => state !== 'draft')
		if (versions.length > 0) {
			await within.insert(libraryVersions).values(
				versions.map(({ id, said }) => ({
					promptId: id,
					number: 1,
					content: said,
					origin: 'editor' as const,
				})),
			)
		}
		const drafts = rows.flatMap(({ id, said }, at) => {
			const savedAt = library[at]?.savedAt ?? null
			if (savedAt === null) return []
			return { promptId: id, content: said, revision: 1, updatedAt: new Date(Date.UTC(2998, 0, 1, savedAt)) }
		})
		if (drafts.length > 0) await within.insert(libraryDrafts).values(drafts)
		const offers = rows.flatMap(({ id, said }, at) => {
			const state = library[at]?.offer ?? null
			return state ? { promptId: id, content: said, digest: id, state } : []
		})
		if (offers.length > 0) await within.insert(libraryOffers).values(offers)
	})
	await loadLibrary()
}

async function clear() {
	await changeLibrary(async (within) => {
		await within.delete(libraryPrompts).where(like(libraryPrompts.id, `${MARK}%`))
	})
	await loadLibrary()
}

async function readAll() {
	const { id, address, state, position, scheduledFor, listing } = libraryPrompts
	const rows = await db().select({ id, address, state, position, scheduledFor, listing }).from(libraryPrompts)
	const drafts = await db()
		.select({ id: libraryDrafts.promptId, at: libraryDrafts.updatedAt })
		.from(libraryDrafts)
	const offers = await db()
		.select({ id: libraryOffers.promptId })
		.from(libraryOffers)
		.where(eq(libraryOffers.state, 'waiting'))
	const savedAt = new Map(drafts.map((draft) => [draft.id, draft.at.getTime()]))
	const offered = new Set(offers.map((offer) => offer.id))
	const STANDING = ['published', 'withdrawn']
	const standing = (one: string) => (STANDING.includes(one) ? STANDING.indexOf(one) : STANDING.length)
	return rows
		.flatMap(({ listing, ...row }) => {
			const known = { savedAt: savedAt.get(row.id) ?? null, isOffered: offered.has(row.id) }
			return listing ? { ...row, listing, ...known } : []
		})
		.sort(
			(one, other) =>
				standing(one.state) - standing(other.state) ||
				one.position - other.position ||
				(one.id < other.id ? -1 : 1),
		)
}

/** What the desk is to tell, by looking at every prompt. */
function plainDesk(all: Awaited<ReturnType<typeof readAll>>, query: DeskQuery, atOnce?: number) {
	const words = fold(query.q).split(' ').filter(Boolean)
	const found = all.filter(({ id, address, listing }) => {
		const { category, isPremium } = listing
		const names = [fold(`${listing.words.en.title}\n${listing.words.pt.title}`), id, address].join('\n')
		return (
			(!query.category || category === query.category) &&
			(!query.plan || isPremium === (query.plan === 'premium')) &&
			words.every((word) => names.includes(word))
		)
	})
	const inSection = (show: DeskShow) => {
		if (show === 'coming') {
			const coming = found.filter(({ scheduledFor }) => scheduledFor)
			return coming.toSorted((one, other) => Number(one.scheduledFor) - Number(other.scheduledFor))
		}
		if (show === 'drafts') {
			const drafts = found.filter(({ state, savedAt }) => state === 'draft' || savedAt !== null)
			return drafts.toSorted((one, other) => (other.savedAt ?? 0) - (one.savedAt ?? 0))
		}
		return found.filter(({ state, isOffered }) => (show === 'offers' ? isOffered : state === show))
	}
	const sections = (query.show ? [query.show] : DESK_SECTIONS).map((show) => {
		const of = inSection(show)
		const size = atOnce ?? (query.show ? DESK_PAGE : FIRST_SHOWN)
		const pages = query.show ? Math.max(1, Math.ceil(of.length / size)) : 1
		const page = query.show ? Math.min(query.page, pages) : 1
		const ids = of.slice((page - 1) * size, page * size).map(({ id }) => id)
		return { show, total: of.length, page, pages, ids }
	})
	return { sections, offers: all.filter(({ isOffered }) => isOffered).length }
}
