import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { PromptContent } from '~/content/catalogue'
import { refuse } from '~/core/refuse.server'
import type { Editor } from '~/core/viewer'
import { type Database, db, type Within } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { violatesForeignKey, violatesUnique } from '~/db/violation.server'
import { changeLibrary } from '~/features/library/versions/library-change.server'
import { listingOf } from '~/features/library/versions/listing'
import {
	libraryAddresses,
	libraryDrafts,
	libraryPrompts,
	libraryVersions,
} from '~/features/library/versions/schema.server'
import { checkContent, type Problem } from './content-check'
import { checkNeighbours } from './neighbours.server'
import { writeDown } from './showing.server'

/** What an editor is writing, as it is stored. */
export interface StoredDraft {
	content: PromptContent
	/** The version that it was made of; null where there was none. */
	basedOn: number | null
	/** Goes up with every saving. */
	revision: number
	/** The address of who saved it last, while they have an account. */
	by: string | null
	savedAt: Date
}

/** What is stored already, told with `conflict` to who would have stored over it. */
export interface DraftConflict {
	draft: StoredDraft | null
	newest: NewestVersion | null
}

export interface NewestVersion {
	number: number
	origin: 'file' | 'editor'
	at: Date
	content: PromptContent
}

/** What an editor's page sends to be kept. `revision` is the draft that it was made of, null where there was none. */
export interface DraftWish {
	content: PromptContent
	basedOn: number | null
	revision: number | null
}

/**
 * Begins a prompt of the library under an address, which is its id for good. Nobody but editors knows of it. Refuses
 * with `conflict` (address_taken).
 */
export async function createLibraryPrompt(
	by: Editor,
	address: string,
	content: PromptContent,
): Promise<void> {
	const row = { id: address, address, state: 'draft' as const, position: Date.now(), changedIn: 0 }
	try {
		await changeLibrary(async (within) => {
			await within.insert(libraryPrompts).values({ ...row, listing: listingOf(content) })
			await within.insert(libraryAddresses).values({ address, promptId: address })
			await within
				.insert(libraryDrafts)
				.values({ promptId: address, content, revision: 1, byUserId: by.userId })
			await writeDown(within, 'create', { promptId: address, by: by.userId })
		})
	} catch (error) {
		throw isTaken(error) ? refuse('conflict', undefined, { message: 'address_taken' }) : error
	}
}

/** Whether the database refused an address because a prompt has it, or had it. */
export function isTaken(error: unknown): boolean {
	const keys = ['library_prompts_pkey', 'library_prompts_address_unique', 'library_addresses_pkey']
	return keys.some((key) => violatesUnique(error, key))
}

/**
 * Keeps what an editor has written, over what they have seen alone. Answers the draft's revision; sent again it is the
 * same one. Refuses with `not_found`, and with `conflict` where somebody else has saved, published or discarded it since:
 * what is stored is told (`DraftConflict`).
 */
export async function saveDraft(by: Editor, promptId: string, wish: DraftWish): Promise<number> {
	const { content, basedOn, revision } = wish
	const row = { content, basedOn, byUserId: by.userId, updatedAt: new Date() }
	try {
		return await db().transaction(async (within) => {
			const saved =
				revision === null
					? await within
							.insert(libraryDrafts)
							.values({ promptId, revision: 1, ...row })
							.onConflictDoNothing()
							.returning({ revision: libraryDrafts.revision })
					: await within
							.update(libraryDrafts)
							.set({ revision: revision + 1, ...row })
							.where(and(eq(libraryDrafts.promptId, promptId), eq(libraryDrafts.revision, revision)))
							.returning({ revision: libraryDrafts.revision })
			const number = saved[0]?.revision ?? (await sameAgain(within, promptId, wish))
			if (revision === null && saved[0]) await writeDown(within, 'draft', { promptId, by: by.userId })
			// Until readers get one, the desk calls it as its draft does.
			const isUnread = and(eq(libraryPrompts.id, promptId), isNull(libraryPrompts.publishedVersion))
			await within
				.update(libraryPrompts)
				.set({ listing: listingOf(content) })
				.where(isUnread)
			return number
		})
	} catch (error) {
		const isMissing = violatesForeignKey(error, 'library_drafts_prompt_id_library_prompts_id_fk')
		throw isMissing ? refuse('not_found', undefined, { message: 'prompt_not_found' }) : error
	}
}

