import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { deleteCustomer, listCustomers, type StripeCustomer } from '../stripe/stripe-customer.server'
import { adoptCustomer, findCustomerId } from '../stripe-customer.server'

/** Longer than the day's comparison can be missed. */
const LOOKED_BACK_MS = 7 * 86_400_000
/** One that is younger may be about to be stored. */
const SETTLED_MS = 3_600_000

/** Customers of the last week that this site made, and whom nobody may be waiting for any more. Rejects with `StripeFailure`. */
export async function listSettledCustomers(): Promise<StripeCustomer[]> {
	const settled: StripeCustomer[] = []
	for await (const found of listCustomers(new Date(Date.now() - LOOKED_BACK_MS))) {
		if (found.isOurs && found.created.getTime() < Date.now() - SETTLED_MS) settled.push(found)
	}
	return settled
}

/**
 * A customer without a subscription: known again where its person has none, deleted where the person has another one or
 * is gone, as when a process died between Stripe's answer and our storing it. Answers a line for what it did. Rejects
 * with `StripeFailure`.
 */
export async function tidyCustomer({ id, userId }: StripeCustomer): Promise<string[]> {
	if (!userId || (await findCustomerId(userId)) === id) return []
	if (await adoptCustomer(userId, id)) return [`${id}: belongs to user ${userId}, and is known again.`]
	// Asked once more: somebody may have stored this very one just now.
	if ((await findCustomerId(userId)) === id) return []
	const [person] = await db().select({ id: user.id }).from(user).where(eq(user.id, userId))
	await deleteCustomer(id)
	const why = person ? `user ${userId} is another customer` : 'its account here is gone'
	return [`${id}: was deleted at Stripe, because ${why}.`]
}
