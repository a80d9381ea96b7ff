import { z } from 'zod'
import type { Dispute } from '../payment'
import { askStripe } from './stripe.server'
import { StripeFailure } from './stripe-failure.server'
import { Reference } from './stripe-reference.server'
import { read } from './stripe-subscription.server'

const PAGE = 100
const seconds = z.number().transform((value) => new Date(value * 1000))

const Invoices = z.object({
	data: z.array(
		z.object({
			id: z.string(),
			number: z.string().nullish(),
			created: seconds,
			status: z.string().nullish(),
			amount_paid: z.number().default(0),
			status_transitions: z.object({ paid_at: seconds.nullish() }).nullish(),
		}),
	),
})
const InvoicePayments = z.object({
	data: z.array(
		z.object({
			payment: z.object({ payment_intent: Reference.nullish(), charge: Reference.nullish() }),
		}),
	),
})
const Charge = z.object({
	id: z.string(),
	payment_intent: Reference.nullish(),
	amount: z.number(),
	amount_refunded: z.number().default(0),
	created: seconds,
	paid: z.boolean().default(true),
	disputed: z.boolean().nullish(),
	billing_details: z.object({ address: z.object({ country: z.string().nullish() }).nullish() }).nullish(),
	payment_method_details: z
		.object({
			card: z
				.object({
					brand: z.string().nullish(),
					last4: z.string().nullish(),
					country: z.string().nullish(),
				})
				.nullish(),
		})
		.nullish(),
})
const Charges = z.object({ data: z.array(Charge) })
const Disputes = z.object({ data: z.array(z.object({ status: z.string() })) })

/** Money that came in for an invoice. */
export interface InvoicePayment {
	/** By which it can be given back: the payment intent, or the charge where there is none. */
	payment: string
	charge: string
	/** In cents or centavos, as everything here. */
	amount: number
	refunded: number
	paidAt: Date
	/** Where the bill goes, and where the card is from. */
	countries: readonly string[]
	card: { brand: string; last4: string } | null
	/** Where a bank has taken it back, or may: what came of that. */
	dispute: Dispute
}

/** What was paid for a subscription, the first payment first. */
export interface PaidSubscription {
	/** Of the first invoice. */
	number: string | null
	/** Null where nothing was paid yet, as in a trial or a first month that a promotion code gave. */
	firstPaidAt: Date | null
	/** None where the first one is older than was asked for. */
	payments: readonly InvoicePayment[]
}

/**
 * Every payment that came in for a subscription, as Stripe has it now; where the first one came before `since`, only when
 * that was. Rejects with `StripeFailure`.
 */
export async function readPaymentsOf(subscription: string, since = new Date(0)): Promise<PaidSubscription> {
	const { data } = await askStripe(async (stripe) =>
		read(Invoices, await stripe.invoices.list({ subscription, status: 'paid', limit: PAGE })),
	)
	const paid = data.filter(({ amount_paid: amount }) => amount > 0)
	const invoices = paid.toSorted((one, other) => paidAt(one).getTime() - paidAt(other).getTime())
	const [first] = invoices
	const firstPaidAt = first ? paidAt(first) : null
	const isOld = firstPaidAt !== null && firstPaidAt < since
	const payments = isOld ? [] : await Promise.all(invoices.map(({ id }) => listPaymentsOf(id)))
	return { number: first?.number ?? null, firstPaidAt, payments: payments.flat() }
}

/** Takes back what was never paid of a subscription that is over: a late payment of it would be for nothing. Rejects with `StripeFailure`. */
export async function voidOpenInvoices(subscription: string): Promise<void> {
	const { data } = await askStripe(async (stripe) =>
		read(Invoices, await stripe.invoices.list({ subscription, status: 'open', limit: PAGE })),
	)
	for (const { id } of data) {
		await askStripe((stripe) => stripe.invoices.voidInvoice(id)).catch((error: unknown) => {
			if (!(error instanceof StripeFailure && error.kind === 'refused')) throw error
		})
	}
}

function paidAt({
	created,
	status_transitions: transitions,
}: z.output<typeof Invoices>['data'][number]): Date {
	return transitions?.paid_at ?? created
}

async function listPaymentsOf(invoice: string): Promise<InvoicePayment[]> {
	const { data } = await askStripe(async (stripe) =>
		read(InvoicePayments, await stripe.invoicePayments.list({ invoice, status: 'paid', limit: PAGE })),
	)
	const found = await Promise.all(data.map(({ payment }) => findCharge(payment)))
	return Promise.all(found.filter((charge) => charge !== null).map(asPayment))
}

async function findCharge({
	payment_intent: intent,
	charge,
}: z.output<typeof InvoicePayments>['data'][number]['payment']): Promise<z.output<typeof Charge> | null> {
	if (intent) {
		const { data } = await askStripe(async (stripe) =>
			read(Charges, await stripe.charges.list({ payment_intent: intent, limit: PAGE })),
		)
		return data.find(({ paid }) => paid) ?? null
	}
	return charge ? askStripe(async (stripe) => read(Charge, await stripe.charges.retrieve(charge))) : null
}

async function asPayment(charge: z.output<typeof Charge>): Promise<InvoicePayment> {
	const { payment_method_details: method, billing_details: billed } = charge
	const { brand, last4, country } = method?.card ?? {}
	const countries = [billed?.address?.country, country].filter((known) => typeof known === 'string')
	return {
		payment: charge.payment_intent ?? charge.id,
		charge: charge.id,
		amount: charge.amount,
		refunded: charge.amount_refunded,
		paidAt: charge.created,
		countries,
		card: brand && last4 ? { brand, last4 } : null,
		dispute: charge.disputed ? await disputeOf(charge.id) : 'none',
	}
}

/** What came of a charge that a bank has taken back, or may: one that was won is as none. Rejects with `StripeFailure`. */
export async function disputeOf(charge: string): Promise<Dispute> {
	const { data } = await askStripe(async (stripe) =>
		read(Disputes, await stripe.disputes.list({ charge, limit: PAGE })),
	)
	if (data.some(({ status }) => status === 'lost')) return 'lost'
	return data.every(({ status }) => status === 'won' || status === 'warning_closed') ? 'none' : 'open'
}
