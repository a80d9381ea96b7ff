import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PromptContent } from '~/content/catalogue'
import { db } from '~/db/client.server'
import { isAmong } from '~/db/is-among.server'
import { prepared } from '~/db/prepared.server'
import { user } from '~/db/schema.server'
import type { CategoryId } from '~/features/library/category'
import { promptViewCounts } from '~/features/library/schema.server'
import type { LibraryState } from '~/features/library/versions/listing'
import {
	libraryChanges,
	libraryDrafts,
	libraryOffers,
	libraryPrompts,
	libraryVersions,
} from '~/features/library/versions/schema.server'
import { inEachLanguage } from '~/i18n/language'
import { checkContent } from './content-check'
import type { DeskRow, LastChange } from './desk-list'

const COUNTED_DAYS = 30

/** What the row of a prompt itself says of it. */
type KnownPrompt = Pick<
	DeskRow,
	| 'id'
	| 'address'
	| 'state'
	| 'category'
	| 'isPremium'
	| 'titles'
	| 'version'
	| 'scheduledVersion'
	| 'scheduledFor'
>

const { listing } = libraryPrompts
const KNOWN = {
	id: libraryPrompts.id,
	address: libraryPrompts.address,
	state: libraryPrompts.state,
	version: libraryPrompts.publishedVersion,
	scheduledVersion: libraryPrompts.scheduledVersion,
	scheduledFor: libraryPrompts.scheduledFor,
	category: sql<CategoryId>`${libraryPrompts.category}`,
	isPremium: sql<boolean>`${libraryPrompts.isPremium}`,
	en: sql<string>`${libraryPrompts.titleEn}`,
	pt: sql<string>`${libraryPrompts.titlePt}`,
}

const saver = alias(user, 'saver')
/** One statement for the rows of a page: six at once take six connections, and longer to be put together than to be answered. */
const rowsAmong = prepared((database) => {
	const { promptId, number, origin, createdAt, byUserId } = libraryVersions
	const newest = database
		.select({ number, origin, at: createdAt, by: user.email })
		.from(libraryVersions)
		.leftJoin(user, eq(user.id, byUserId))
		.where(eq(promptId, libraryPrompts.id))
		.orderBy(desc(number))
		.limit(1)
		.as('newest')
	const { state, id } = libraryPrompts
	const { action, at } = libraryChanges
	return database
		.select({
			...KNOWN,
			newestVersion: newest.number,
			origin: newest.origin,
			madeAt: newest.at,
			madeBy: newest.by,
			savedAt: libraryDrafts.updatedAt,
			savedBy: saver.email,
			withdrawnAt:
				sql<Date | null>`case when ${state} = 'withdrawn' then (select max(${at}) from ${libraryChanges}
				where ${libraryChanges.promptId} = ${id} and ${action} = 'withdraw') end`.mapWith(at),
			hasOffer: sql<boolean>`exists (select from ${libraryOffers}
				where ${libraryOffers.promptId} = ${id} and ${libraryOffers.state} = 'waiting')`,
		})
		.from(libraryPrompts)
		.leftJoin(libraryDrafts, eq(libraryDrafts.promptId, id))
		.leftJoin(saver, eq(saver.id, libraryDrafts.byUserId))
		.leftJoinLateral(newest, sql`true`)
		.where(and(sql`${id} = any(${sql.placeholder('ids')}::text[])`, isNotNull(listing)))
		.prepare('')
})

/**
 * The rows of some prompts, in this order, with all that is read for them alone; of those in `counted` also how often they
 * were read and copied.
 */
export async function readRows(ids: readonly string[], counted: ReadonlySet<string>): Promise<DeskRow[]> {
	if (ids.length === 0) return []
	const [stored, counts] = await Promise.all([rowsAmong().execute({ ids: [...ids] }), readCounts(counted)])
	const rows = new Map(stored.map((row) => [row.id, row]))
	const known = ids.flatMap((id) => rows.get(id) ?? [])
	const problems = await readProblems(
		known.flatMap(({ id, state, savedAt, madeAt }): Checked[] => {
			if (savedAt) return [{ id, source: 'draft', at: savedAt }]
			return madeAt && isUnread(state) ? [{ id, source: 'version', at: madeAt }] : []
		}),
	)
	return known.map(({ en, pt, savedAt, savedBy, madeAt, madeBy, origin, ...prompt }) => {
		const saved: LastChange | null = savedAt && { at: savedAt, by: savedBy, isFile: false }
		const made: LastChange | null = madeAt && { at: madeAt, by: madeBy, isFile: origin === 'file' }
		return {
			...prompt,
			titles: { en, pt },
			hasDraft: savedAt !== null,
			problems: problems.get(prompt.id) ?? NO_PROBLEMS,
			changed: saved ?? made,
			...(counts.get(prompt.id) ?? (counted.has(prompt.id) ? UNREAD : UNCOUNTED)),
		}
	})
}

