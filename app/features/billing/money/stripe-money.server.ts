import { z } from 'zod'
import { askStripe } from '../stripe/stripe.server'
import { pages } from '../stripe/stripe-charge.server'
import { Reference } from '../stripe/stripe-reference.server'

const seconds = z.number().transform((value) => new Date(value * 1000))

const Invoice = z.object({
	id: z.string(),
	number: z.string().nullish(),
	customer: Reference.nullish(),
	currency: z.string(),
	status: z.string().nullish(),
	billing_reason: z.string().nullish(),
	amount_due: z.number().default(0),
	amount_paid: z.number().default(0),
	attempt_count: z.number().default(0),
	next_payment_attempt: seconds.nullish(),
	created: seconds,
	status_transitions: z.object({ paid_at: seconds.nullish() }).nullish(),
	customer_name: z.string().nullish(),
	customer_email: z.string().nullish(),
	customer_tax_ids: z.array(z.object({ type: z.string(), value: z.string().nullish() })).nullish(),
	customer_address: z.object({ country: z.string().nullish() }).nullish(),
	lines: z.object({
		data: z.array(
			z.object({
				amount: z.number(),
				pricing: z.object({ price_details: z.object({ price: Reference }).nullish() }).nullish(),
			}),
		),
	}),
})
const InvoicePayment = z.object({
	id: z.string(),
	invoice: Reference,
	payment: z.object({ payment_intent: Reference.nullish() }),
})
const Charge = z.object({
	id: z.string(),
	payment_intent: Reference.nullish(),
	paid: z.boolean().default(true),
	failure_code: z.string().nullish(),
	created: seconds,
	billing_details: z.object({ address: z.object({ country: z.string().nullish() }).nullish() }).nullish(),
	payment_method_details: z.object({ card: z.object({ country: z.string().nullish() }).nullish() }).nullish(),
})
const Return = z.object({
	id: z.string(),
	payment_intent: Reference.nullish(),
	charge: Reference.nullish(),
	amount: z.number(),
	reason: z.string().nullish(),
	status: z.string().nullish(),
	created: seconds,
	evidence_details: z.object({ due_by: seconds.nullish() }).nullish(),
})

export type BilledInvoice = z.output<typeof Invoice>
export type BilledCharge = z.output<typeof Charge>
export type MoneyReturn = z.output<typeof Return>

/** Every invoice since a moment, a page at a time. Rejects with `StripeFailure`, as everything here does. */
export function listInvoices(since: Date): AsyncGenerator<BilledInvoice> {
	return pages(Invoice, (page) => askStripe((stripe) => stripe.invoices.list(page)), since)
}

export function listInvoicePayments(since: Date): AsyncGenerator<z.output<typeof InvoicePayment>> {
	return pages(InvoicePayment, (page) => askStripe((stripe) => stripe.invoicePayments.list(page)), since)
}

export function listCharges(since: Date): AsyncGenerator<BilledCharge> {
	return pages(Charge, (page) => askStripe((stripe) => stripe.charges.list(page)), since)
}

export function listAllRefunds(since: Date): AsyncGenerator<MoneyReturn> {
	return pages(Return, (page) => askStripe((stripe) => stripe.refunds.list(page)), since)
}

export function listAllDisputes(since: Date): AsyncGenerator<MoneyReturn> {
	return pages(Return, (page) => askStripe((stripe) => stripe.disputes.list(page)), since)
}
