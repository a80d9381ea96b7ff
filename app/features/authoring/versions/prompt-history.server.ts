import { and, desc, eq, lt } from 'drizzle-orm'
import { compareFields } from '~/core/difference/text-difference.server'
import type { Client } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { profiles, user } from '~/db/schema.server'
import { categoryTitle, isCategoryId } from '~/features/library/category'
import type { CreatedPrompt } from '~/features/library/created-prompt.server'
import { LANGUAGE_NAME, type Language } from '~/i18n/language'
import { countEdit, editPrompt, notFound, readOwnPrompt } from '../create-prompt.server'
import { FIELDS, type PromptField } from '../prompt-form'
import type { PromptInput } from '../prompt-input'
import { promptVersions } from '../schema.server'
import type { ShownPromptVersion, VersionText, VersionWriter } from './prompt-version'

export const VERSIONS_AT_ONCE = 20

const ORDER = FIELDS.map(([field]) => field)
/** Fields of several lines or items, which are compared line by line. */
const OF_LINES: ReadonlySet<PromptField> = new Set(['promptText', 'instructions', 'tags'])

/** A version of a created prompt, without what it says. */
interface StoredLine {
	number: number
	by: VersionWriter
	at: Date
	note: string | null
	restoredFrom: number | null
}

/**
 * What a created prompt said so far, for its author and admins, hidden or not: the newest first, from `before` on. Somebody
 * else's answers exactly like a missing one. Refuses with `not_found`.
 */
export async function listPromptVersions(
	member: Member,
	id: string,
	before: number | null,
): Promise<{ prompt: CreatedPrompt; lines: StoredLine[]; newest: number | null; next: number | null }> {
	const prompt = await readOwnPrompt(member, id)
	const { number, byUserId, createdAt, note, restoredFrom, promptId } = promptVersions
	const rows = await db()
		.select({
			number,
			byUserId,
			at: createdAt,
			note,
			restoredFrom,
			name: profiles.fullName,
			email: user.email,
		})
		.from(promptVersions)
		.leftJoin(user, eq(user.id, byUserId))
		.leftJoin(profiles, eq(profiles.id, byUserId))
		.where(and(eq(promptId, id), before === null ? undefined : lt(number, before)))
		.orderBy(desc(number))
		.limit(VERSIONS_AT_ONCE + 1)
	const shown = rows.slice(0, VERSIONS_AT_ONCE)
	const lines = shown.map(({ byUserId: writer, name, email, ...line }) => ({
		...line,
		by: writerFor(member, prompt, writer === null ? null : { id: writer, name: name || (email ?? '') }),
	}))
	const newest = (before === null ? lines[0]?.number : await previousOf(id)) ?? null
	const next = rows.length > shown.length ? (lines.at(-1)?.number ?? null) : null
	return { prompt, lines, newest, next }
}

function writerFor(
	{ userId, isAdmin }: Member,
	{ createdBy }: CreatedPrompt,
	writer: { id: string; name: string } | null,
): VersionWriter {
	if (!writer) return { kind: 'left' }
	if (writer.id === userId) return { kind: 'you' }
	// Which admin it was is no author's business.
	return isAdmin || writer.id === createdBy ? { kind: 'named', name: writer.name } : { kind: 'admin' }
}

async function previousOf(id: string, before = 2 ** 31 - 1): Promise<number | null> {
	const { number, promptId } = promptVersions
	const [row] = await db()
		.select({ number })
		.from(promptVersions)
		.where(and(eq(promptId, id), lt(number, before)))
		.orderBy(desc(number))
		.limit(1)
	return row?.number ?? null
}

/** What a version says, for the author and admins. Refuses with `not_found`, also where it is kept no longer. */
async function readContent(member: Member, id: string, number: number): Promise<PromptInput> {
	await readOwnPrompt(member, id)
	const { promptId, content } = promptVersions
	const [row] = await db()
		.select({ content })
		.from(promptVersions)
		.where(and(eq(promptId, id), eq(promptVersions.number, number)))
	if (!row) throw notFound()
	return row.content
}

/**
 * What a version says, or what differs from another one, bounded in time however long they are; by itself it is compared
 * with the one before it, if that is kept. `premium` is the word for who reads it. Refuses with `not_found`.
 */
export async function showPromptVersion(
	member: Member,
	id: string,
	asked: { number: number; from: number | null; isRead: boolean },
	{ language, premium }: { language: Language; premium: string },
): Promise<ShownPromptVersion> {
	const { number, isRead } = asked
	const content = await readContent(member, id, number)
	const from = asked.from === null || asked.from === number ? await previousOf(id, number) : asked.from
	const shown = { number, language: content.language, from }
	const texts = textsOf(content, language, premium)
	if (isRead || from === null) {
		const read: VersionText[] = [...texts].flatMap(([field, text]) => (text ? [{ field, text }] : []))
		return { ...shown, difference: null, read }
	}
	const before = textsOf(await readContent(member, id, from), language, premium)
	return { ...shown, difference: compareFields(before, texts, ORDER, OF_LINES), read: null }
}

function textsOf(
	{ tagline, instructions, credits, category, tags, language: written, isPremium, ...texts }: PromptInput,
	language: Language,
	premium: string,
): ReadonlyMap<PromptField, string> {
	const all = {
		...texts,
		tagline: tagline ?? '',
		instructions: instructions ?? '',
		credits: credits ?? '',
		category: isCategoryId(category) ? categoryTitle(category, language) : category,
		tags: tags.join('\n'),
		language: LANGUAGE_NAME[written],
		isPremium: isPremium ? premium : '',
	}
	return new Map(ORDER.map((field) => [field, all[field]]))
}

/**
 * Makes readers get what an older version said, as a new version; who reads it for nothing stays as it is now, and so does an
 * author's draft. Refuses with `not_found`, with `conflict` where the prompt was changed since `seenAt`, and with `too_many`.
 */
export async function restorePromptVersion(
	member: Member,
	id: string,
	number: number,
	{ seenAt, note, client }: { seenAt: Date; note: string | null; client: Client },
): Promise<void> {
	const { isPremium } = await readOwnPrompt(member, id)
	const content = await readContent(member, id, number)
	if (!isCategoryId(content.category))
		throw refuse('invalid_input', undefined, { message: 'version_outdated' })
	await countEdit(member, client)
	const edit = { ...content, isPremium, editedAt: seenAt, note, restoredFrom: number }
	await editPrompt(member, id, edit)
}
