import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { operatorLines } from '~/content/operator.server'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { env } from '~/env/env.server'
import { LOCALE } from '~/i18n/language'
import { stripeCustomers } from './schema.server'
import { askStripe } from './stripe/stripe.server'
import { pages } from './stripe/stripe-charge.server'
import { StripeFailure } from './stripe/stripe-failure.server'
import { read } from './stripe/stripe-subscription.server'

const Customer = z.object({
	id: z.string(),
	created: z.number().transform((value) => new Date(value * 1000)),
	metadata: z.record(z.string(), z.string()).nullish(),
})
const Page = z.object({ data: z.array(Customer) })
/** More than anybody has under one address. */
const MOST = 100

export interface StripeCustomer {
	id: string
	created: Date
	/** The id of the person, where they became a customer here. */
	userId: string | null
	/** Whether this very site made them one: several may share an account of Stripe's. */
	isOurs: boolean
}

/** What is written on a customer, so that it is known later whose they are. */
export function customerMetadata(userId: string) {
	return { user_id: userId, site: env().origin }
}

/** Customers since a moment. Rejects with `StripeFailure`, as everything here does. */
export async function* listCustomers(since: Date): AsyncGenerator<StripeCustomer> {
	const ask = (page: Parameters<Parameters<typeof pages>[1]>[0]) =>
		askStripe((stripe) => stripe.customers.list(page))
	for await (const found of pages(Customer, ask, since)) yield asOurs(found)
}

/** Customers with exactly this address. */
export async function listCustomersWith(email: string): Promise<StripeCustomer[]> {
	const { data } = await askStripe(async (stripe) =>
		read(Page, await stripe.customers.list({ email, limit: MOST })),
	)
	return data.map(asOurs)
}

/** Deletes a customer: their subscriptions end, and nothing can be bought as them. One that is gone already is as good. */
export async function deleteCustomer(id: string): Promise<void> {
	try {
		await askStripe((stripe) => stripe.customers.del(id))
	} catch (error) {
		if (!(error instanceof StripeFailure && error.kind === 'missing')) throw error
	}
}

function asOurs({ id, created, metadata }: z.output<typeof Customer>): StripeCustomer {
	const marks = new Map(Object.entries(metadata ?? {}))
	return { id, created, userId: marks.get('user_id') ?? null, isOurs: marks.get('site') === env().origin }
}

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
	const told = {
		email,
		preferred_locales: [LOCALE[language]],
		metadata: customerMetadata(userId),
		// Who sells stands on each invoice of theirs (docs/product.md#operator).
		invoice_settings: { footer: operatorLines(language).join('\n') },
	}
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
