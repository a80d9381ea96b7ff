import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { PromptContent } from '~/content/catalogue'
import { refuse } from '~/core/refuse.server'
import type { Editor } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import type { LibraryState } from '~/features/library/versions/listing'
import {
	libraryAddresses,
	libraryChanges,
	libraryDrafts,
	libraryOffers,
	libraryVersions,
} from '~/features/library/versions/schema.server'
import type { Language } from '~/i18n/language'
import { type NewestVersion, readDraft, readNewest, requirePrompt, type StoredDraft } from './draft.server'
import { readOffer, type WaitingOffer } from './offer.server'
import type { VersionNote } from './prompt-content'

/** Where a prompt stands. */
interface Standing {
	id: string
	address: string
	state: LibraryState
	publishedVersion: number | null
	publishedAt: Date | null
	scheduledVersion: number | null
	scheduledFor: Date | null
}

/** All that an editor of one prompt starts from. */
export interface DeskPrompt extends Standing {
	formerAddresses: string[]
	draft: StoredDraft | null
	newest: NewestVersion | null
	offer: WaitingOffer | null
}

/** What the page of a prompt's versions starts from: which texts there are, none of them itself. */
export interface VersionedPrompt extends Standing {
	/** Of the draft, or of the newest version. */
	titles: Record<Language, string>
	draft: Omit<StoredDraft, 'content' | 'revision'> | null
	/** The number of the newest version. */
	newest: number | null
	offer: Omit<WaitingOffer, 'content'> | null
}

/** A version of a prompt, without what it says. */
export interface VersionLine {
	number: number
	origin: 'file' | 'editor'
	/** The editor's address, while they have an account. */
	by: string | null
	at: Date
	note: VersionNote | null
}

export const VERSIONS_AT_ONCE = 30
const LINES_AT_ONCE = 100

/** A prompt of the library with its draft, its newest version and what a file offers. Refuses with `not_found`. */
export async function readLibraryPrompt(by: Editor, promptId: string): Promise<DeskPrompt> {
	const called = db()
		.select({ name: libraryAddresses.address })
		.from(libraryAddresses)
		.where(eq(libraryAddresses.promptId, promptId))
		.orderBy(libraryAddresses.address)
	const [standing, names, draft, newest, offer] = await Promise.all([
		readStanding(promptId),
		called,
		readDraft(db(), promptId),
		readNewest(db(), promptId),
		readOffer(by, promptId),
	])
	const formerAddresses = names.map(({ name }) => name).filter((name) => name !== standing.address)
	return { ...standing, formerAddresses, draft, newest, offer }
}

/** A prompt of the library with what is told of its texts, which may be long and many. Refuses with `not_found`. */
export async function readVersioned(_by: Editor, promptId: string): Promise<VersionedPrompt> {
	const { updatedAt: savedAt, basedOn } = libraryDrafts
	const { number } = libraryVersions
	const { digest, createdAt: since } = libraryOffers
	const [standing, [draft], [newest], [offer]] = await Promise.all([
		readStanding(promptId),
		db()
			.select({ savedAt, basedOn, by: user.email, ...titlesIn(libraryDrafts.content) })
			.from(libraryDrafts)
			.leftJoin(user, eq(user.id, libraryDrafts.byUserId))
			.where(eq(libraryDrafts.promptId, promptId)),
		db()
			.select({ number, ...titlesIn(libraryVersions.content) })
			.from(libraryVersions)
			.where(eq(libraryVersions.promptId, promptId))
			.orderBy(desc(number))
			.limit(1),
		db()
			.select({ digest, since })
			.from(libraryOffers)
			.where(and(eq(libraryOffers.promptId, promptId), eq(libraryOffers.state, 'waiting'))),
	])
	const { en, pt } = draft ?? newest ?? { en: '', pt: '' }
	return {
		...standing,
		titles: { en, pt },
		draft: draft ? { savedAt: draft.savedAt, basedOn: draft.basedOn, by: draft.by } : null,
		newest: newest?.number ?? null,
		offer: offer ?? null,
	}
}

const titlesIn = (content: AnyPgColumn) => ({
	en: sql<string>`${content} #>> '{en,title}'`,
	pt: sql<string>`${content} #>> '{pt,title}'`,
})

async function readStanding(promptId: string): Promise<Standing> {
	const row = await requirePrompt(db(), promptId)
	const { id, address, state, publishedVersion, publishedAt, scheduledVersion, scheduledFor } = row
	return { id, address, state, publishedVersion, publishedAt, scheduledVersion, scheduledFor }
}

/** The versions of a prompt, the newest first, `VERSIONS_AT_ONCE` of those before `before`. */
export async function listVersions(_by: Editor, promptId: string, before?: number): Promise<VersionLine[]> {
	const { number, origin, createdAt, note } = libraryVersions
	return db()
		.select({ number, origin, by: user.email, at: createdAt, note })
		.from(libraryVersions)
		.leftJoin(user, eq(user.id, libraryVersions.byUserId))
		.where(and(eq(libraryVersions.promptId, promptId), before === undefined ? undefined : lt(number, before)))
		.orderBy(desc(number))
		.limit(VERSIONS_AT_ONCE)
}

/** What a version of a prompt says. Refuses with `not_found`. */
export async function readVersion(_by: Editor, promptId: string, number: number): Promise<PromptContent> {
	const [row] = await db()
		.select({ content: libraryVersions.content })
		.from(libraryVersions)
		.where(and(eq(libraryVersions.promptId, promptId), eq(libraryVersions.number, number)))
	if (!row) throw refuse('not_found', undefined, { message: 'prompt_not_found' })
	return row.content
}

/** A line of the record: what was done to a prompt, when and by whom. */
export interface RecordLine {
	at: Date
	action: string
	promptId: string
	version: number | null
	/** The editor's address; null for the clock, the command line, and who has no account any more. */
	by: string | null
}

/** What was done at the desk, the newest first, to one prompt or to all. */
export async function readRecord(_by: Editor, promptId?: string): Promise<RecordLine[]> {
	const { at, action, version, id } = libraryChanges
	return db()
		.select({ at, action, promptId: libraryChanges.promptId, version, by: user.email })
		.from(libraryChanges)
		.leftJoin(user, eq(user.id, libraryChanges.byUserId))
		.where(promptId === undefined ? sql`true` : eq(libraryChanges.promptId, promptId))
		.orderBy(desc(id))
		.limit(LINES_AT_ONCE)
}
