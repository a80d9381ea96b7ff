import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import type { SavedPrompt } from './locker'
import { asSaved, inLocker, SAVED } from './locker-row.server'
import { savedPrompts } from './schema.server'

/** What is read of a locker at once, and so kept in memory. */
const MOST = { prompts: 100, bytes: 250_000 }

const { isPinned, updatedAt, createdAt, id } = savedPrompts
/** In which order prompts are read. */
export const ORDERS = {
	/** Pinned ones first, then those that changed last. */
	locker: [desc(isPinned), desc(updatedAt), asc(id)],
	age: [asc(createdAt), asc(id)],
}

/** Whose prompts, in which order, and which of them. */
export interface Wanted {
	order: keyof typeof ORDERS
	where?: SQL | undefined
}

/**
 * All that is wanted of somebody's locker, in pieces of bounded size. Which prompts and in which order is decided once,
 * at the beginning; each is told as it is when its piece is read, and left out if it was removed by then.
 */
export async function* lockerPieces(
	{ userId }: Pick<Member, 'userId'>,
	{ order, where }: Wanted,
): AsyncGenerator<SavedPrompt[]> {
	const bytes = sql<number>`octet_length(${savedPrompts.content}) + octet_length(${savedPrompts.description})`
	const all = await db()
		.select({ id, bytes })
		.from(savedPrompts)
		.where(and(inLocker(userId), where))
		.orderBy(...ORDERS[order])
	for (const ids of portions(all)) {
		const rows = await db()
			.select(SAVED)
			.from(savedPrompts)
			.where(and(inLocker(userId), inArray(id, ids)))
		const byId = new Map(rows.map((row) => [row.id, row]))
		yield ids.flatMap((one) => byId.get(one) ?? []).map(asSaved)
	}
}

function* portions(all: readonly { id: string; bytes: number }[]): Generator<string[]> {
	let [ids, filled]: [string[], number] = [[], 0]
	for (const { id, bytes } of all) {
		if (ids.length > 0 && (ids.length === MOST.prompts || filled + bytes > MOST.bytes)) {
			yield ids
			;[ids, filled] = [[], 0]
		}
		ids.push(id)
		filled += bytes
	}
	if (ids.length > 0) yield ids
}
