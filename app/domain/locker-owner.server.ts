import { db } from '~/db/client.server'
import { savedPrompts } from '~/db/locker-schema.server'
import { inLocker } from './locker-row.server'
import type { Member } from './viewer'

/** Whether somebody has anything in a locker: after a downgrade it is still theirs (product.md, Locker). */
export async function hasSavedPrompts({ userId }: Member): Promise<boolean> {
	const found = await db().select({ id: savedPrompts.id }).from(savedPrompts).where(inLocker(userId)).limit(1)
	return found.length > 0
}
