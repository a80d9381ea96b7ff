import { and, desc, eq, isNotNull, max, sql } from 'drizzle-orm'
import type { PromptContent } from '~/content/catalogue'
import { db } from '~/db/client.server'
import { isAmong } from '~/db/is-among.server'
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

/** The rows of some prompts, in this order, with all that is read for them alone. */
export async function readRows(ids: readonly string[]): Promise<DeskRow[]> {
	if (ids.length === 0) return []
	const [known, counts, newest, drafts, withdrawn, offers] = await Promise.all([
		readKnown(ids),
		readCounts(ids),
		readNewest(ids),
		readDrafts(ids),
		readWithdrawn(ids),
		readOffered(ids),
	])
	const problems = await readProblems(
		known.flatMap(({ id, state }): Checked[] => {
			const draft = drafts.get(id)
			const made = newest.get(id)
			if (draft) return [{ id, source: 'draft', at: draft.changed.at }]
			return made && isUnread(state) ? [{ id, source: 'version', at: made.changed.at }] : []
		}),
	)
	return known.map((prompt) => {
		const { id, state } = prompt
		const draft = drafts.get(id)
		const made = newest.get(id)
		return {
			...prompt,
			newestVersion: made?.number ?? null,
			withdrawnAt: state === 'withdrawn' ? (withdrawn.get(id) ?? null) : null,
			hasDraft: draft !== undefined,
			hasOffer: offers.has(id),
			problems: problems.get(id) ?? NO_PROBLEMS,
			changed: draft?.changed ?? made?.changed ?? null,
			...(counts.get(id) ?? { reads: 0, copies: 0 }),
		}
	})
}

/** What some prompts are called and where they stand, in this order; those that are there no more are left out. */
export async function readKnown(ids: readonly string[]): Promise<KnownPrompt[]> {
	if (ids.length === 0) return []
	const { id, address, state, publishedVersion, scheduledVersion, scheduledFor, listing } = libraryPrompts
	const rows = await db()
		.select({
			id,
			address,
			state,
			version: publishedVersion,
			scheduledVersion,
			scheduledFor,
			category: sql<CategoryId>`${listing} ->> 'category'`,
			isPremium: sql<boolean>`(${listing} ->> 'isPremium')::boolean`,
			en: sql<string>`${listing} #>> '{words,en,title}'`,
			pt: sql<string>`${listing} #>> '{words,pt,title}'`,
		})
		.from(libraryPrompts)
		.where(and(isAmong(id, ids), isNotNull(listing)))
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

async function readCounts(ids: readonly string[]) {
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

/** Of each its newest version's number, and who made it when. */
async function readNewest(ids: readonly string[]) {
	const { promptId, number, origin, createdAt } = libraryVersions
	const rows = await db()
		.selectDistinctOn([promptId], { promptId, number, origin, at: createdAt, by: user.email })
		.from(libraryVersions)
		.leftJoin(user, eq(user.id, libraryVersions.byUserId))
		.where(isAmong(promptId, ids))
		.orderBy(promptId, desc(number))
	return new Map(
		rows.map(({ promptId, number, origin, at, by }) => {
			const changed: LastChange = { at, by, isFile: origin === 'file' }
			return [promptId, { number, changed }] as const
		}),
	)
}

async function readDrafts(ids: readonly string[]) {
	const { promptId, updatedAt } = libraryDrafts
	const rows = await db()
		.select({ promptId, at: updatedAt, by: user.email })
		.from(libraryDrafts)
		.leftJoin(user, eq(user.id, libraryDrafts.byUserId))
		.where(isAmong(promptId, ids))
	return new Map(
		rows.map(({ promptId, at, by }) => {
			const changed: LastChange = { at, by, isFile: false }
			return [promptId, { changed }] as const
		}),
	)
}

async function readDraftContents(ids: readonly string[]): Promise<ReadonlyMap<string, PromptContent>> {
	if (ids.length === 0) return new Map()
	const { promptId, content } = libraryDrafts
	const rows = await db().select({ promptId, content }).from(libraryDrafts).where(isAmong(promptId, ids))
	return new Map(rows.map((row) => [row.promptId, row.content]))
}

/** To which of these a file offers something. */
async function readOffered(ids: readonly string[]): Promise<ReadonlySet<string>> {
	const { promptId, state } = libraryOffers
	const rows = await db()
		.select({ promptId })
		.from(libraryOffers)
		.where(and(isAmong(promptId, ids), eq(state, 'waiting')))
	return new Set(rows.map((row) => row.promptId))
}

async function readWithdrawn(ids: readonly string[]): Promise<ReadonlyMap<string, Date | null>> {
	const { promptId, action, at } = libraryChanges
	const rows = await db()
		.select({ promptId, at: max(at) })
		.from(libraryChanges)
		.where(and(isAmong(promptId, ids), eq(action, 'withdraw')))
		.groupBy(promptId)
	return new Map(rows.map(({ promptId, at }) => [promptId, at]))
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
