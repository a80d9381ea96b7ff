import { eq, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { StaffRole, SuspensionCause } from '~/core/viewer'
import { isAdmin, type Support } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { profiles, user, userRoles } from '~/db/schema.server'
import { suspensions } from '~/features/account/schema.server'
import { DEFAULT_LANGUAGE, type Language } from '~/i18n/language'

/** Somebody who can be acted on. */
export interface ActedOn {
	userId: string
	email: string
	name: string
	language: Language
	isConfirmed: boolean
	roles: readonly StaffRole[]
	suspendedFor: SuspensionCause | null
}

export const rolesOf = sql<StaffRole[]>`array(
	select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${user.id} order by 1)`

/**
 * Somebody whom `by` may act on. Refuses with `not_found` (user_not_found), with `conflict` for oneself (act_on_self), and
 * with `not_authorized` where support would act on who has a role (act_on_staff).
 */
export async function requireActedOn(
	by: Support,
	userId: string,
	within: Pick<Within, 'select'> = db(),
): Promise<ActedOn> {
	const [person] = await within
		.select({
			userId: user.id,
			email: user.email,
			isConfirmed: user.emailVerified,
			fullName: profiles.fullName,
			language: profiles.language,
			roles: rolesOf,
			suspendedFor: suspensions.cause,
		})
		.from(user)
		.leftJoin(profiles, eq(profiles.id, user.id))
		.leftJoin(suspensions, eq(suspensions.userId, user.id))
		.where(eq(user.id, userId))
	if (!person) throw refuse('not_found', undefined, { message: 'user_not_found' })
	if (userId === by.userId) throw refuse('conflict', undefined, { message: 'act_on_self' })
	if (person.roles.length > 0 && !isAdmin(by)) {
		throw refuse('not_authorized', undefined, { message: 'act_on_staff' })
	}
	const { fullName, language, ...rest } = person
	return { ...rest, name: fullName || person.email, language: language ?? DEFAULT_LANGUAGE }
}

/** What a page that is behind is told: somebody else did it, or another thing, since. */
export function doneAlready() {
	return refuse('conflict', undefined, { message: 'act_done_already' })
}
