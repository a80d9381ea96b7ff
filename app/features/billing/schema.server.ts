import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgSequence, pgTable, text } from 'drizzle-orm/pg-core'
import { PAID_TIERS } from '~/core/plan-order'
import type { PaidTier } from '~/core/plans'
import type { SuspensionCause } from '~/core/viewer'
import { moment, owner } from '~/db/columns.server'
import { oneOf } from '~/db/one-of.server'
import { user } from '~/db/schema.server'
import { CURRENCIES, type Currency } from '~/i18n/currency'

/** Every status a subscription can have at Stripe. */
export const SUBSCRIPTION_STATUSES = [
	'incomplete',
	'incomplete_expired',
	'trialing',
	'active',
	'past_due',
	'canceled',
	'unpaid',
	'paused',
] as const

/** Drawn before Stripe is asked: what was asked for later is stored over what was asked for earlier, never the other way. */
export const stripeTicket = pgSequence('stripe_ticket')

/** Who a person is to Stripe: stored before their first checkout, so that there is never a second customer. */
export const stripeCustomers = pgTable('stripe_customers', {
	userId: owner().primaryKey(),
	customerId: text('customer_id').notNull().unique(),
	/** When a checkout was last opened: state that is older may not know of it. */
	checkoutAt: moment('checkout_at'),
	/** What that checkout is for, in one word: the same wish again is the same checkout. */
	checkoutWish: text('checkout_wish'),
	/** Counts the checkouts of this person: with the wish it is the key under which Stripe makes one only once. */
	checkoutRound: integer('checkout_round').notNull().default(0),
	/** Null until Stripe has answered. */
	checkoutSessionId: text('checkout_session_id'),
	/** While a change of their plan is under way: the next one waits for it, in whichever process. */
	planHeldUntil: moment('plan_held_until'),
	createdAt: moment('created_at').notNull().defaultNow(),
})

/** What Stripe last said of a person's subscription; a missing row means that there never was one. */
export const subscriptions = pgTable(
	'subscriptions',
	{
		userId: owner().primaryKey(),
		/** Null when Stripe was asked and knows of none. */
		subscriptionId: text('subscription_id').unique(),
		status: text({ enum: SUBSCRIPTION_STATUSES }),
		tier: text().$type<PaidTier>(),
		currency: text({ enum: CURRENCIES }),
		/** What a month costs, in cents or centavos. */
		amount: integer(),
		/** When the first payment of it was due: when it was bought, or its trial ended. */
		beganAt: moment('began_at'),
		/** Where its buyer was: two capital letters; null where that was not written down. */
		soldTo: text('sold_to'),
		currentPeriodEnd: moment('current_period_end'),
		cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
		/** The plan that begins with the next billing cycle, where one is scheduled. */
		scheduledTier: text('scheduled_tier').$type<PaidTier>(),
		scheduleId: text('schedule_id'),
		/** When the card is tried again, where a payment of it failed and a further try is planned. */
		nextTryAt: moment('next_try_at'),
		ticket: bigint({ mode: 'number' }).notNull(),
		/** When Stripe was asked for what stands here. */
		checkedAt: moment('checked_at').notNull(),
	},
	(table) => [
		index('subscriptions_checked').on(table.checkedAt),
		index('subscriptions_past_due').on(table.userId).where(sql`${table.status} = 'past_due'`),
		index('subscriptions_ending').on(table.userId).where(sql`${table.cancelAtPeriodEnd}`),
		index('subscriptions_plan').on(table.tier, table.userId),
		check('subscriptions_tier', sql`${table.tier} in (${oneOf(PAID_TIERS)})`),
		check('subscriptions_scheduled_tier', sql`${table.scheduledTier} in (${oneOf(PAID_TIERS)})`),
		check('subscriptions_currency', sql`${table.currency} in (${oneOf(CURRENCIES)})`),
		check('subscriptions_status', sql`${table.status} in (${oneOf(SUBSCRIPTION_STATUSES)})`),
		check(
			'subscriptions_whole',
			sql`num_nonnulls(${table.subscriptionId}, ${table.status}, ${table.tier}, ${table.currency}, ${table.currentPeriodEnd}) in (0, 5)`,
		),
	],
)

/** A plan that somebody was given for a time, without payment; one that is over says nothing any more. */
export const planGrants = pgTable(
	'plan_grants',
	{
		userId: owner().primaryKey(),
		tier: text().$type<PaidTier>().notNull(),
		givenAt: moment('given_at').notNull().defaultNow(),
		endsAt: moment('ends_at').notNull(),
	},
	(table) => [check('plan_grants_tier', sql`${table.tier} in (${oneOf(PAID_TIERS)})`)],
)

