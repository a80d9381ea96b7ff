import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, owner } from '~/db/columns.server'
import { oneOf } from '~/db/one-of.server'
import type { Notice } from './notice'

const KINDS = ['weekly', 'notice'] as const
/** What came of a mail to one person; null while it is to be sent. */
export const OUTCOMES = ['sent', 'nothing_new', 'left', 'refused', 'failed', 'too_late'] as const

/** Who gets the weekly mail: who is not here gets none (docs/product.md#weekly-mail). */
export const weeklyMailSubscriptions = pgTable('weekly_mail_subscriptions', {
	userId: owner().primaryKey(),
	createdAt: moment('created_at').notNull().defaultNow(),
	/** What was published until then they were told, or did not ask for. */
	toldUntil: moment('told_until').notNull(),
	/** The same of what is in the record of the library's desk, by its line. */
	toldChange: bigint('told_change', { mode: 'number' }).notNull(),
})

/** What is mailed to many: a week's news, or a notice. A notice stays for good, as the record of what people were told. */
export const mailings = pgTable(
	'mailings',
	{
		/** `weekly:` and its day, or `notice:` and the digest of what it says: neither can be there twice. */
		name: text().primaryKey(),
		kind: text({ enum: KINDS }).notNull(),
		/** Since when it goes out, by the product's clock. */
		sentAt: moment('sent_at'),
		/** The newest line of the library's record that a week's mail tells of. */
		lastChange: bigint('last_change', { mode: 'number' }),
		notice: jsonb().$type<Notice>(),
		/** How many people it goes to. */
		people: integer(),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** The admin who sent a notice, null by the terminal's command; when they have left, another id that leads to nobody. */
		byUserId: text('by_user_id'),
	},
	(table) => [
		check('mailings_kind', sql`${table.kind} in (${oneOf(KINDS)})`),
		check('mailings_notice', sql`(${table.kind} = 'notice') = (${table.notice} is not null)`),
	],
)

/** One mailing to one person: taken by one process before it is sent. */
export const mailDeliveries = pgTable(
	'mail_deliveries',
	{
		mailing: text()
			.notNull()
			.references(() => mailings.name, { onDelete: 'cascade' }),
		userId: owner(),
		tries: integer().notNull().default(0),
		/** When a process last took it to send it. */
		takenAt: moment('taken_at'),
		outcome: text({ enum: OUTCOMES }),
		closedAt: moment('closed_at'),
	},
	(table) => [
		primaryKey({ name: 'mail_deliveries_pkey', columns: [table.mailing, table.userId] }),
		index('mail_deliveries_person').on(table.userId),
		index('mail_deliveries_open').on(table.takenAt.nullsFirst()).where(sql`${table.outcome} is null`),
		check('mail_deliveries_outcome', sql`${table.outcome} in (${oneOf(OUTCOMES)})`),
		check('mail_deliveries_closed', sql`(${table.outcome} is null) = (${table.closedAt} is null)`),
	],
)
