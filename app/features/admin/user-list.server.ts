import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Admin } from '~/core/viewer'
import { db } from '~/db/client.server'
import { profiles, user, userRoles } from '~/db/schema.server'

export const MOST_USERS = 50

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
