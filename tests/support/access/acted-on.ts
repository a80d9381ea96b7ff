import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { suspensions } from '~/features/account/schema.server'
import { grantRole } from '~/features/admin/role.server'
import { planGrants } from '~/features/billing/schema.server'
import { aStoredMember } from '../accounts'

/** Has somebody act as an admin, and be acted on, for a reason that names them. */
export async function actOn(member: Member, mark: string): Promise<void> {
	const { userId } = member
	await grantRole(null, { userId, role: 'admin', reason: null })
	const other = await aStoredMember()
	await grantRole({ ...member, isAdmin: true }, { userId: other.userId, role: 'admin', reason: 'They help.' })
	const reason = `${mark} knows the library`
	await grantRole({ ...other, isAdmin: true }, { userId, role: 'editor', reason })
	await db().insert(suspensions).values({ userId, cause: 'security' })
	await db()
		.insert(planGrants)
		.values({ userId, tier: 'pro', endsAt: new Date('2031-01-02T03:04:05Z') })
}
