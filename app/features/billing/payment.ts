/** Where a payment stands, as Stripe says. */
export const PAYMENT_STATES = ['paid', 'refunded', 'partly_refunded', 'failed', 'due', 'void'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** What came of a payment that a bank has taken back, or may: one that was won is as none. */
export type Dispute = 'none' | 'open' | 'lost'

/** A bill of a person's plan and what became of it. Sums are in cents or centavos. */
export interface Payment {
	/** Of the invoice at Stripe. */
	id: string
	/** Whose bill it is, by its id at Stripe; null for what was no subscription. */
	subscription: string | null
	/** Stripe's page of the invoice, with its receipt; null where there is none yet. */
	receipt: string | null
	state: PaymentState
	/** ISO 8601. */
	createdAt: string
	periodStart: string
	periodEnd: string
	amount: number
	refunded: number
	/** Three capital letters. */
	currency: string
	/** Stripe's word for why the last try failed, such as `card_declined`. */
	failure: string | null
	/** When Stripe tries again; null where it doesn't. */
	nextTryAt: string | null
	/** The charge that can be given back, where there is one. */
	chargeId: string | null
	/** Whether the bank has taken it back, or may. */
	dispute: Dispute
}
