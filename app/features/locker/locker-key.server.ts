import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { MemberWith } from '~/core/viewer'
import type { LockerChange } from './locker-room.server'
import { inLocker } from './locker-row.server'
import { savedPrompts } from './schema.server'

const SPACES = ' \t\r\n'

/** Some formats keep spaces at the ends, and some don't. As PostgreSQL's `btrim`. */
function withoutEnds(text: string): string {
	let [from, to] = [0, text.length]
	while (from < to && SPACES.includes(text.charAt(from))) from += 1
	while (to > from && SPACES.includes(text.charAt(to - 1))) to -= 1
	return text.slice(from, to)
}

/** By what two prompts are the same, spaces at the ends of their texts aside: the database computes it of those that are saved. */
export function keyOf({ title, content }: { title: string; content: string }): string {
	return createHash('md5')
		.update(`${title}\n\n${withoutEnds(content)}`)
		.digest('hex')
}

/**
 * The keys of all prompts in a locker, as the entries of a file have them. Compared here: the database, which knows
 * nothing about a table that was just filled, would compare each text with each.
 */
export async function keysInLocker(
	within: Pick<LockerChange, 'select'>,
	{ userId }: MemberWith<'locker'>,
): Promise<Set<string>> {
	const key = sql<string>`md5(${savedPrompts.title} || E'\\n\\n' || btrim(${savedPrompts.content}, ${SPACES}))`
	const rows = await within.select({ key }).from(savedPrompts).where(inLocker(userId))
	return new Set(rows.map(({ key }) => key))
}
