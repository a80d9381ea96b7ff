import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, max } from 'drizzle-orm'
import type { PromptContent } from '~/content/catalogue'
import { refuse } from '~/core/refuse.server'
import type { Editor } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { libraryDrafts, libraryVersions } from '~/features/library/versions/schema.server'
import type { Problem } from './content-check'
import {
	checkDraft,
	type NewestVersion,
	type Reading,
	readConflict,
	readDraft,
	readNewest,
	requirePrompt,
} from './draft.server'
import type { VersionNote } from './prompt-content'

/** The draft that an editor has seen, or, where there is none, the newest version. */
export type WishedText = { revision: number } | { revision: null; version: number | null }

/** What an editor wants published. */
export type PublishWish = WishedText & {
	/** Kept with the version. */
	note: VersionNote | null
	/** Whether readers got the prompt as its editor has seen it. */
	isOut?: boolean
}

/** Why a text can't be published yet, told with `invalid_input`. */
export interface NotReady {
	problems: Problem[]
}

/**
 * Refuses like `publishPrompt` what can't be published. Before the transaction: it reads every prompt, and what was seen
 * is compared again inside.
 */
export async function requireReady(by: Editor, promptId: string, wish: PublishWish): Promise<void> {
	await requirePrompt(db(), promptId)
	const { content, newest } = await readWished(db(), promptId, wish)
	const problems = await checkDraft(by, promptId, content, newest)
	if (problems.length === 0) return
	const details: NotReady = { problems }
	throw refuse('invalid_input', details, { message: 'prompt_not_ready' })
}

/** The text that is wanted, and the newest version. Refuses with `conflict` where it is not what was seen. */
async function readWished(
	from: Reading,
	promptId: string,
	wish: WishedText,
): Promise<{ content: PromptContent; newest: NewestVersion | null }> {
	const newest = await readNewest(from, promptId)
	if (wish.revision === null) {
		if (newest && newest.number === wish.version) return { content: newest.content, newest }
	} else {
		const draft = await readDraft(from, promptId)
		const isMadeOfNewest = draft?.basedOn === (newest?.number ?? null)
		if (draft?.revision === wish.revision && isMadeOfNewest) return { content: draft.content, newest }
	}
	throw refuse('conflict', await readConflict(from, promptId), { message: 'conflict' })
}

/** The number of the version that is wanted: of the draft, which it makes one, or the newest. Refuses with `conflict`. */
export async function takeVersion(
	within: Within,
	by: Editor,
	promptId: string,
	wish: PublishWish,
): Promise<number> {
	const { revision, note } = wish
	const { content, newest } = await readWished(within, promptId, wish)
	if (revision !== null) {
		// A saving may have come since it was read.
		const isIt = and(eq(libraryDrafts.promptId, promptId), eq(libraryDrafts.revision, revision))
		const [gone] = await within.delete(libraryDrafts).where(isIt).returning({ id: libraryDrafts.promptId })
		if (!gone) throw refuse('conflict', await readConflict(within, promptId), { message: 'conflict' })
	}
	if (!newest || !isDeepStrictEqual(newest.content, content)) {
		return addVersion(within, by, promptId, { content, note })
	}
	const { number } = newest
	if (note) {
		const { promptId: id, number: of, note: told } = libraryVersions
		const isUntold = and(eq(id, promptId), eq(of, number), isNull(told))
		await within.update(libraryVersions).set({ note }).where(isUntold)
	}
	return number
}

interface NewVersion {
	content: PromptContent
	note: VersionNote | null
	origin?: 'file' | 'editor'
}

/** Adds a version behind the newest. */
export async function addVersion(
	within: Within,
	by: Editor,
	promptId: string,
	{ content, note, origin = 'editor' }: NewVersion,
): Promise<number> {
	const [newest] = await within
		.select({ number: max(libraryVersions.number) })
		.from(libraryVersions)
		.where(eq(libraryVersions.promptId, promptId))
	const number = (newest?.number ?? 0) + 1
	await within
		.insert(libraryVersions)
		.values({ promptId, number, content, note, origin, byUserId: by.userId })
	return number
}
