import { z } from 'zod'
import { env } from '~/env.server'
import { askStripe } from './stripe.server'
import { pages } from './stripe-charge.server'
import { StripeFailure } from './stripe-failure.server'
import { read } from './stripe-subscription.server'

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
