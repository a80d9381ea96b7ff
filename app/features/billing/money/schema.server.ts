import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { PAID_TIERS } from '~/core/plan-order'
import type { PaidTier } from '~/core/plans'
import { moment } from '~/db/columns.server'
import { holdsLanguage, oneOf } from '~/db/one-of.server'
import { user } from '~/db/schema.server'
import { CURRENCIES } from '~/i18n/currency'
import { LANGUAGES } from '~/i18n/language'

/** What was billed for plans, a copy of what Stripe says: by it the owner's pages are quick. Stays as a number when its person goes. */
export const billedInvoices = pgTable(
	'billed_invoices',
	{
		/** Stripe's id. */
		invoice: text().primaryKey(),
		userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
		number: text(),
		tier: text().$type<PaidTier>().notNull(),
		currency: text({ enum: CURRENCIES }).notNull(),
		/** Where the bill goes, two letters; null where Stripe does not know. */
		country: text(),
		language: text({ enum: LANGUAGES }).notNull(),
		/** Why it was issued, in Stripe's word. */
		reason: text().notNull(),
		status: text().notNull(),
		/** In cents or centavos. */
		amountDue: integer('amount_due').notNull(),
		amountPaid: integer('amount_paid').notNull(),
		attempts: integer().notNull(),
		/** Why the last attempt that failed did, in Stripe's word. */
		failure: text(),
		failedAt: moment('failed_at'),
		nextAttemptAt: moment('next_attempt_at'),
		createdAt: moment('created_at').notNull(),
		paidAt: moment('paid_at'),
		/** Stripe's payment intent, by which refunds and disputes are found. */
		payment: text(),
	},
	(table) => [
		index('billed_invoices_user').on(table.userId),
		index('billed_invoices_paid').on(table.paidAt),
		index('billed_invoices_payment').on(table.payment),
		index('billed_invoices_failed').on(table.failedAt).where(sql`${table.failedAt} is not null`),
		check('billed_invoices_tier', sql`${table.tier} in (${oneOf(PAID_TIERS)})`),
		check('billed_invoices_currency', sql`${table.currency} in (${oneOf(CURRENCIES)})`),
		check('billed_invoices_language', holdsLanguage(table.language)),
	],
)

/** Money that went back: by a refund, or by a bank. */
export const moneyReturns = pgTable(
	'money_returns',
	{
		/** Stripe's id of the refund or dispute. */
		reference: text().primaryKey(),
		kind: text({ enum: ['refund', 'dispute'] }).notNull(),
		payment: text().notNull(),
		amount: integer().notNull(),
		reason: text(),
		status: text().notNull(),
		createdAt: moment('created_at').notNull(),
		/** Until when a dispute can be answered. */
		dueBy: moment('due_by'),
	},
	(table) => [
		index('money_returns_payment').on(table.payment),
		index('money_returns_created').on(table.kind, table.createdAt),
		check('money_returns_kind', sql`${table.kind} in ('refund', 'dispute')`),
	],
)

/** The way to a plan, in steps: how many, and of nobody (docs/product.md#money). */
export const FUNNEL_STEPS = ['visit', 'sign_up', 'checkout', 'paid', 'ended'] as const

export const funnelCounts = pgTable(
	'funnel_counts',
	{
		/** By UTC. */
		day: date().notNull(),
		language: text({ enum: LANGUAGES }).notNull(),
		step: text({ enum: FUNNEL_STEPS }).notNull(),
		count: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.day, table.language, table.step] }),
		check('funnel_counts_language', holdsLanguage(table.language)),
		check('funnel_counts_step', sql`${table.step} in (${oneOf(FUNNEL_STEPS)})`),
	],
)
