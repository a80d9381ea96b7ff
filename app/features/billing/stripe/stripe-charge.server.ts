import { z } from 'zod'
import { askStripe } from './stripe.server'
import { Reference } from './stripe-reference.server'
import { read } from './stripe-subscription.server'

const Charge = z.object({
	id: z.string(),
	customer: Reference.nullish(),
	payment_intent: Reference.nullish(),
	amount: z.number(),
	amount_refunded: z.number(),
	currency: z.string().nullish(),
})
const Charges = z.object({ data: z.array(Charge.extend({ paid: z.boolean().default(true) })) })
const Dispute = z.object({ id: z.string(), status: z.string(), charge: Reference })
const Refund = z.object({ id: z.string(), charge: Reference.nullish() })
const MadeRefund = Refund.extend({
	amount: z.number().default(0),
	created: z.number().default(0),
	status: z.string().nullish(),
	metadata: z.record(z.string(), z.string()).nullish(),
})
const Payments = z.object({ data: z.array(z.object({ invoice: Reference })) })
const Invoice = z.object({
	billing_reason: z.string().nullish(),
	lines: z
		.object({
			data: z.array(
				z.object({
					amount: z.number(),
					pricing: z.object({ price_details: z.object({ price: Reference }).nullish() }).nullish(),
				}),
			),
		})
		.nullish(),
	parent: z.object({ subscription_details: z.object({ subscription: Reference }).nullish() }).nullish(),
})
const PAGE = 100

export type PaidCharge = z.output<typeof Charge>
export type PaidInvoice = z.output<typeof Invoice>
export type MadeRefund = z.output<typeof MadeRefund>
export type Dispute = z.output<typeof Dispute>

/** The charge in an event, or null where it is none. */
export function readCharge(object: unknown): PaidCharge | null {
	return Charge.safeParse(object).data ?? null
}

/** The dispute in an event, or null where it is none. */
export function readDispute(object: unknown): Dispute | null {
	return Dispute.safeParse(object).data ?? null
}

/** A charge as it is now. Rejects with `StripeFailure`, as everything here does. */
export function findCharge(id: string): Promise<PaidCharge> {
	return askStripe(async (stripe) => read(Charge, await stripe.charges.retrieve(id)))
}

/** The charge by which a payment was paid, by the id of its intent or its own; null where it was not. */
export async function findPaidCharge(payment: string): Promise<PaidCharge | null> {
	if (!payment.startsWith('pi_')) return findCharge(payment)
	const { data } = await askStripe(async (stripe) =>
		read(Charges, await stripe.charges.list({ payment_intent: payment, limit: PAGE })),
	)
	return data.find(({ paid }) => paid) ?? null
}

export function findDispute(id: string): Promise<Dispute> {
	return askStripe(async (stripe) => read(Dispute, await stripe.disputes.retrieve(id)))
}

/** The invoice that a charge paid, or null where it paid none. */
export async function findInvoiceOf({ payment_intent: intent }: PaidCharge): Promise<PaidInvoice | null> {
	if (!intent) return null
	const payment = { type: 'payment_intent', payment_intent: intent } as const
	const { data } = await askStripe(async (stripe) =>
		read(Payments, await stripe.invoicePayments.list({ payment, limit: 1 })),
	)
	const [paid] = data
	if (!paid) return null
	return askStripe(async (stripe) => read(Invoice, await stripe.invoices.retrieve(paid.invoice)))
}

/** The refunds of a charge that were made, whether the bank shows them yet or not. */
export async function listRefundsOf(charge: string): Promise<MadeRefund[]> {
	const { data } = await askStripe(async (stripe) =>
		read(z.object({ data: z.array(MadeRefund) }), await stripe.refunds.list({ charge, limit: PAGE })),
	)
	const isMade = ({ status }: MadeRefund) => status !== 'failed' && status !== 'canceled'
	return data.filter((refund) => refund.charge === charge && isMade(refund))
}

/** Every refund since a moment. */
export function listRefunds(since: Date): AsyncGenerator<z.output<typeof Refund>> {
	return pages(Refund, (page) => askStripe((stripe) => stripe.refunds.list(page)), since)
}

/** Every dispute since a moment. */
export function listDisputes(since: Date): AsyncGenerator<Dispute> {
	return pages(Dispute, (page) => askStripe((stripe) => stripe.disputes.list(page)), since)
}

interface PageAsked {
	created: { gte: number }
	limit: number
	starting_after?: string
}

/** Every thing of a kind since a moment, a page at a time. */
export async function* pages<Item extends { id: string }>(
	item: z.ZodType<Item>,
	ask: (page: PageAsked) => Promise<unknown>,
	since: Date,
): AsyncGenerator<Item> {
	const Page = z.object({ data: z.array(item), has_more: z.boolean().default(false) })
	const created = { gte: Math.floor(since.getTime() / 1000) }
	for (let after: string | undefined; ; ) {
		const page = read(Page, await ask({ created, limit: PAGE, ...(after ? { starting_after: after } : {}) }))
		yield* page.data
		after = page.data.at(-1)?.id
		if (!page.has_more || !after) return
	}
}
