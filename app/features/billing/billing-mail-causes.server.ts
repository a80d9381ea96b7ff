import { isGranting } from './entitlement'
import type { BillingMailDetails, billingMails } from './schema.server'
import type { PlanSubscription } from './subscription/chosen-subscription.server'

/** What happened longer ago is history: a mail about it would only alarm. */
const NEWS_DAYS = 7
const DAY_MS = 86_400_000

type Kind = (typeof billingMails.$inferSelect)['kind']

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
	const { id, tier, status, currency, periodEnd, isEnding, canceledAt, endedAt, invoice } = found
	const isNews = (moment: Date) => moment.getTime() > at.getTime() - NEWS_DAYS * DAY_MS
	const until = periodEnd.toISOString()
	const causes: MailCause[] = []
	if (invoice && isNews(invoice.created)) {
		const url = invoice.hosted_invoice_url ? { url: invoice.hosted_invoice_url } : {}
		if (invoice.status === 'paid' && invoice.amount_paid > 0 && isGranting(status)) {
			const details = { tier, currency, amount: invoice.amount_paid, until, ...url }
			causes.push({ id: `receipt:${invoice.id}`, kind: 'receipt', details })
		}
		if (status === 'past_due' && invoice.status === 'open' && invoice.attempt_count > 0) {
			const details = { tier, currency, amount: invoice.amount_due, ...url }
			causes.push({ id: `payment_failed:${invoice.id}`, kind: 'payment_failed', details })
		}
	}
	if (isEnding && isGranting(status)) {
		causes.push({
			id: `cancellation:${id}:${canceledAt ?? until}`,
			kind: 'cancellation',
			details: { tier, until },
		})
	}
	const ended = status === 'unpaid' ? at : status === 'canceled' ? endedAt : null
	if (ended && isNews(ended)) causes.push({ id: `ended:${id}`, kind: 'ended', details: { tier } })
	return causes
}
