import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '~/db/columns.server'
import { holdsLanguage } from '~/db/one-of.server'
import { LANGUAGES } from '~/i18n/language'

/** What visitors wrote to the owners (docs/product.md#contact). */
export const contactMessages = pgTable(
	'contact_messages',
	{
		id: id(),
		name: text().notNull(),
		email: text().notNull(),
		subject: text().notNull(),
		message: text().notNull(),
		language: text({ enum: LANGUAGES }).notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		readAt: moment('read_at'),
	},
	(table) => [
		index('contact_messages_latest').on(table.createdAt),
		index('contact_messages_email').on(table.email),
		check('contact_messages_language', holdsLanguage(table.language)),
		check(
			'contact_messages_lengths',
			sql`length(${table.name}) <= 200 and length(${table.email}) <= 254 and length(${table.subject}) <= 300 and length(${table.message}) <= 20000`,
		),
	],
)
