import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { PromptContent } from '~/content/catalogue'
import { refuse } from '~/core/refuse.server'
import type { Editor } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import type { LibraryState } from '~/features/library/versions/listing'
import { libraryAddresses, libraryChanges, libraryVersions } from '~/features/library/versions/schema.server'
import { type NewestVersion, readDraft, readNewest, requirePrompt, type StoredDraft } from './draft.server'
import { readOffer, type WaitingOffer } from './offer.server'
import type { VersionNote } from './prompt-content'

/** All that an editor of one prompt starts from. */
export interface DeskPrompt {
	id: string
	address: string
	formerAddresses: string[]
	state: LibraryState
	publishedVersion: number | null
	publishedAt: Date | null
	scheduledVersion: number | null
	scheduledFor: Date | null
	draft: StoredDraft | null
	newest: NewestVersion | null
	offer: WaitingOffer | null
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

export const VERSIONS_AT_ONCE = 50
const LINES_AT_ONCE = 100

/** A prompt of the library with its draft, its newest version and what a file offers. Refuses with `not_found`. */
export async function readLibraryPrompt(by: Editor, promptId: string): Promise<DeskPrompt> {
	const row = await requirePrompt(db(), promptId)
	const { id, address, state, publishedVersion, publishedAt, scheduledVersion, scheduledFor } = row
	const called = db()
		.select({ name: libraryAddresses.address })
		.from(libraryAddresses)
		.where(eq(libraryAddresses.promptId, id))
		.orderBy(libraryAddresses.address)
	const [names, draft, newest, offer] = await Promise.all([
		called,
		readDraft(db(), id),
		readNewest(db(), id),
		readOffer(by, id),
	])
	return {
		id,
		address,
		formerAddresses: names.map(({ name }) => name).filter((name) => name !== address),
		state,
		publishedVersion,
		publishedAt,
		scheduledVersion,
		scheduledFor,
		draft,
		newest,
		offer,
	}
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
