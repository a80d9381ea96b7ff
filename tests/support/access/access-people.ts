import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { user, userRoles } from '~/db/schema.server'
import { suspensions } from '~/features/account/schema.server'
import { subscriptions } from '~/features/billing/schema.server'

/** Stores people, each with their secret in their address. */
export async function makePeople(things: readonly { id: string; secret: string }[]): Promise<void> {
	await db()
		.insert(user)
		.values(things.map(({ id, secret }) => ({ id, email: `${secret}@pronto.test` })))
}

/** Everybody, with what others can do to them. */
export async function readPeople(): Promise<{ id: string }[]> {
	const people = await db()
		.select({
			id: user.id,
			email: user.email,
			role: userRoles.role,
			tier: subscriptions.tier,
			suspendedFor: suspensions.cause,
		})
		.from(user)
		.leftJoin(userRoles, eq(userRoles.userId, user.id))
		.leftJoin(subscriptions, eq(subscriptions.userId, user.id))
		.leftJoin(suspensions, eq(suspensions.userId, user.id))
	// Who was asked about and has no plan has a row that says so.
	return people.map(({ tier, ...person }) => ({ ...person, tier: tier ?? 'free' }))
}
