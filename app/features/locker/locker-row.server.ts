import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import type { SavedPrompt } from './locker'
import { ORDERS } from './locker-order.server'
import { savedPrompts } from './schema.server'

const {
	userId: _owner,
	removedAt: _removed,
	usedAt: _used,
	editedAt: _edited,
	importId: _import,
	...columns
} = getTableColumns(savedPrompts)
/** The columns that make a saved prompt. */
export const SAVED = columns

type Row = Pick<typeof savedPrompts.$inferSelect, keyof typeof SAVED>

/** A row as the rest of the product knows it. */
export function asSaved({ createdAt, updatedAt, ...row }: Row): SavedPrompt {
	return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be an id at all: others answer as missing without being asked for (docs/product.md#locker). */
export function isLockerId(id: string): boolean {
	return UUID.test(id)
}

/** What somebody has in the locker and did not remove. */
export function inLocker(userId: string) {
	return and(eq(savedPrompts.userId, userId), isNull(savedPrompts.removedAt))
}

/** The one answer for what is missing, removed, or somebody else's. */
export function refuseMissing() {
	return refuse('not_found', undefined, { message: 'prompt_not_found' })
}

/** What is read of a locker at once, and so kept in memory. */
const MOST = { prompts: 100, bytes: 250_000 }

const { id } = savedPrompts

/** Whose prompts, in which order, and which of them. */
export interface WantedPrompts {
	order: keyof typeof ORDERS
	where?: SQL | undefined
}

/**
 * All that is wanted of somebody's locker, in pieces of bounded size. Which prompts and in which order is decided once,
 * at the beginning; each is told as it is when its piece is read, and left out if it was removed by then.
 */
export async function* lockerPieces(
	{ userId }: Pick<Member, 'userId'>,
	{ order, where }: WantedPrompts,
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
