import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, owner } from '~/db/columns.server'

/** A focus session. What its lists hold is parsed by the schema of focus.ts whenever it is read. */
export const focusSessions = pgTable(
	'focus_sessions',
	{
		id: id(),
		userId: owner(),
		title: text().notNull(),
		/** What other devices made of the title at the same time, until the person has chosen. */
		otherTitles: jsonb('other_titles').notNull().default([]),
		subTasks: jsonb('sub_tasks').notNull().default([]),
		lastPrompts: jsonb('last_prompts').notNull().default([]),
		/** Null where the person deleted it. */
		mentalStatus: jsonb('mental_status'),
		/** The Pomodoro as timestamps, so that it is right after a sleep and on another device. */
		timer: jsonb(),
		/** Milliseconds of focus by the person's own calendar day. Null where nothing was counted by days yet. */
		spentDays: jsonb('spent_days'),
		/** Likewise of overtime, with the same days. */
		overDays: jsonb('over_days'),
		/** Goes up with every save: a save that starts from an older one is stale. */
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
		endedAt: moment('ended_at'),
	},
	(table) => [
		index('focus_sessions_ended').on(table.userId, table.endedAt),
		/** One at a time: a second start, from another tab or device, finds the first. */
		uniqueIndex('focus_sessions_active').on(table.userId).where(sql`${table.endedAt} is null`),
		check('focus_sessions_title', sql`btrim(${table.title}) <> '' and length(${table.title}) <= 300`),
		check(
			'focus_sessions_lists',
			sql`jsonb_typeof(${table.subTasks}) = 'array' and jsonb_array_length(${table.subTasks}) <= 200 and jsonb_typeof(${table.lastPrompts}) = 'array' and jsonb_array_length(${table.lastPrompts}) <= 5`,
		),
		check(
			'focus_sessions_mental_status',
			sql`(${table.mentalStatus}->>'attentionLevel')::int between 1 and 10 and ${table.mentalStatus}->>'emoji' in ('😴', '😢', '😐', '🙂', '😊', '😁')`,
		),
	],
)
