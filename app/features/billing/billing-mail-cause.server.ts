import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { Within } from '~/db/client.server'
import { isGranting } from './entitlement'
import { type BillingMailDetails, billingMails } from './schema.server'
import type { StripeInvoice } from './stripe/stripe-subscription.server'
import type { PlanSubscription } from './subscription/chosen-subscription.server'

/** What happened longer ago is history: a mail about it would only alarm. */
export const NEWS_DAYS = 7
const DAY_MS = 86_400_000
/** A contract's first payment comes at once, or after a month that was given. */
const FIRST_S = 40 * 86_400
/** Longer than anybody can withdraw. */
const YOUNG_DAYS = 17

type Kind = (typeof billingMails.$inferSelect)['kind']

/** What all mails of a subscription's cancellations begin with. */
export function cancellationCauses(subscriptionId: string): string {
	return `cancellation:${subscriptionId}:`
}

export interface MailCause {
	/** Names what happened, so that its mail is written once. */
	id: string
	kind: Kind
	details: BillingMailDetails
}

/**
 * The mails that a person's subscription gives reason to: a payment received, a payment failed, a
 * cancellation, an end. Read off Stripe's state, so that it doesn't matter which events came, how often, and when.
 */
export function mailsDue(found: PlanSubscription, at: Date): MailCause[] {
	const { id, tier, status, currency, periodEnd, isEnding, canceledAt, endedAt, invoice, staffAct } = found
	const isNews = (moment: Date) => moment.getTime() > at.getTime() - NEWS_DAYS * DAY_MS
	const until = periodEnd.toISOString()
	const causes: MailCause[] = []
	if (invoice && isNews(invoice.created)) {
		const url = invoice.hosted_invoice_url ? { url: invoice.hosted_invoice_url } : {}
		if (invoice.status === 'paid' && invoice.amount_paid > 0 && isGranting(status)) {
			const billedTo = billedOn(invoice)
			const details = {
				...{ tier, currency, amount: invoice.amount_paid, until, contract: id, ...url },
				...(billedTo ? { billedTo } : {}),
			}
			causes.push({ id: `receipt:${invoice.id}`, kind: 'receipt', details })
		}
		if (status === 'past_due' && invoice.status === 'open' && invoice.attempt_count > 0) {
			const nextTry = invoice.next_payment_attempt?.toISOString()
			const details = { tier, currency, amount: invoice.amount_due, ...(nextTry ? { nextTry } : {}), ...url }
			causes.push({ id: `payment_failed:${invoice.id}`, kind: 'payment_failed', details })
		}
	}
	if (isEnding && isGranting(status)) {
		causes.push({
			id: cancellationCauses(id) + (canceledAt ?? until),
			kind: 'cancellation',
			details: { tier, until, ...(staffAct === 'cancel_later' ? BY_STAFF : {}) },
		})
	}
	const ended = status === 'unpaid' ? at : status === 'canceled' ? endedAt : null
	if (ended && isNews(ended)) {
		const isYoung = found.beganAt.getTime() > at.getTime() - YOUNG_DAYS * DAY_MS
		const byStaff = staffAct === 'cancel_now' ? { ...BY_STAFF, isYoung } : {}
		causes.push({ id: `ended:${id}`, kind: 'ended', details: { tier, ...byStaff } })
	}
	return causes
}

export const BY_STAFF = { by: 'staff' } as const

/**
 * Marks the receipt of a contract's first payment, from which its days to withdraw are counted (docs/product.md#withdrawal):
 * no receipt of it was written before. A first month that was given comes before that payment.
 */
export async function markFirst(
	within: Pick<Within, 'select'>,
	userId: string,
	{ id, created, beganAt, invoice }: PlanSubscription,
	causes: readonly MailCause[],
): Promise<MailCause[]> {
	const isEarly = invoice !== null && invoice.created.getTime() < (created + FIRST_S) * 1000
	if (!isEarly || !causes.some(({ kind }) => kind === 'receipt')) return [...causes]
	const { id: cause, kind, details, createdAt, userId: whose } = billingMails
	const contract = sql`${details} ->> 'contract'`
	// Those of an earlier version name no contract.
	const isOfThis = or(eq(contract, id), and(isNull(contract), gt(createdAt, beganAt)))
	const [earlier] = await within
		.select({ cause })
		.from(billingMails)
		.where(and(eq(whose, userId), eq(kind, 'receipt'), ne(cause, `receipt:${invoice.id}`), isOfThis))
		.limit(1)
	if (earlier) return [...causes]
	return causes.map((one) =>
		one.kind === 'receipt' ? { ...one, details: { ...one.details, isFirst: true } } : one,
	)
}

/**
 * Writes the mail that tells somebody what staff did to their account or gave them. Call it in the transaction in which that
 * is done, and `sendBillingMailsSoon` afterwards.
 */
export async function tellOfAct(
	within: Pick<Within, 'insert'>,
	{ userId, kind, details }: { userId: string } & Pick<MailCause, 'kind' | 'details'>,
): Promise<void> {
	await within
		.insert(billingMails)
		.values({ id: `${kind}:${randomUUID()}`, userId, kind, details: { ...details, ...BY_STAFF } })
}

/** Whose name and tax id an invoice has; nothing where it has no tax id. */
function billedOn({ customer_name: name, customer_tax_ids: taxIds }: StripeInvoice): string | null {
	const [taxId] = (taxIds ?? []).flatMap(({ value }) => value ?? [])
	return taxId ? [name, taxId].filter(Boolean).join(', ') : null
}
