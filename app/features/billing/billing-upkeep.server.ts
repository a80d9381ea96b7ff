import { lt, sql } from 'drizzle-orm'
import { atOnce, whenDue } from '~/core/scheduled-job.server'
import { db } from '~/db/client.server'
import { log } from '~/log.server'
import { reconciliationRepairs, reconciliationRun } from '~/metrics.server'
import { sendBillingMails } from './billing-mail.server'
import { purgeCancelReasons } from './canceling/cancel-reason.server'
import { keepMoneyUp } from './money/money-sync.server'
import { retryRefunds } from './refund.server'
import { billingMails } from './schema.server'
import { reconcile } from './subscription/reconciliation.server'
import { purgeOldEvents } from './subscription/stripe-event.server'
import { retryWithdrawals } from './withdrawal/withdrawal.server'
import { sendWithdrawalMails } from './withdrawal/withdrawal-mail.server'

/** The name of the daily comparison among the scheduled jobs. */
export const RECONCILIATION = 'stripe reconciliation'
const A_DAY_MINUTES = 24 * 60
/** What happened longer ago gives no mail, so its cause need not be known. */
const MAILS_KEPT_DAYS = 60

/**
 * What billing needs now and then: mails that could not be sent, refunds and withdrawals that Stripe does not have yet, and once a day a comparison with Stripe. One that is
 * told to stop on the way is due again in an hour.
 */
export async function keepBillingUp(stop: AbortSignal): Promise<void> {
	await sendBillingMails()
	await retryRefunds()
	await retryWithdrawals()
	await keepMoneyUp()
	await sendWithdrawalMails()
	const lines = await whenDue(RECONCILIATION, A_DAY_MINUTES, () => reconcileAndForget(stop))
	if (lines) log.info({ lines }, 'billing was compared with Stripe')
}

/** The comparison on demand. Answers its lines, or null while another process is at it. Rejects with `StripeFailure`. */
export async function reconcileNow(): Promise<string[] | null> {
	return atOnce(RECONCILIATION, A_DAY_MINUTES, () => reconcileAndForget())
}

async function reconcileAndForget(stop?: AbortSignal): Promise<string[]> {
	await purgeOldEvents()
	await purgeCancelReasons()
	const isOld = lt(billingMails.createdAt, sql`now() - make_interval(days => ${MAILS_KEPT_DAYS})`)
	await db().delete(billingMails).where(isOld)
	const lines = await reconcile(stop)
	reconciliationRun.setToCurrentTime()
	reconciliationRepairs.inc(lines.length)
	return lines
}
