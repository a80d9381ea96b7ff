import { and, desc, eq, lt } from 'drizzle-orm'
import type { BlankKind } from '~/content/catalogue'
import { compareFields } from '~/core/difference/text-difference.server'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import type { LockerDraft, SavedPrompt } from '../locker'
import { editSavedPrompt, readSavedPrompt } from '../locker.server'
import { refuseMissing } from '../locker-row.server'
import { savedPromptVersions } from '../schema.server'
import { type ShownSavedVersion, VERSION_FIELDS, type VersionField } from './saved-version'
import { changedFields, versionText } from './version-keeping.server'

type Legend = MemberWith<'locker'>
type VersionTexts = Pick<LockerDraft, VersionField>

export const SAVED_VERSIONS_AT_ONCE = 20
const OF_LINES: ReadonlySet<VersionField> = new Set(['content', 'tags', 'blanks'])

const { number, savedPromptId, userId, writtenAt, changed } = savedPromptVersions
const { title, description, content, tags, blanks } = savedPromptVersions
const TEXTS = { title, description, content, tags, blanks }

interface StoredLine {
	number: number
	at: Date
	changed: readonly VersionField[]
}

/** The saved prompt, and what it said before: the newest first, from `before` on. What it says now is the newest of all. */
export interface SavedHistory {
	prompt: SavedPrompt
	lines: StoredLine[]
	/** The number of what it says now. */
	newest: number
	/** The list goes on with those before this one; null where it ends. */
	next: number | null
}

const versionsOf = ({ userId: owner }: Legend, id: string) => and(eq(savedPromptId, id), eq(userId, owner))

/** A page of what a saved prompt said so far. Refuses with `not_found`, also for someone else's. */
export async function listSavedVersions(
	legend: Legend,
	id: string,
	before: number | null,
): Promise<SavedHistory> {
	const prompt = await readSavedPrompt(legend, id)
	const rows = await db()
		.select({ number, at: writtenAt, changed })
		.from(savedPromptVersions)
		.where(and(versionsOf(legend, id), before === null ? undefined : lt(number, before)))
		.orderBy(desc(number))
		.limit(SAVED_VERSIONS_AT_ONCE + 1)
	const lines = rows.slice(0, SAVED_VERSIONS_AT_ONCE)
	const last = before === null ? rows[0]?.number : await lastKept(legend, id)
	const newest = (last ?? 0) + 1
	const next = rows.length > lines.length ? (lines.at(-1)?.number ?? null) : null
	if (before !== null) return { prompt, lines, newest, next }
	const kept = last === undefined ? null : await readKept(legend, id, last)
	const now = {
		number: newest,
		at: new Date(prompt.updatedAt),
		changed: kept ? changedFields(kept, prompt) : [],
	}
	return { prompt, lines: [now, ...lines], newest, next }
}

async function lastKept(legend: Legend, id: string, before = 2 ** 31 - 1): Promise<number | undefined> {
	const [row] = await db()
		.select({ number })
		.from(savedPromptVersions)
		.where(and(versionsOf(legend, id), lt(number, before)))
		.orderBy(desc(number))
		.limit(1)
	return row?.number
}

async function readKept(legend: Legend, id: string, wanted: number) {
	const [row] = await db()
		.select(TEXTS)
		.from(savedPromptVersions)
		.where(and(versionsOf(legend, id), eq(number, wanted)))
	if (!row) throw refuseMissing()
	return row
}

/**
 * What a version says, or what became of it until now; what it says now is compared with the version before. Bounded
 * in time however long the texts are. Refuses with `not_found`, also where the version is kept no longer.
 */
export async function showSavedVersion(
	legend: Legend,
	{ prompt, newest }: Pick<SavedHistory, 'prompt' | 'newest'>,
	asked: { number: number; isRead: boolean; kindName?: (kind: BlankKind) => string },
): Promise<ShownSavedVersion> {
	const isNow = asked.number === newest
	const said = isNow ? prompt : await readKept(legend, prompt.id, asked.number)
	const from = isNow ? await lastKept(legend, prompt.id) : asked.number
	const between = from === undefined ? null : { from, to: newest }
	const shown = { number: asked.number, between, content: said.content }
	if (asked.isRead || from === undefined) {
		const read = VERSION_FIELDS.map((field) => ({ field, text: versionText(said, field, asked.kindName) }))
		return { ...shown, difference: null, read: read.filter(({ text }) => text !== '') }
	}
	const before = isNow ? await readKept(legend, prompt.id, from) : said
	const difference = compareFields(
		textsOf(before, asked.kindName),
		textsOf(prompt, asked.kindName),
		VERSION_FIELDS,
		OF_LINES,
	)
	return { ...shown, difference, read: null }
}

function textsOf(
	said: VersionTexts,
	kindName: ((kind: BlankKind) => string) | undefined,
): ReadonlyMap<VersionField, string> {
	return new Map(VERSION_FIELDS.map((field) => [field, versionText(said, field, kindName)]))
}

/**
 * Makes a saved prompt say again what a version of it says; what it says until then is kept as a version, and it stays
 * filed where it is. Refuses with `not_found`, with `conflict` and what is stored where it was changed since `seenAt`,
 * and with `invalid_input` where the locker is full.
 */
export async function restoreSavedVersion(
	legend: Legend,
	id: string,
	wanted: number,
	seenAt: Date,
): Promise<SavedPrompt> {
	const { categoryId } = await readSavedPrompt(legend, id)
	const { tags: said, blanks: told, ...texts } = await readKept(legend, id, wanted)
	return editSavedPrompt(legend, id, {
		...texts,
		tags: [...said],
		blanks: [...told],
		categoryId,
		editedAt: seenAt,
	})
}
