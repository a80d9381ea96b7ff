import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Within } from '~/db/client.server'
import { user } from '~/db/schema.server'
import type { PromptInput } from '../prompt-input'
import { promptVersions } from '../schema.server'
import { MOST_VERSION_MEGABYTES, MOST_VERSIONS } from './prompt-version'

const MOST_BYTES = MOST_VERSION_MEGABYTES * 1_000_000

interface NewVersion {
	content: PromptInput
	byUserId: string
	createdAt: Date
	note: string | null
	restoredFrom: number | null
}

/**
 * Has everything that changes prompts and drafts of one author wait its turn, in whatever process. Where search words are
 * written in the same transaction, after them.
 */
export async function lockAuthor(within: Pick<Within, 'select'>, userId: string): Promise<void> {
	await within.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update')
}

/**
 * Adds what a created prompt says from now on to what it said, under the next number, and takes the oldest versions away
 * where there are more than `MOST_VERSIONS`, or too many bytes of them. Call it after `lockAuthor`.
 */
export async function addVersion(within: Within, promptId: string, version: NewVersion): Promise<void> {
	const { number, content } = promptVersions
	const ofPrompt = eq(promptVersions.promptId, promptId)
	const next = sql`(select coalesce(max(${number}), 0) + 1 from ${promptVersions} where ${ofPrompt})`
	await within.insert(promptVersions).values({ ...version, promptId, number: next })
	const sized = within
		.select({
			number,
			place: sql<number>`row_number() over (order by ${number} desc)`.as('place'),
			bytes: sql<number>`sum(octet_length(${content}::text)) over (order by ${number} desc)`.as('bytes'),
		})
		.from(promptVersions)
		.where(ofPrompt)
		.as('sized')
	const tooMany = within
		.select({ number: sized.number })
		.from(sized)
		.where(sql`${sized.place} > ${MOST_VERSIONS} or ${sized.bytes} > ${MOST_BYTES}`)
	await within.delete(promptVersions).where(and(ofPrompt, inArray(number, tooMany)))
}
