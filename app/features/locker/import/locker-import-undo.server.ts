import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { changeLocker } from '../locker-room.server'
import { inLocker } from '../locker-row.server'
import { lockerImports as imports, savedPrompts } from '../schema.server'
import type { TakenImport } from './locker-import'
import { UNDO_ENDED } from './locker-staging.server'

const MOST_LISTED = 20
const canBeUndone = gt(imports.importedAt, UNDO_ENDED)

/** What an import brought and nobody changed since. */
const untouchedOf = (userId: string, id: SQL | string) =>
	and(
		inLocker(userId),
		sql`${savedPrompts.importId} = ${id}`,
		eq(savedPrompts.updatedAt, savedPrompts.createdAt),
	)

/** The imports of the last day of which something can be taken away again, the last one first. */
export async function listTakenImports({ userId }: MemberWith<'locker'>): Promise<TakenImport[]> {
	const left = db().$count(savedPrompts, untouchedOf(userId, sql`${imports.id}`))
	const rows = await db()
		.select({ id: imports.id, count: imports.imported, left, at: imports.importedAt })
		.from(imports)
		.where(and(eq(imports.userId, userId), isNull(imports.undone), canBeUndone))
		.orderBy(desc(imports.importedAt), desc(imports.id))
		.limit(MOST_LISTED)
	return rows.flatMap(({ id, count, left, at }) =>
		at && count && left > 0 ? [{ id, count, left, at: at.toISOString() }] : [],
	)
}

/**
 * Takes away what an import brought, but for what was changed since; asked again it does nothing, and answers the same:
 * how many prompts went. Refuses with `not_found` where that was more than a day ago, or never was.
 */
export function undoImport(legend: MemberWith<'locker'>, id: string): Promise<number> {
	const { userId } = legend
	return changeLocker(legend, async (within) => {
		const isIt = and(eq(imports.id, id), eq(imports.userId, userId), canBeUndone)
		const [taken] = await within.select({ undone: imports.undone }).from(imports).where(isIt)
		if (!taken) throw refuse('not_found', undefined, { message: 'import_undo_over' })
		if (taken.undone !== null) return taken.undone
		const gone = await within
			.update(savedPrompts)
			.set({ removedAt: sql`now()` })
			.where(untouchedOf(userId, id))
			.returning({ id: savedPrompts.id })
		// The same file can be imported again.
		await within.update(imports).set({ undone: gone.length, hash: null }).where(isIt)
		return gone.length
	})
}
