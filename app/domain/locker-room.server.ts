import { sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { savedPrompts } from '~/db/locker-schema.server'
import { inLocker } from './locker-row.server'
import { refuse } from './refuse.server'
import type { Legend } from './viewer'

/** More than any honest locker holds: it is read as a whole. */
const MOST_PROMPTS = 5_000
const MOST_BYTES = 20_000_000

/** Refuses with `invalid_input` what would not fit into a person's locker any more. */
export async function requireRoom(legend: Legend, wanted: readonly { content: string }[]): Promise<void> {
	const [used] = await db()
		.select({
			count: sql<number>`count(*)::int`,
			bytes: sql<number>`coalesce(sum(octet_length(${savedPrompts.content})), 0)::int`,
		})
		.from(savedPrompts)
		.where(inLocker(legend.userId))
	const bytes = wanted.reduce((sum, { content }) => sum + Buffer.byteLength(content), used?.bytes ?? 0)
	if ((used?.count ?? 0) + wanted.length > MOST_PROMPTS || bytes > MOST_BYTES) {
		throw refuse('invalid_input', undefined, { message: 'locker_full' })
	}
}
