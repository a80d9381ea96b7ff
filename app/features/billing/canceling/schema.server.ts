import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { PAID_TIERS } from '~/core/plan-order'
import type { PaidTier } from '~/core/plans'
import { moment, owner } from '~/db/columns.server'
import { oneOf } from '~/db/one-of.server'

/** Why people canceled, who said so: one line for each contract, the last one. */
export const cancelReasons = pgTable(
	'cancel_reasons',
	{
		/** The contract. */
		subscriptionId: text('subscription_id').primaryKey(),
		userId: owner(),
		tier: text().$type<PaidTier>().notNull(),
		words: text().notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		index('cancel_reasons_user').on(table.userId),
		check('cancel_reasons_words', sql`length(${table.words}) between 1 and 200`),
		check('cancel_reasons_tier', sql`${table.tier} in (${oneOf(PAID_TIERS)})`),
	],
)
