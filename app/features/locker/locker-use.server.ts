import { and, eq } from 'drizzle-orm'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { inLocker, isLockerId, refuseMissing } from './locker-row.server'
import { savedPrompts } from './schema.server'

/** Remembers that a saved prompt was used just now, for the order of the locker. That is no edit. Refuses with `not_found`. */
export async function noteUse({ userId }: MemberWith<'locker'>, id: string): Promise<void> {
	if (!isLockerId(id)) throw refuseMissing()
	const [row] = await db()
		.update(savedPrompts)
		.set({ usedAt: new Date() })
		.where(and(eq(savedPrompts.id, id), inLocker(userId)))
		.returning({ id: savedPrompts.id })
	if (!row) throw refuseMissing()
}