/** What some prompts are called and where they stand, in this order; those that are there no more are left out. */
export async function readKnown(ids: readonly string[]): Promise<KnownPrompt[]> {
	if (ids.length === 0) return []
	const rows = await db()
		.select(KNOWN)
		.from(libraryPrompts)
		.where(and(isAmong(libraryPrompts.id, ids), isNotNull(listing)))
	const known = new Map(rows.map(({ en, pt, ...row }) => [row.id, { ...row, titles: { en, pt } }]))
	return ids.flatMap((one) => known.get(one) ?? [])
}

/** What is published was checked then; only what is being written, or waits, is looked at. */
const isUnread = (state: LibraryState) => state === 'draft' || state === 'scheduled'

const NO_PROBLEMS: DeskRow['problems'] = { ...inEachLanguage(() => 0), all: 0 }

/** A text that is checked, by when it was stored. */
interface Checked {
	id: string
	source: 'draft' | 'version'
	at: Date
}

/** As many as a desk of thousands shows. */
const MOST_COUNTED = 20_000
/** What was found in texts before: checking one takes longer than all else of its row. */
const counted = new Map<string, DeskRow['problems']>()

/** How many problems each text has, by the ids of their prompts. */
async function readProblems(texts: readonly Checked[]): Promise<ReadonlyMap<string, DeskRow['problems']>> {
	const nameOf = ({ id, source, at }: Checked) => `${source} ${at.getTime()} ${id}`
	const found = new Map<string, DeskRow['problems']>()
	const unknown = texts.filter((text) => {
		const known = counted.get(nameOf(text))
		if (known) found.set(text.id, known)
		return !known
	})
	const idsOf = (source: Checked['source']) =>
		unknown.filter((text) => text.source === source).map(({ id }) => id)
	const [drafts, versions] = [await readDraftContents(idsOf('draft')), await readContents(idsOf('version'))]
	if (counted.size + unknown.length > MOST_COUNTED) counted.clear()
	for (const text of unknown) {
		const content = (text.source === 'draft' ? drafts : versions).get(text.id)
		if (!content) continue
		const problems = countProblems(content)
		counted.set(nameOf(text), problems)
		found.set(text.id, problems)
	}
	return found
}

function countProblems(content: PromptContent): DeskRow['problems'] {
	const problems = checkContent(content)
	return {
		...inEachLanguage(
			(language) => problems.filter((problem) => (problem.language ?? language) === language).length,
		),
		all: problems.length,
	}
}

const UNREAD = { reads: 0, copies: 0 }
const UNCOUNTED = { reads: null, copies: null }

async function readCounts(ids: ReadonlySet<string>) {
	if (ids.size === 0) return new Map<string, typeof UNREAD>()
	const { promptId, day, reads, copies } = promptViewCounts
	const rows = await db()
		.select({
			promptId,
			reads: sql<number>`sum(${reads})::int`,
			copies: sql<number>`sum(${copies})::int`,
		})
		.from(promptViewCounts)
		.where(and(isAmong(promptId, ids), sql`${day} > (now() at time zone 'UTC')::date - ${COUNTED_DAYS}::int`))
		.groupBy(promptId)
	return new Map(rows.map(({ promptId, ...counts }) => [promptId, counts]))
}

async function readDraftContents(ids: readonly string[]): Promise<ReadonlyMap<string, PromptContent>> {
	if (ids.length === 0) return new Map()
	const { promptId, content } = libraryDrafts
	const rows = await db().select({ promptId, content }).from(libraryDrafts).where(isAmong(promptId, ids))
	return new Map(rows.map((row) => [row.promptId, row.content]))
}

async function readContents(ids: readonly string[]): Promise<ReadonlyMap<string, PromptContent>> {
	if (ids.length === 0) return new Map()
	const { promptId, number, content } = libraryVersions
	const rows = await db()
		.selectDistinctOn([promptId], { promptId, content })
		.from(libraryVersions)
		.where(isAmong(promptId, ids))
		.orderBy(promptId, desc(number))
	return new Map(rows.map(({ promptId, content }) => [promptId, content]))
}
