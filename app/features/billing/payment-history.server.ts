import { z } from 'zod'
import type { Payment, PaymentState } from './payment'
import { askStripe } from './stripe/stripe.server'
import { StripeFailure } from './stripe/stripe-failure.server'
import { disputeOf } from './stripe/stripe-payment.server'
import { Reference } from './stripe/stripe-reference.server'
import { read } from './stripe/stripe-subscription.server'
import { findCustomerId } from './stripe-customer.server'

/** Two years of monthly payments. */
export const MOST_INVOICES = 24
const MOST_CHARGES = 100

const moment = z.number().transform((seconds) => new Date(seconds * 1_000).toISOString())
/** An address that nobody could follow is no receipt, and no reason to show nothing. */
const page = z
	.url({ protocol: /^https?$/ })
	.nullish()
	.catch(null)
const InvoicePayment = z.object({ payment: z.object({ payment_intent: Reference.nullish() }) })
const Invoice = z.object({
	id: z.string(),
	status: z.string().nullish(),
	created: moment,
	amount_due: z.number().default(0),
	amount_paid: z.number().default(0),
	attempt_count: z.number().default(0),
	next_payment_attempt: moment.nullish(),
	hosted_invoice_url: page,
	currency: z.string(),
	period_start: moment,
	period_end: moment,
	lines: z
		.object({ data: z.array(z.object({ period: z.object({ start: moment, end: moment }) })) })
		.nullish(),
	payments: z.object({ data: z.array(InvoicePayment) }).nullish(),
	parent: z
		.object({ subscription_details: z.object({ subscription: Reference.nullish() }).nullish() })
		.nullish(),
})
const Charge = z.object({
	id: z.string(),
	created: z.number(),
	payment_intent: Reference.nullish(),
	paid: z.boolean().default(false),
	amount: z.number(),
	amount_refunded: z.number().default(0),
	disputed: z.boolean().default(false),
	failure_code: z.string().nullish(),
	receipt_url: page,
})
type Charge = z.output<typeof Charge>
const Invoices = z.object({ data: z.array(Invoice) })
const Charges = z.object({ data: z.array(Charge) })

/**
 * What a person was billed and what became of it, as Stripe says now, the newest first; nothing for who never was a
 * customer. Rejects with `StripeFailure` where Stripe can't be asked.
 */
export async function listPayments(userId: string): Promise<Payment[]> {
	const customer = await findCustomerId(userId)
	if (!customer) return []
	try {
		return await askStripe(async (stripe) => {
			const [invoices, charges] = await Promise.all([
				stripe.invoices.list({ customer, limit: MOST_INVOICES, expand: ['data.payments'] }),
				stripe.charges.list({ customer, limit: MOST_CHARGES }),
			])
			const made = read(Charges, charges).data
			const billed = read(Invoices, invoices).data.filter(({ status }) => status !== 'draft')
			return Promise.all(billed.map((invoice) => paymentOf(invoice, made)))
		})
	} catch (error) {
		// Another account's customer has paid nothing here.
		if (error instanceof StripeFailure && error.kind === 'missing') return []
		throw error
	}
}

async function paymentOf(invoice: z.output<typeof Invoice>, charges: readonly Charge[]): Promise<Payment> {
	const intents = new Set(invoice.payments?.data.map(({ payment }) => payment.payment_intent))
	const tries = charges
		.filter(({ payment_intent: intent }) => intent && intents.has(intent))
		.sort((one, other) => other.created - one.created)
	const paid = tries.find((charge) => charge.paid)
	const period = invoice.lines?.data.at(-1)?.period
	return {
		id: invoice.id,
		subscription: invoice.parent?.subscription_details?.subscription ?? null,
		receipt: invoice.hosted_invoice_url ?? paid?.receipt_url ?? null,
		state: stateOf(invoice, paid),
		createdAt: invoice.created,
		periodStart: period?.start ?? invoice.period_start,
		periodEnd: period?.end ?? invoice.period_end,
		amount: paid?.amount ?? invoice.amount_due,
		refunded: paid?.amount_refunded ?? 0,
		currency: invoice.currency.toUpperCase(),
		failure: paid ? null : (tries[0]?.failure_code ?? null),
		nextTryAt: invoice.status === 'open' ? (invoice.next_payment_attempt ?? null) : null,
		chargeId: paid?.id ?? null,
		dispute: paid?.disputed ? await disputeOf(paid.id) : 'none',
	}
}

function stateOf({ status, attempt_count: tries }: z.output<typeof Invoice>, paid?: Charge): PaymentState {
	if (paid && paid.amount_refunded >= paid.amount) return 'refunded'
	if (paid && paid.amount_refunded > 0) return 'partly_refunded'
	if (status === 'paid') return 'paid'
	if (status === 'void') return 'void'
	return tries > 0 || status === 'uncollectible' ? 'failed' : 'due'
}
