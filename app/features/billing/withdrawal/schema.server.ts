import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { PAID_TIERS } from '~/core/plan-order'
import type { PaidTier } from '~/core/plans'
import { id, moment } from '~/db/columns.server'
import { holdsLanguage, oneOf } from '~/db/one-of.server'
import { user } from '~/db/schema.server'
import { CURRENCIES } from '~/i18n/currency'
import { LANGUAGES } from '~/i18n/language'

/**
 * How far it has come: `received` until Stripe has ended the plan and given all of it back, `disputed` while a bank has
 * some of the money, `refused` while Stripe will not give some of it back, `done`.
 */
export const WITHDRAWAL_STATES = ['received', 'disputed', 'refused', 'done'] as const

/** Withdrawals from contracts, one of each: stored the moment somebody confirms, and carried out until Stripe has all of it. */
export const withdrawals = pgTable(
	'withdrawals',
	{
		id: id(),
		/** In what people are told: `W-2026-0093`. */
		number: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
		/** Null where whose it was has no account any more. */
		userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
		/** The contract. */
		subscriptionId: text('subscription_id').notNull().unique(),
		/** Stripe's number of its first invoice. */
		contractNumber: text('contract_number'),
		tier: text().$type<PaidTier>().notNull(),
		currency: text({ enum: CURRENCIES }).notNull(),
		boughtAt: moment('bought_at').notNull(),
		/** Who says so, and where the receipt goes; both are forgotten with the account when all is done. */
		name: text().notNull(),
		email: text().notNull(),
		language: text({ enum: LANGUAGES }).notNull(),
		timeZone: text('time_zone').notNull(),
		/** By the product's clock, to be told to the second. */
		receivedAt: moment('received_at').notNull(),
		state: text({ enum: WITHDRAWAL_STATES }).notNull().default('received'),
		/** When the plan ended at Stripe. */
		endedAt: moment('ended_at'),
		/** In cents or centavos: what this gave back, what had gone back before, and what a bank has. */
		refunded: integer().notNull().default(0),
		refundedBefore: integer('refunded_before').notNull().default(0),
		disputed: integer().notNull().default(0),
		/** Where it goes, such as `visa 4242`. */
		card: text(),
		doneAt: moment('done_at'),
		attempts: integer().notNull().default(0),
		dueAt: moment('due_at').notNull().defaultNow(),
		/** While a process is at it. */
		takenUntil: moment('taken_until'),
		/** When the mails were sent that say it came, and that all is done; one can say both. */
		receiptSentAt: moment('receipt_sent_at'),
		doneSentAt: moment('done_sent_at'),
		mailTakenAt: moment('mail_taken_at'),
	},
	(table) => [
		index('withdrawals_user').on(table.userId),
		index('withdrawals_open').on(table.dueAt).where(sql`${table.state} <> 'done'`),
		index('withdrawals_unsent')
			.on(table.receivedAt)
			.where(sql`${table.receiptSentAt} is null or ${table.doneSentAt} is null`),
		check('withdrawals_lengths', sql`length(${table.name}) <= 200 and length(${table.email}) <= 254`),
		check('withdrawals_state', sql`${table.state} in (${oneOf(WITHDRAWAL_STATES)})`),
		check('withdrawals_tier', sql`${table.tier} in (${oneOf(PAID_TIERS)})`),
		check('withdrawals_currency', sql`${table.currency} in (${oneOf(CURRENCIES)})`),
		check('withdrawals_language', holdsLanguage(table.language)),
	],
)

export type Withdrawal = typeof withdrawals.$inferSelect
