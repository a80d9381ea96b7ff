import { and, asc, eq, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Admin, StaffRole } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { profiles, user, userRoles } from '~/db/schema.server'
import { violatesUnique } from '~/db/violation.server'
import { suspensions } from '~/features/account/schema.server'
import { writeDown } from './audit-log.server'

/** A role that is to be given or taken. */
export interface RoleWish {
	userId: string
	role: StaffRole
	/** Null where a change is undone, and for the command line. */
	reason: string | null
}

const isHeld = ({ userId, role }: Pick<RoleWish, 'userId' | 'role'>) =>
	and(eq(userRoles.userId, userId), eq(userRoles.role, role))

/**
 * Gives someone a role and writes it down (docs/product.md#roles). `by` is the admin who does it, or null for the command
 * line. Refuses with `not_found` (user_not_found), or `conflict` (user_already_admin, user_has_role, and act_not_now for who is
 * suspended: an admin who can do nothing would pass for one who is left).
 */
export async function grantRole(by: Admin | null, wish: RoleWish): Promise<void> {
	const { userId, role } = wish
	await db().transaction(async (within) => {
		const [person] = await within.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('share')
		if (!person) throw refuse('not_found', undefined, { message: 'user_not_found' })
		const suspended = await within
			.select({ cause: suspensions.cause })
			.from(suspensions)
			.where(eq(suspensions.userId, userId))
		if (suspended.length > 0) throw refuse('conflict', undefined, { message: 'act_not_now' })
		await within
			.insert(userRoles)
			.values({ userId, role })
			.catch((error) => refuseSecondRole(error, role))
		await writeChange(within, 'grant_role', by, wish)
	})
}

/** Takes a role away and writes it down. Refuses with `not_found` (user_not_admin, user_lacks_role), or `conflict` (last_admin). */
export async function revokeRole(by: Admin | null, wish: RoleWish): Promise<void> {
	const { userId, role } = wish
	await db().transaction(async (within) => {
		if (role === 'admin') await requireAnotherAdmin(within, userId)
		const revoked = await within.delete(userRoles).where(isHeld(wish)).returning()
		if (revoked.length === 0) {
			const message = role === 'admin' ? 'user_not_admin' : 'user_lacks_role'
			throw refuse('not_found', undefined, { message })
		}
		await writeChange(within, 'revoke_role', by, wish)
	})
}

/**
 * Refuses with `conflict` (last_admin) where nobody would be left to grant the role (docs/product.md#accounts): before a
 * revocation, and before an account is deleted. Holds all admins' rows until the transaction ends, so that two admins
 * who leave at the same moment don't both see the other one staying.
 */
export async function requireAnotherAdmin(within: Within, userId: string): Promise<void> {
	const admins = await within
		.select({ userId: userRoles.userId })
		.from(userRoles)
		.where(eq(userRoles.role, 'admin'))
		.orderBy(asc(userRoles.userId))
		.for('update')
	const isOne = admins.some((admin) => admin.userId === userId)
	if (isOne && admins.length === 1) throw refuse('conflict', undefined, { message: 'last_admin' })
}

/** Somebody with their roles, for an admin who is about to change one. */
export interface RolePerson {
	userId: string
	name: string
	email: string
	roles: readonly StaffRole[]
}

/** Refuses with `not_found` (user_not_found). */
export async function readPerson(_by: Admin, userId: string): Promise<RolePerson> {
	const roles = sql<
		StaffRole[]
	>`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${user.id} order by 1)`
	const [person] = await db()
		.select({ userId: user.id, email: user.email, fullName: profiles.fullName, roles })
		.from(user)
		.leftJoin(profiles, eq(profiles.id, user.id))
		.where(eq(user.id, userId))
	if (!person) throw refuse('not_found', undefined, { message: 'user_not_found' })
	const { fullName, ...rest } = person
	return { ...rest, name: fullName || rest.email }
}

/** Everybody who has a role, by role and address. */
export async function listStaff(): Promise<
	{ userId: string; email: string; role: StaffRole; since: Date }[]
> {
	return db()
		.select({ userId: user.id, email: user.email, role: userRoles.role, since: userRoles.createdAt })
		.from(userRoles)
		.innerJoin(user, eq(user.id, userRoles.userId))
		.orderBy(asc(userRoles.role), asc(user.email))
}

/** The person with an address. Refuses with `not_found` (user_not_found). */
export async function findUserByEmail(email: string): Promise<{ userId: string }> {
	const [found] = await db()
		.select({ userId: user.id })
		.from(user)
		.where(eq(user.email, email.trim().toLowerCase()))
	if (!found) throw refuse('not_found', undefined, { message: 'user_not_found' })
	return found
}

/** The database's own word, 23505, decides who has a role already (docs/product.md#messages). */
function refuseSecondRole(error: unknown, role: StaffRole): never {
	if (!violatesUnique(error, 'user_roles_pkey')) throw error
	const message = role === 'admin' ? 'user_already_admin' : 'user_has_role'
	throw refuse('conflict', undefined, { message })
}

async function writeChange(
	within: Within,
	action: 'grant_role' | 'revoke_role',
	by: Admin | null,
	{ userId, role, reason }: RoleWish,
): Promise<void> {
	const isUndo = by !== null && reason === null
	const details = { role, ...(isUndo ? { isUndo } : {}) }
	await writeDown(within, { action, userId, byUserId: by?.userId ?? null, reason, details })
}
