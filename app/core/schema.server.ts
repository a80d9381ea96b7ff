import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns.server'

/** Work that is done now and then by one process at a time: whoever takes it holds it until `heldUntil`. */
export const scheduledJobs = pgTable('scheduled_jobs', {
	name: text().primaryKey(),
	dueAt: moment('due_at').notNull(),
	heldUntil: moment('held_until'),
})

/** Ids of things that somebody removed: a form that made one and comes again late makes it no second time. */
export const endedWishes = pgTable(
	'ended_wishes',
	{
		id: text().primaryKey(),
		expiresAt: moment('expires_at').notNull(),
	},
	(table) => [index('ended_wishes_expiry').on(table.expiresAt)],
)
