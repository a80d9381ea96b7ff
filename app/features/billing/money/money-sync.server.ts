import { eq, sql } from 'drizzle-orm'
import { inBackground } from '~/core/background.server'
import type { PaidTier } from '~/core/plans'
import { whenDue } from '~/core/scheduled-job.server'
import { db } from '~/db/client.server'
import { profiles } from '~/db/schema.server'
import { CURRENCIES, type Currency } from '~/i18n/currency'
import { DEFAULT_LANGUAGE } from '~/i18n/language'
import { stripeCustomers } from '../schema.server'
import { tierOfPriceId } from '../stripe-price.server'
import { billedInvoices, moneyReturns } from './schema.server'
import {
	type BilledCharge,
	type BilledInvoice,
	listAllDisputes,
	listAllRefunds,
	listCharges,
	listInvoicePayments,
	listInvoices,
	type MoneyReturn,
} from './stripe-money.server'

/** The names among the scheduled jobs. */
export const MONEY_JOBS = { soon: 'money of the last days', daily: 'money of the last months' } as const
const DAY_MS = 86_400_000
/** A payment that failed is tried for two weeks, and a dispute lasts for months. */
const SPAN_DAYS = { soon: 3, daily: 100 }
const A_DAY_MINUTES = 24 * 60

/** Brings in what Stripe says of money: what is new after each of its events, and once a day what may have changed since. */
export async function keepMoneyUp(): Promise<void> {
	await whenDue(MONEY_JOBS.soon, 1, () => syncMoney(SPAN_DAYS.soon))
	await whenDue(MONEY_JOBS.daily, A_DAY_MINUTES, () => syncMoney(SPAN_DAYS.daily))
}

/** The same after an answer, at most once a minute: Stripe has told of something about money. */
export function keepMoneyUpSoon(): void {
	inBackground('money', keepMoneyUp)
}

/**
 * Copies what was billed, failed, went back and is disputed in so many last days. However often, and in whichever order
 * with others: what Stripe says last stays. Rejects with `StripeFailure`.
 */
export async function syncMoney(days: number): Promise<void> {
	// By the time that nobody moves: what came before the sandbox's clock was moved on is among the last days, too.
	const since = new Date(Date.now() - days * DAY_MS)
	const payments = new Map<string, string>()
	for await (const { invoice, payment } of listInvoicePayments(since)) {
		if (payment.payment_intent) payments.set(invoice, payment.payment_intent)
	}
	const charges = await chargesByPayment(since)
	const tierOf = remembering(tierOfPriceId)
	for await (const invoice of listInvoices(since)) {
		const payment = payments.get(invoice.id) ?? null
		await storeInvoice(invoice, payment, charges.get(payment ?? '') ?? [], tierOf)
	}
	for await (const refund of listAllRefunds(since)) await storeReturn(refund, 'refund')
	for await (const dispute of listAllDisputes(since)) await storeReturn(dispute, 'dispute')
}

async function chargesByPayment(since: Date): Promise<Map<string, BilledCharge[]>> {
	const charges = new Map<string, BilledCharge[]>()
	for await (const charge of listCharges(since)) {
		const payment = charge.payment_intent ?? ''
		charges.set(payment, [...(charges.get(payment) ?? []), charge])
	}
	return charges
}

function remembering(ask: (price: string) => Promise<PaidTier | null>) {
	const known = new Map<string, Promise<PaidTier | null>>()
	return (price: string) => {
		const asked = known.get(price) ?? ask(price)
		known.set(price, asked)
		return asked
	}
}

async function storeInvoice(
	invoice: BilledInvoice,
	payment: string | null,
	charges: readonly BilledCharge[],
	tierOf: (price: string) => Promise<PaidTier | null>,
): Promise<void> {
	// Of a change of plan the last line is the new plan's.
	const price = invoice.lines.data.findLast(({ amount }) => amount >= 0)?.pricing?.price_details?.price
	const tier = price ? await tierOf(price) : null
	const currency = currencyOf(invoice.currency)
	if (!tier || !currency) return
	const [person] = await db()
		.select({ userId: stripeCustomers.userId, language: profiles.language })
		.from(stripeCustomers)
		.leftJoin(profiles, eq(profiles.id, stripeCustomers.userId))
		.where(eq(stripeCustomers.customerId, invoice.customer ?? ''))
	const failed = charges.find(({ paid }) => !paid)
	const billed = charges.find(({ paid }) => paid) ?? failed
	const state = {
		number: invoice.number ?? null,
		status: invoice.status ?? 'draft',
		amountDue: invoice.amount_due,
		amountPaid: invoice.amount_paid,
		attempts: invoice.attempt_count,
		nextAttemptAt: invoice.next_payment_attempt ?? null,
		paidAt: invoice.amount_paid > 0 ? (invoice.status_transitions?.paid_at ?? invoice.created) : null,
	}
	// What is older than the days that are looked through does not come along, and stays as it was.
	const found = {
		...(failed ? { failure: failed.failure_code ?? 'unknown', failedAt: failed.created } : {}),
		...(billed ? { country: countryOf(billed) } : {}),
		...(payment ? { payment } : {}),
	}
	await db()
		.insert(billedInvoices)
		.values({
			invoice: invoice.id,
			userId: person?.userId ?? null,
			tier,
			currency,
			language: person?.language ?? DEFAULT_LANGUAGE,
			reason: invoice.billing_reason ?? 'manual',
			createdAt: invoice.created,
			...state,
			...found,
		})
		.onConflictDoUpdate({ target: billedInvoices.invoice, set: { ...state, ...found } })
}

function currencyOf(name: string): Currency | undefined {
	return CURRENCIES.find((currency) => currency === name.toUpperCase())
}

function countryOf({ billing_details: billed, payment_method_details: method }: BilledCharge): string | null {
	return billed?.address?.country ?? method?.card?.country ?? null
}

async function storeReturn(back: MoneyReturn, kind: 'refund' | 'dispute'): Promise<void> {
	const payment = back.payment_intent ?? back.charge
	if (!payment) return
	const state = {
		status: back.status ?? 'succeeded',
		amount: back.amount,
		dueBy: back.evidence_details?.due_by ?? null,
	}
	const { id: reference, reason = null, created: createdAt } = back
	await db()
		.insert(moneyReturns)
		.values({ reference, kind, payment, reason, createdAt, ...state })
		.onConflictDoUpdate({
			target: moneyReturns.reference,
			set: { ...state, createdAt: sql`excluded.created_at` },
		})
}
