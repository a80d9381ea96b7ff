import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { LOCALE } from '~/i18n/language'
import { stripeCustomers } from './schema.server'
import { askStripe } from './stripe/stripe.server'
import { customerMetadata, deleteCustomer } from './stripe/stripe-customer.server'

/** Who a person is to Stripe, or null for who never started a checkout. */
export async function findCustomerId(userId: string): Promise<string | null> {
	const [found] = await db()
		.select({ customerId: stripeCustomers.customerId })
		.from(stripeCustomers)
		.where(eq(stripeCustomers.userId, userId))
	return found?.customerId ?? null
}

/** Whose customer this is, or null for nobody's of ours. */
export async function findUserOfCustomer(customerId: string): Promise<string | null> {
	const [found] = await db()
		.select({ userId: stripeCustomers.userId })
		.from(stripeCustomers)
		.where(eq(stripeCustomers.customerId, customerId))
	return found?.userId ?? null
}

/**
 * Makes somebody a customer of Stripe, once, and stores the id before anything is bought under it. `instead` is an id
 * that Stripe knows no more. Rejects with `StripeFailure`; refuses with `not_found` where their account is gone by now.
 */
export async function ensureCustomer(member: Member, instead: string | null = null): Promise<string> {
	const { userId, email, language } = member
	const known = await findCustomerId(userId)
	if (known && known !== instead) return known
	const told = { email, preferred_locales: [LOCALE[language]], metadata: customerMetadata(userId) }
	// Stripe refuses a key that comes with anything else than it came with first.
	const way = createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 16)
	const idempotencyKey = `customer-${userId}-${instead ?? 'first'}-${way}`
	const created = await askStripe((stripe) => stripe.customers.create(told, { idempotencyKey }))
	await forgetCustomer(userId, instead)
	await adoptCustomer(userId, created.id)
	const stored = await findCustomerId(userId)
	if (stored) return stored
	// Their account was deleted in another tab, and what Stripe just learned of them goes with it.
	await deleteCustomer(created.id)
	throw refuse('not_found')
}

/** Stores who a person is to Stripe, unless that is known. Answers whether it was news. */
export async function adoptCustomer(userId: string, customerId: string): Promise<boolean> {
	return db().transaction(async (within) => {
		// Waits for whoever is deleting their account: afterwards there is nobody to store it for.
		const them = eq(user.id, userId)
		const [person] = await within.select({ id: user.id }).from(user).where(them).for('key share')
		if (!person) return false
		const added = await within
			.insert(stripeCustomers)
			.values({ userId, customerId })
			.onConflictDoNothing()
			.returning({ userId: stripeCustomers.userId })
		return added.length > 0
	})
}

/** Stores another customer in a known one's place; a checkout of the former one is forgotten with them. */
export async function replaceCustomer(userId: string, former: string, customerId: string): Promise<boolean> {
	const { userId: owner, customerId: stored } = stripeCustomers
	const replaced = await db()
		.update(stripeCustomers)
		.set({ customerId, checkoutWish: null, checkoutSessionId: null })
		.where(and(eq(owner, userId), eq(stored, former)))
		.returning({ userId: owner })
	return replaced.length > 0
}

async function forgetCustomer(userId: string, customerId: string | null): Promise<void> {
	if (!customerId) return
	await db()
		.delete(stripeCustomers)
		.where(and(eq(stripeCustomers.userId, userId), eq(stripeCustomers.customerId, customerId)))
}
