import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns.server'
import { user } from '~/db/schema.server'
import type { RememberedItem } from './remembered'

/** Whose account remembers answers, since when: it holds none of anybody else (docs/product.md#library). */
export const answerMemories = pgTable('answer_memories', {
	userId: text('user_id')
		.primaryKey()
		.references(() => user.id, { onDelete: 'cascade' }),
	createdAt: moment('created_at').notNull().defaultNow(),
})

/** What an account remembers, with what was forgotten, so that other devices forget it too. */
export const rememberedAnswers = pgTable(
	'remembered_answers',
	{
		userId: text('user_id')
			.notNull()
			.references(() => answerMemories.userId, { onDelete: 'cascade' }),
		kind: text({ enum: ['answer', 'last', 'named'] }).notNull(),
		about: text().notNull(),
		/** Null where it was forgotten. */
		value: jsonb().$type<RememberedItem['value']>(),
		changedAt: moment('changed_at').notNull(),
	},
	(table) => [
		primaryKey({ name: 'remembered_answers_pkey', columns: [table.userId, table.kind, table.about] }),
		check('remembered_answers_kind', sql`${table.kind} in ('answer', 'last', 'named')`),
		check(
			'remembered_answers_lengths',
			sql`length(${table.about}) <= 64 and octet_length(${table.value}::text) <= 60000`,
		),
	],
)
