import { desc, eq, sql } from 'drizzle-orm'
import type { LockerDraft, SavedPrompt } from '../locker'
import type { LockerChange } from '../locker-room.server'
import { savedPromptVersions } from '../schema.server'
import { MOST_SAVED_VERSIONS, VERSION_FIELDS, type VersionField } from './saved-version'

/** What is kept of all prompts of one person together. */
const MOST_OF_ONE = { versions: 5_000, bytes: 20_000_000 }

type VersionTexts = Pick<LockerDraft, VersionField>

/** What a version says in one field, as one text; tags are a line each. */
export function versionText(said: VersionTexts, field: VersionField): string {
	return field === 'tags' ? said.tags.join('\n') : said[field]
}

/** The fields in which two versions differ. */
export function changedFields(before: VersionTexts, after: VersionTexts): VersionField[] {
	return VERSION_FIELDS.filter((field) => versionText(before, field) !== versionText(after, field))
}

/**
 * Keeps what a saved prompt says until now, in the transaction that is about to change it to `next`, and takes the
 * oldest versions away where there are more than `MOST_SAVED_VERSIONS` of this prompt, or too many of this person.
 * Nothing is kept where only its place changes. Call it within `changeLocker`.
 */
export async function keepVersion(
	within: LockerChange,
	userId: string,
	stored: SavedPrompt,
	next: VersionTexts,
): Promise<void> {
	if (changedFields(stored, next).length === 0) return
	const ofPrompt = eq(savedPromptVersions.savedPromptId, stored.id)
	const { number, title, content, description, tags } = savedPromptVersions
	const [last] = await within
		.select({ number, title, content, description, tags })
		.from(savedPromptVersions)
		.where(ofPrompt)
		.orderBy(desc(number))
		.limit(1)
	await within.insert(savedPromptVersions).values({
		savedPromptId: stored.id,
		number: (last?.number ?? 0) + 1,
		userId,
		title: stored.title,
		content: stored.content,
		description: stored.description,
		tags: [...stored.tags],
		changed: last ? changedFields(last, stored) : [],
		bytes: VERSION_FIELDS.reduce((sum, field) => sum + Buffer.byteLength(versionText(stored, field)), 0),
		writtenAt: new Date(stored.updatedAt),
	})
	await forgetOldest(within, userId)
}

async function forgetOldest(within: LockerChange, userId: string): Promise<void> {
	await within.execute(sql`
		with placed as (
			select saved_prompt_id, number,
				row_number() over (partition by saved_prompt_id order by number desc) as place,
				row_number() over newest as at, sum(bytes) over newest as bytes
			from ${savedPromptVersions} where user_id = ${userId}
			window newest as (order by written_at desc, saved_prompt_id, number desc)
		)
		delete from ${savedPromptVersions} as version using placed
		where version.saved_prompt_id = placed.saved_prompt_id and version.number = placed.number
			and (placed.place > ${MOST_SAVED_VERSIONS} or placed.at > ${MOST_OF_ONE.versions} or placed.bytes > ${MOST_OF_ONE.bytes})`)
}
