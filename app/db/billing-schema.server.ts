import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgSequence, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, owner } from './columns.server'

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
		tier: text({ enum: ['premium', 'pro'] }),
		currency: text({ enum: ['USD', 'BRL'] }),
		currentPeriodEnd: moment('current_period_end'),
		cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
		/** The plan that begins with the next billing cycle, where one is scheduled. */
		scheduledTier: text('scheduled_tier', { enum: ['premium', 'pro'] }),
		scheduleId: text('schedule_id'),
		ticket: bigint({ mode: 'number' }).notNull(),
		/** When Stripe was asked for what stands here. */
		checkedAt: moment('checked_at').notNull(),
	},
	(table) => [
		index('subscriptions_checked').on(table.checkedAt),
		check('subscriptions_tier', sql`${table.tier} in ('premium', 'pro')`),
		check('subscriptions_scheduled_tier', sql`${table.scheduledTier} in ('premium', 'pro')`),
		check('subscriptions_currency', sql`${table.currency} in ('USD', 'BRL')`),
		check(
			'subscriptions_status',
			sql`${table.status} in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')`,
		),
		check(
			'subscriptions_whole',
			sql`num_nonnulls(${table.subscriptionId}, ${table.status}, ${table.tier}, ${table.currency}, ${table.currentPeriodEnd}) in (0, 5)`,
		),
	],
)

/** Events that were dealt with: the same one again is answered without work (product.md, Paid plans). */
export const stripeEvents = pgTable(
	'stripe_events',
	{
		id: text().primaryKey(),
		type: text().notNull(),
		receivedAt: moment('received_at').notNull().defaultNow(),
	},
	(table) => [index('stripe_events_received').on(table.receivedAt)],
)
