import { eq, inArray } from 'drizzle-orm'
import { inBackground } from '~/core/background.server'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { stripeCustomers } from './schema.server'
import { adoptCustomer } from './stripe-customer.server'
import { lookupKeyOf } from './stripe-price.server'
import { refreshSubscription } from './subscription/subscription-sync.server'

/** Who of the sandbox's people has a plan, in the sandbox's own Stripe only (docs/product.md#sandbox). */
const PLANS = [
	{ email: 'creator@pronto.test', lookupKey: lookupKeyOf('premium', 'USD') },
	{ email: 'legend@pronto.test', lookupKey: lookupKeyOf('pro', 'USD') },
]

/** The sandbox's subscribers who are there, and by which price they pay. */
export async function listSandboxSubscribers() {
	const emails = PLANS.map(({ email }) => email)
	const people = await db()
		.select({ userId: user.id, email: user.email, customerId: stripeCustomers.customerId })
		.from(user)
		.leftJoin(stripeCustomers, eq(stripeCustomers.userId, user.id))
		.where(inArray(user.email, emails))
	return people.flatMap((person) => {
		const plan = PLANS.find(({ email }) => email === person.email)
		return plan ? [{ ...person, lookupKey: plan.lookupKey }] : []
	})
}

/** Tells the product of somebody whom the sandbox's Stripe knows already. */
export async function adoptSandboxCustomer(userId: string, customerId: string): Promise<void> {
	if (await adoptCustomer(userId, customerId)) await refreshSubscription(userId)
}

/** With another Stripe, what an earlier start has told of the sandbox's own holds no more: these people start free. */
export function askForSandboxPlansSoon(): void {
	inBackground('sandbox plans', async () => {
		for (const { userId, customerId } of await listSandboxSubscribers()) {
			if (customerId) await refreshSubscription(userId)
		}
	})
}
