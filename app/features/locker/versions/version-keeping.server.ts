import { count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { BlankKind } from '~/content/catalogue'
import { blanksText } from '../blanks/saved-blanks'
import type { LockerDraft, SavedPrompt } from '../locker'
import type { LockerChange } from '../locker-room.server'
import { savedPromptVersions } from '../schema.server'
import { MOST_SAVED_VERSIONS, VERSION_FIELDS, type VersionField } from './saved-version'

/** What is kept of all prompts of one person together. */
const MOST_OF_ONE = { versions: 5_000, bytes: 20_000_000 }

type VersionTexts = Pick<LockerDraft, VersionField>

/** What a version says in one field, as one text; tags and blanks are a line each. `kindName` says what a kind of blank is called. */
export function versionText(
	said: VersionTexts,
	field: VersionField,
	kindName?: (kind: BlankKind) => string,
): string {
	if (field === 'blanks') return blanksText(said.blanks ?? [], kindName)
	return field === 'tags' ? said.tags.join('\n') : said[field]
}

/** The fields in which two versions differ. */
export function changedFields(before: VersionTexts, after: VersionTexts): VersionField[] {
	const asked = after.blanks ? VERSION_FIELDS : VERSION_FIELDS.filter((field) => field !== 'blanks')
	return asked.filter((field) => versionText(before, field) !== versionText(after, field))
}

/**
 * Keeps what a saved prompt says until now, in the transaction that is about to change it to `next`, and takes the
 * oldest versions away where there are more than `MOST_SAVED_VERSIONS` of this prompt, or too many of this person.
 * Nothing is kept where only its place changes. Call it within `changeLocker`.
 */
export function keepVersion(
	within: LockerChange,
	userId: string,
	stored: SavedPrompt,
	next: VersionTexts,
): Promise<void> {
	return keepVersions(within, userId, [stored], [next])
}

/** The same for many prompts; what becomes of each stands in its place in `next`. */
export async function keepVersions(
	within: LockerChange,
	userId: string,
	stored: readonly SavedPrompt[],
	next: readonly VersionTexts[],
): Promise<void> {
	const replaced = stored.filter((one, place) => {
		const after = next[place]
		return after !== undefined && changedFields(one, after).length > 0
	})
	if (replaced.length === 0) return
	const { savedPromptId, number, title, content, description, tags, blanks } = savedPromptVersions
	const ids = replaced.map(({ id }) => id)
	const lasts = await within
		.selectDistinctOn([savedPromptId], { savedPromptId, number, title, content, description, tags, blanks })
		.from(savedPromptVersions)
		.where(inArray(savedPromptId, ids))
		.orderBy(savedPromptId, desc(number))
	const lastOf = new Map(lasts.map((last) => [last.savedPromptId, last]))
	const kept = replaced.map((prompt) => {
		const last = lastOf.get(prompt.id)
		return {
			...{ savedPromptId: prompt.id, number: (last?.number ?? 0) + 1, userId },
			...{ title: prompt.title, content: prompt.content, description: prompt.description },
			tags: [...prompt.tags],
			blanks: prompt.blanks,
			changed: last ? changedFields(last, prompt) : [],
			bytes: VERSION_FIELDS.reduce((sum, field) => sum + Buffer.byteLength(versionText(prompt, field)), 0),
			writtenAt: new Date(prompt.updatedAt),
		}
	})
	await within.insert(savedPromptVersions).values(kept)
	await forgetOldest(within, userId, kept)
}

async function forgetOldest(
	within: LockerChange,
	userId: string,
	kept: readonly { savedPromptId: string; number: number }[],
): Promise<void> {
	const ids = sql.param(kept.map(({ savedPromptId }) => savedPromptId))
	const numbers = sql.param(kept.map(({ number }) => number))
	// The numbers of a prompt's versions follow each other.
	await within.execute(sql`
		delete from ${savedPromptVersions} as version using unnest(${ids}::text[], ${numbers}::int[]) as newest (id, number)
		where version.saved_prompt_id = newest.id and version.number <= newest.number - ${MOST_SAVED_VERSIONS}`)
	const { bytes } = savedPromptVersions
	const [all] = await within
		.select({ versions: count(), bytes: sql<number>`coalesce(sum(${bytes}), 0)::int` })
		.from(savedPromptVersions)
		.where(eq(savedPromptVersions.userId, userId))
	if (!all || (all.versions <= MOST_OF_ONE.versions && all.bytes <= MOST_OF_ONE.bytes)) return
	await within.execute(sql`
		with placed as (
			select saved_prompt_id, number, row_number() over newest as at, sum(bytes) over newest as bytes
			from ${savedPromptVersions} where user_id = ${userId}
			window newest as (order by written_at desc, saved_prompt_id, number desc)
		)
		delete from ${savedPromptVersions} as version using placed
		where version.saved_prompt_id = placed.saved_prompt_id and version.number = placed.number
			and (placed.at > ${MOST_OF_ONE.versions} or placed.bytes > ${MOST_OF_ONE.bytes})`)
}
