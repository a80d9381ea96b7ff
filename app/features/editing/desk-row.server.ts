import { and, desc, eq, inArray, max, sql } from 'drizzle-orm'
import type { PromptContent } from '~/content/catalogue'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { promptViewCounts } from '~/features/library/schema.server'
import type { LibraryState, StoredListing } from '~/features/library/versions/listing'
import { libraryChanges, libraryDrafts, libraryVersions } from '~/features/library/versions/schema.server'
import { inEachLanguage } from '~/i18n/language'
import { checkContent } from './content-check'
import type { DeskRow, LastChange } from './desk-list'

const COUNTED_DAYS = 30

/** What is known of a prompt before anything is read for its row. */
export interface KnownPrompt {
	id: string
	address: string
	state: LibraryState
	version: number | null
	listing: StoredListing
}

/** What waits, by the ids of prompts. */
export interface Waiting {
	scheduled: ReadonlyMap<string, { at: Date; version: number }>
	/** When each was saved last. */
	drafts: ReadonlyMap<string, Date>
	offers: ReadonlySet<string>
}

/** The rows of some prompts, with all that is read for them alone. */
export async function readRows(known: readonly KnownPrompt[], waiting: Waiting): Promise<DeskRow[]> {
	const ids = known.map(({ id }) => id)
	if (ids.length === 0) return []
	const counts = await readCounts(ids)
	const newest = await readNewest(ids)
	const drafts = await readDrafts(ids)
	const withdrawn = await readWithdrawn(ids)
	const unchecked = known.filter(({ id, state }) => !drafts.has(id) && isUnread(state)).map(({ id }) => id)
	const contents = await readContents(unchecked)
	return known.map(({ id, address, state, version, listing }) => {
		const draft = drafts.get(id)
		const scheduled = waiting.scheduled.get(id)
		const made = newest.get(id)
		return {
			id,
			address,
			state,
			category: listing.category,
			isPremium: listing.isPremium,
			titles: inEachLanguage((language) => listing.words[language].title),
			version,
			newestVersion: made?.number ?? null,
			scheduledVersion: scheduled?.version ?? null,
			scheduledFor: scheduled?.at ?? null,
			withdrawnAt: state === 'withdrawn' ? (withdrawn.get(id) ?? null) : null,
			hasDraft: draft !== undefined,
			hasOffer: waiting.offers.has(id),
			problems: countProblems(draft?.content ?? contents.get(id)),
			changed: draft?.changed ?? made?.changed ?? null,
			...(counts.get(id) ?? { reads: 0, copies: 0 }),
		}
	})
}

/** What is published was checked then; only what is being written, or waits, is looked at. */
const isUnread = (state: LibraryState) => state === 'draft' || state === 'scheduled'

function countProblems(content: PromptContent | undefined): DeskRow['problems'] {
	const problems = content ? checkContent(content) : []
	return {
		...inEachLanguage(
			(language) => problems.filter((problem) => (problem.language ?? language) === language).length,
		),
		all: problems.length,
	}
}

async function readCounts(ids: readonly string[]) {
	const { promptId, day, reads, copies } = promptViewCounts
	const rows = await db()
		.select({
			promptId,
			reads: sql<number>`sum(${reads})::int`,
			copies: sql<number>`sum(${copies})::int`,
		})
		.from(promptViewCounts)
		.where(
			and(inArray(promptId, [...ids]), sql`${day} > (now() at time zone 'UTC')::date - ${COUNTED_DAYS}::int`),
		)
		.groupBy(promptId)
	return new Map(rows.map(({ promptId, ...counts }) => [promptId, counts]))
}

/** Of each its newest version's number, and who made it when. */
async function readNewest(ids: readonly string[]) {
	const { promptId, number, origin, createdAt } = libraryVersions
	const rows = await db()
		.selectDistinctOn([promptId], { promptId, number, origin, at: createdAt, by: user.email })
		.from(libraryVersions)
		.leftJoin(user, eq(user.id, libraryVersions.byUserId))
		.where(inArray(promptId, [...ids]))
		.orderBy(promptId, desc(number))
	return new Map(
		rows.map(({ promptId, number, origin, at, by }) => {
			const changed: LastChange = { at, by, isFile: origin === 'file' }
			return [promptId, { number, changed }] as const
		}),
	)
}

async function readDrafts(ids: readonly string[]) {
	const { promptId, content, updatedAt } = libraryDrafts
	const rows = await db()
		.select({ promptId, content, at: updatedAt, by: user.email })
		.from(libraryDrafts)
		.leftJoin(user, eq(user.id, libraryDrafts.byUserId))
		.where(inArray(promptId, [...ids]))
	return new Map(
		rows.map(({ promptId, content, at, by }) => {
			const changed: LastChange = { at, by, isFile: false }
			return [promptId, { content, changed }] as const
		}),
	)
}

async function readWithdrawn(ids: readonly string[]): Promise<ReadonlyMap<string, Date | null>> {
	const { promptId, action, at } = libraryChanges
	const rows = await db()
		.select({ promptId, at: max(at) })
		.from(libraryChanges)
		.where(and(inArray(promptId, [...ids]), eq(action, 'withdraw')))
		.groupBy(promptId)
	return new Map(rows.map(({ promptId, at }) => [promptId, at]))
}

async function readContents(ids: readonly string[]): Promise<ReadonlyMap<string, PromptContent>> {
	if (ids.length === 0) return new Map()
	const { promptId, number, content } = libraryVersions
	const rows = await db()
		.selectDistinctOn([promptId], { promptId, content })
		.from(libraryVersions)
		.where(inArray(promptId, [...ids]))
		.orderBy(promptId, desc(number))
	return new Map(rows.map(({ promptId, content }) => [promptId, content]))
}