/** Events that were dealt with: the same one again is answered without work (docs/product.md#plans). */
export const stripeEvents = pgTable(
	'stripe_events',
	{
		id: text().primaryKey(),
		type: text().notNull(),
		receivedAt: moment('received_at').notNull().defaultNow(),
	},
	(table) => [index('stripe_events_received').on(table.receivedAt)],
)

export const BILLING_MAILS = [
	'receipt',
	'payment_failed',
	'cancellation',
	'resumed',
	'refunded',
	'ended',
	'plan_given',
	'plan_taken',
	'suspended',
	'lifted',
] as const

/** What a mail about money or of staff's act says, as far as it is known. */
export interface BillingMailDetails {
	/** Missing where it is about no plan. */
	tier?: PaidTier
	/** In cents or centavos. */
	amount?: number
	currency?: Currency
	/** Of a refund: what had been paid, and whether it ends the plan, the plan goes on, or had ended before. */
	paid?: number
	plan?: 'ends' | 'goes_on' | 'over'
	/** ISO 8601. */
	until?: string
	/** When the card is tried again, ISO 8601; missing where it is not. */
	nextTry?: string
	/** Of the invoice at Stripe. */
	url?: string
	/** Whose name and tax id stand on that, where a tax id does. */
	billedTo?: string
	/** Of a receipt: the contract, and whether it is for the first payment of that. */
	contract?: string
	isFirst?: boolean
	/** Missing where the person did it, or nobody. */
	by?: 'staff'
	/** Of an end: whether the contract is so young that somebody may withdraw from it. */
	isYoung?: boolean
	/** Why somebody is suspended. */
	cause?: SuspensionCause
}

/** Mails about money and of what staff did about a plan or an account, each once per cause: written with the state that caused it, sent afterwards. */
export const billingMails = pgTable(
	'billing_mails',
	{
		/** The cause, such as `receipt:in_…`. */
		id: text().primaryKey(),
		userId: owner(),
		kind: text({ enum: BILLING_MAILS }).notNull(),
		details: jsonb().$type<BillingMailDetails>().notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** When a process last took it to send it. */
		takenAt: moment('taken_at'),
		sentAt: moment('sent_at'),
	},
	(table) => [
		index('billing_mails_unsent').on(table.createdAt).where(sql`${table.sentAt} is null`),
		index('billing_mails_failed').on(table.createdAt).where(sql`${table.kind} = 'payment_failed'`),
		check('billing_mails_kind', sql`${table.kind} in (${oneOf(BILLING_MAILS)})`),
	],
)

/** What becomes of a wish for money back: `pending` and `disputed` are tried again, the others are over. */
export const REFUND_STATES = ['pending', 'disputed', 'done', 'nothing_left', 'refused'] as const
export const REFUND_REASONS = ['requested_by_customer', 'duplicate', 'fraudulent'] as const

/** Wishes for money back: stored before Stripe is asked, and tried until Stripe has them. */
export const refunds = pgTable(
	'refunds',
	{
		/** As its page's form brings it: the same wish again is the same refund. */
		id: text().primaryKey(),
		/** Null where whose it was has no account any more: what is theirs they get all the same. */
		userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
		/** Stripe's payment intent, or its charge. */
		payment: text().notNull(),
		/** In cents or centavos; null for all that is left. */
		amount: integer(),
		reason: text({ enum: REFUND_REASONS }).notNull(),
		/** The admin who wants it. */
		byUserId: text('by_user_id'),
		state: text({ enum: REFUND_STATES }).notNull().default('pending'),
		/** What went back by this wish, in cents or centavos. */
		refunded: integer().notNull().default(0),
		/** Stripe's word for why it was refused. */
		refusal: text(),
		createdAt: moment('created_at').notNull().defaultNow(),
		attempts: integer().notNull().default(0),
		firstTriedAt: moment('first_tried_at'),
		dueAt: moment('due_at').notNull().defaultNow(),
		/** While a process is at it. */
		takenUntil: moment('taken_until'),
	},
	(table) => [
		index('refunds_open').on(table.dueAt).where(sql`${table.state} in ('pending', 'disputed')`),
		index('refunds_user').on(table.userId),
		check('refunds_lengths', sql`length(${table.id}) <= 100 and length(${table.payment}) <= 100`),
		check('refunds_amount', sql`${table.amount} > 0 and ${table.refunded} >= 0`),
		check('refunds_state', sql`${table.state} in (${oneOf(REFUND_STATES)})`),
		check('refunds_reason', sql`${table.reason} in (${oneOf(REFUND_REASONS)})`),
	],
)