/** A saving whose answer was lost is no conflict when it comes again. */
async function sameAgain(
	within: Within,
	promptId: string,
	{ content, revision }: DraftWish,
): Promise<number> {
	const conflict = await readConflict(within, promptId)
	const { draft } = conflict
	const isNext = draft?.revision === (revision ?? 0) + 1
	if (draft && isNext && isDeepStrictEqual(draft.content, plain(content))) return draft.revision
	if (!draft && !conflict.newest) await requirePrompt(within, promptId)
	throw refuse('conflict', conflict, { message: 'conflict' })
}

/** Throws a draft away. A prompt that has never had a version goes with it. Refuses like `saveDraft`. */
export async function discardDraft(by: Editor, promptId: string, revision: number): Promise<void> {
	await changeLibrary(async (within) => {
		await requirePrompt(within, promptId)
		const isIt = and(eq(libraryDrafts.promptId, promptId), eq(libraryDrafts.revision, revision))
		const [gone] = await within.delete(libraryDrafts).where(isIt).returning({ id: libraryDrafts.promptId })
		if (!gone) throw refuse('conflict', await readConflict(within, promptId), { message: 'conflict' })
		const newest = await readNewest(within, promptId)
		const isUnread = and(eq(libraryPrompts.id, promptId), isNull(libraryPrompts.publishedVersion))
		if (newest)
			await within
				.update(libraryPrompts)
				.set({ listing: listingOf(newest.content) })
				.where(isUnread)
		else await within.delete(libraryPrompts).where(eq(libraryPrompts.id, promptId))
		await writeDown(within, 'discard', { promptId, by: by.userId })
	})
}

/**
 * All that keeps a text from being published as a prompt's next version; nothing where it may be. Who has read its newest
 * version already says which one it is.
 */
export async function checkDraft(
	by: Editor,
	promptId: string,
	content: PromptContent,
	known?: Pick<NewestVersion, 'content'> | null,
): Promise<Problem[]> {
	const newest = known === undefined ? await readNewest(db(), promptId) : known
	return [...checkContent(content), ...(await checkNeighbours(by, promptId, content, newest?.content))]
}

export type Reading = Pick<Database, 'select'>

/** The draft of a prompt, or null. */
export async function readDraft(from: Reading, promptId: string): Promise<StoredDraft | null> {
	const { content, basedOn, revision, updatedAt } = libraryDrafts
	const [row] = await from
		.select({ content, basedOn, revision, savedAt: updatedAt, by: user.email })
		.from(libraryDrafts)
		.leftJoin(user, eq(user.id, libraryDrafts.byUserId))
		.where(eq(libraryDrafts.promptId, promptId))
	return row ?? null
}

/** The version of a prompt that was made last, published or not, or null. */
export async function readNewest(from: Reading, promptId: string): Promise<NewestVersion | null> {
	const { number, origin, createdAt: at, content } = libraryVersions
	const [row] = await from
		.select({ number, origin, at, content })
		.from(libraryVersions)
		.where(eq(libraryVersions.promptId, promptId))
		.orderBy(desc(number))
		.limit(1)
	return row ?? null
}

/** What is stored of a prompt that somebody else has changed. */
export async function readConflict(from: Reading, promptId: string): Promise<DraftConflict> {
	return { draft: await readDraft(from, promptId), newest: await readNewest(from, promptId) }
}

/** The prompt's row, without what lists and the check of others read of it. Refuses with `not_found`. */
export async function requirePrompt(from: Reading, promptId: string) {
	const { listing, runs, fileDigests, ...columns } = getTableColumns(libraryPrompts)
	const [row] = await from.select(columns).from(libraryPrompts).where(eq(libraryPrompts.id, promptId))
	if (!row) throw refuse('not_found', undefined, { message: 'prompt_not_found' })
	return row
}

/** As it would come back from the database. */
function plain(content: PromptContent): unknown {
	return JSON.parse(JSON.stringify(content))
}
