import type { PaidTier } from '~/core/plans'
import type { Currency } from '~/i18n/currency'
import type { Language } from '~/i18n/language'

/** What a month brought of one plan, in one currency, from one country; amounts are cents or centavos, as everywhere here. */
export interface MonthOfRevenue {
	/** As in `2026-11`, by UTC. */
	month: string
	tier: PaidTier
	currency: Currency
	/** Two letters; null where Stripe does not know. */
	country: string | null
	payments: number
	paid: number
	/** What of these very payments went back since, whenever that was. */
	returned: number
}

/** A payment that failed, whatever came of it. */
export interface FailedPayment {
	invoice: string
	/** Null where the account is gone. */
	email: string | null
	tier: PaidTier
	currency: Currency
	amount: number
	/** Days as ISO dates, by UTC. */
	failedOn: string
	/** Stripe's word for why. */
	failure: string
	attempts: number
	nextOn: string | null
	/** When it came in after all. */
	recoveredOn: string | null
	status: string
}

/** Money that went back, or that a bank has. */
export interface ReturnedMoney {
	reference: string
	kind: 'refund' | 'dispute'
	email: string | null
	tier: PaidTier | null
	currency: Currency
	amount: number
	on: string
	reason: string | null
	status: string
	dueOn: string | null
}

/** How many went how far on the way to a plan in a month, visits by the language of the page, the rest by that of the profile: counts of nobody. */
export interface FunnelMonth {
	month: string
	language: Language
	visit: number
	signUp: number
	checkout: number
	paid: number
	ended: number
}

/** Who pays now, by language, and who has gone in the last 30 days. */
export interface Churn {
	language: Language
	paying: number
	ended: number
}

/** A withdrawal that Stripe does not have whole yet. */
export interface OpenWithdrawal {
	number: string
	email: string
	state: string
	on: string
	attempts: number
}

/** What can be had as a CSV file. */
export const MONEY_FILES = ['revenue', 'failed', 'refunds', 'disputes', 'funnel', 'invoices'] as const
export type MoneyFile = (typeof MONEY_FILES)[number]
