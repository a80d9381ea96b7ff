import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Admin } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { profiles, roleChanges, user, userRoles } from '~/db/schema.server'
import { violatesUnique } from '~/db/violation.server'

const isAdminOf = (userId: string) => and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin'))

/**
 * Makes someone an admin and writes it down (docs/product.md#gates). `by` is the admin who does it, or null for the
 * command line. Refuses with `not_found` (user_not_found), or `conflict` (user_already_admin).
 */
export async function grantAdmin(by: Admin | null, userId: string): Promise<void> {
	await db().transaction(async (within) => {
		const [person] = await within.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('share')
		if (!person) throw refuse('not_found', undefined, { message: 'user_not_found' })
		await within.insert(userRoles).values({ userId, role: 'admin' }).catch(refuseSecondRole)
		await writeDown(within, 'grant', userId, by)
	})
}

/** Takes the role away and writes it down. Refuses with `not_found`, or `conflict` (last_admin). */
export async function revokeAdmin(by: Admin | null, userId: string): Promise<void> {
	await db().transaction(async (within) => {
		await requireAnotherAdmin(within, userId)
		const revoked = await within.delete(userRoles).where(isAdminOf(userId)).returning()
		if (revoked.length === 0) throw refuse('not_found', undefined, { message: 'user_not_admin' })
		await writeDown(within, 'revoke', userId, by)
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

/** Somebody with their role, for an admin who is about to change it. Refuses with `not_found` (user_not_found). */
export async function readPerson(_by: Admin, userId: string): Promise<RolePerson> {
	const [person] = await db()
		.select({ userId: user.id, email: user.email, fullName: profiles.fullName, role: userRoles.role })
		.from(user)
		.leftJoin(profiles, eq(profiles.id, user.id))
		.leftJoin(userRoles, isAdminOf(userId))
		.where(eq(user.id, userId))
	if (!person) throw refuse('not_found', undefined, { message: 'user_not_found' })
	const { email, fullName, role } = person
	return { userId: person.userId, email, name: fullName || email, isAdmin: role === 'admin' }
}

export interface RolePerson {
	userId: string
	name: string
	email: string
	isAdmin: boolean
}

/** All admins, by address. */
export async function listAdmins(): Promise<{ userId: string; email: string; since: Date }[]> {
	return db()
		.select({ userId: user.id, email: user.email, since: userRoles.createdAt })
		.from(userRoles)
		.innerJoin(user, eq(user.id, userRoles.userId))
		.where(eq(userRoles.role, 'admin'))
		.orderBy(asc(user.email))
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

/** The database's own word, 23505, decides who is an admin already (docs/product.md#messages). */
function refuseSecondRole(error: unknown): never {
	if (!violatesUnique(error, 'user_roles_pkey')) throw error
	throw refuse('conflict', undefined, { message: 'user_already_admin' })
}

async function writeDown(within: Within, action: 'grant' | 'revoke', userId: string, by: Admin | null) {
	await within.insert(roleChanges).values({ action, role: 'admin', userId, byUserId: by?.userId ?? null })
}

const MOST_USERS = 50

/** A person as admins see them, to find an id. */
export interface ListedUser {
	userId: string
	email: string
	fullName: string | null
	username: string | null
	isAdmin: boolean
}

/** The first people by address whose name, username, address or id holds the query. */
export async function listUsers(
	_admin: Admin,
	query: string,
): Promise<{ users: ListedUser[]; hasMore: boolean }> {
	const part = `%${query.replace(/[\\%_]/g, '\\$&')}%`
	const rows = await db()
		.select({
			userId: user.id,
			email: user.email,
			fullName: profiles.fullName,
			username: profiles.username,
			isAdmin: sql<boolean>`${userRoles.role} is not null`,
		})
		.from(user)
		.leftJoin(profiles, eq(profiles.id, user.id))
		.leftJoin(userRoles, and(eq(userRoles.userId, user.id), eq(userRoles.role, 'admin')))
		.where(
			query
				? or(
						ilike(user.email, part),
						ilike(profiles.fullName, part),
						ilike(profiles.username, part),
						eq(user.id, query),
					)
				: undefined,
		)
		.orderBy(asc(user.email))
		.limit(MOST_USERS + 1)
	return { users: rows.slice(0, MOST_USERS), hasMore: rows.length > MOST_USERS }
}
