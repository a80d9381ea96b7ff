import { and, eq, like, lt, sql } from 'drizzle-orm'
import { type Database, db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { sendBillingMailsSoon } from '../billing-mail.server'
import {
	BY_STAFF,
	cancellationCauses,
	type MailCause,
	mailsDue,
	markFirst,
} from '../billing-mail-cause.server'
import { isGranting } from '../entitlement'
import { countStepFor, hasPaidBefore } from '../money/funnel.server'
import { wasToldByRefund } from '../refund-mail.server'
import { billingMails, stripeCustomers, stripeEvents, subscriptions } from '../schema.server'
import { StripeFailure } from '../stripe/stripe-failure.server'
import { listSubscriptions } from '../stripe/stripe-subscription.server'
import { findCustomerId } from '../stripe-customer.server'
import { withdrawals } from '../withdrawal/schema.server'
import {
	type CustomerSubscriptions,
	chooseSubscription,
	type PlanSubscription,
} from './chosen-subscription.server'
import { resolveDuplicates } from './duplicate-subscription.server'

/** The event that gave the reason to ask; stored with what was found. */
export interface Trigger {
	id: string
	type: string
}

const NOTHING: CustomerSubscriptions = { main: null, duplicates: [], abandoned: [] }

/**
 * Asks Stripe what a person has, and stores it: a ticket is drawn, Stripe is asked, then one short transaction stores
 * event and state, the state only if no newer ticket has (docs/product.md#plans). Any order and any repetition ends in
 * the same state. Answers what Stripe said; null for nothing. Rejects with `StripeFailure`, and nothing was stored then.
 */
export async function refreshSubscription(userId: string, event?: Trigger): Promise<PlanSubscription | null> {
	const ticket = await drawTicket()
	const customerId = await findCustomerId(userId)
	const had = customerId ? await readCustomerSubscriptions(customerId) : NOTHING
	const { main, untidy } = await resolveDuplicates(had).then(
		(main) => ({ main, untidy: null }),
		(error: unknown) => ({ main: had.main, untidy: error }),
	)
	// What was not tidied up is a reason to come back: then the event does not count as dealt with.
	if (customerId) await store(userId, ticket, main, untidy ? undefined : event)
	if (untidy) throw untidy
	return main
}

interface SyncVersion {
	number: number
	/** When it was drawn, by the database's clock: what is found is at least as new. */
	at: Date
}

async function drawTicket(): Promise<SyncVersion> {
	const { rows } = await db().execute<{ number: string; at: string }>(
		sql`select nextval('stripe_ticket')::text as number, to_json(now()) #>> '{}' as at`,
	)
	const [drawn] = rows
	if (!drawn) throw new Error('No ticket was drawn.')
	return { number: Number(drawn.number), at: new Date(drawn.at) }
}

/** A customer that Stripe does not know has nothing: the account is another one than it was. */
async function readCustomerSubscriptions(customerId: string): Promise<CustomerSubscriptions> {
	try {
		return await chooseSubscription(await listSubscriptions(customerId))
	} catch (error) {
		if (error instanceof StripeFailure && error.kind === 'missing') return NOTHING
		throw error
	}
}

async function store(
	userId: string,
	ticket: SyncVersion,
	found: PlanSubscription | null,
	event: Trigger | undefined,
): Promise<void> {
	const state = { ...stateOf(found), ticket: ticket.number, checkedAt: ticket.at }
	const causes = found ? mailsDue(found, ticket.at) : []
	const mails = await db().transaction(async (within) => {
		// One at a time for each person, by the row that whoever deletes their account locks first, too; whoever did so
		// meanwhile has nothing to store.
		const them = eq(user.id, userId)
		const [person] = await within.select({ id: user.id }).from(user).where(them).for('no key update')
		const mine = eq(stripeCustomers.userId, userId)
		const [customer] = await within
			.select({ userId: stripeCustomers.userId })
			.from(stripeCustomers)
			.where(mine)
			.for('update')
		if (!person || !customer) return []
		if (event) {
			await within.insert(stripeEvents).values({ id: event.id, type: event.type }).onConflictDoNothing()
		}
		const stored = await within
			.insert(subscriptions)
			.values({ userId, ...state })
			.onConflictDoUpdate({
				target: subscriptions.userId,
				set: state,
				setWhere: lt(subscriptions.ticket, ticket.number),
			})
			.returning({ userId: subscriptions.userId })
		// Who withdraws is told of the end by the receipt for that, and who was paid back by the mail about it.
		const [withdrawn] = await within
			.select({ id: withdrawals.id })
			.from(withdrawals)
			.where(eq(withdrawals.subscriptionId, found?.id ?? ''))
		const isTold = withdrawn !== undefined || (await wasToldByRefund(within, found?.id ?? ''))
		const told = isTold ? causes.filter(({ kind }) => kind !== 'ended') : causes
		if (stored.length === 0) return []
		const resumed = found ? await resumedMails(within, userId, found) : []
		const due = [...(found ? await markFirst(within, userId, found, told) : told), ...resumed]
		if (due.length === 0) return []
		return within
			.insert(billingMails)
			.values(due.map((cause) => ({ ...cause, userId })))
			.onConflictDoNothing()
			.returning({ kind: billingMails.kind })
	})
	if (mails.length > 0) sendBillingMailsSoon()
	if (found) await countNews(userId, found, mails)
}

/** Somebody's first payment and an end are steps of their way to a plan, and off it; each is news once. */
async function countNews(
	userId: string,
	{ invoice }: PlanSubscription,
	news: readonly { kind: string }[],
): Promise<void> {
	const isPaid = invoice !== null && news.some(({ kind }) => kind === 'receipt')
	const isFirst = isPaid && !(await hasPaidBefore(userId, invoice.id))
	const steps = news.flatMap(({ kind }) =>
		kind === 'receipt' && isFirst ? ['paid' as const] : kind === 'ended' ? ['ended' as const] : [],
	)
	for (const step of steps) await countStepFor(step, userId)
}

/** A mail for each cancellation that was mailed of and is taken back: it goes on, and costs. */
async function resumedMails(
	within: Pick<Database, 'select'>,
	userId: string,
	{ id, tier, status, isEnding, periodEnd, staffAct }: PlanSubscription,
): Promise<MailCause[]> {
	if (isEnding || !isGranting(status)) return []
	const { id: cause, userId: whose } = billingMails
	const mailed = await within
		.select({ cause })
		.from(billingMails)
		.where(and(eq(whose, userId), like(cause, `${cancellationCauses(id)}%`)))
	return mailed.map(({ cause }) => ({
		id: `resumed:${cause}`,
		kind: 'resumed',
		details: { tier, until: periodEnd.toISOString(), ...(staffAct === 'resume' ? BY_STAFF : {}) },
	}))
}

/** What is stored of a subscription; all empty where there is none. */
export function stateOf(found: PlanSubscription | null) {
	return {
		subscriptionId: found?.id ?? null,
		status: found?.status ?? null,
		tier: found?.tier ?? null,
		currency: found?.currency ?? null,
		amount: found?.amount ?? null,
		beganAt: found?.beganAt ?? null,
		soldTo: found?.soldTo ?? null,
		currentPeriodEnd: found?.periodEnd ?? null,
		cancelAtPeriodEnd: found?.isEnding ?? false,
		scheduledTier: found?.scheduledTier ?? null,
		scheduleId: found?.schedule?.id ?? null,
		nextTryAt: found ? nextTryOf(found) : null,
	}
}

function nextTryOf({ status, invoice }: PlanSubscription): Date | null {
	const isOpen = status === 'past_due' && invoice?.status === 'open'
	return isOpen ? (invoice.next_payment_attempt ?? null) : null
}
