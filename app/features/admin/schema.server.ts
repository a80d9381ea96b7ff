import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns.server'
import { oneOf } from '~/db/one-of.server'
import { AUDIT_ACTIONS, AUDIT_OUTCOMES, type AuditDetails, REASON_AT_MOST } from './audit'

/**
 * Every act of an admin or of support about a person, for good: when somebody has left, their id is another one that leads
 * to nobody, and what was written about them is gone (docs/product.md#people).
 */
export const auditLog = pgTable(
	'audit_log',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		at: moment('at').notNull().defaultNow(),
		action: text({ enum: AUDIT_ACTIONS }).notNull(),
		/** Whom it was done to. */
		userId: text('user_id').notNull(),
		/** Who did it, or null for the command line. */
		byUserId: text('by_user_id'),
		reason: text(),
		details: jsonb().$type<AuditDetails>().notNull().default({}),
		outcome: text({ enum: AUDIT_OUTCOMES }).notNull().default('done'),
	},
	(table) => [
		index('audit_log_user').on(table.userId, table.id),
		index('audit_log_by').on(table.byUserId),
		check('audit_log_action', sql`${table.action} in (${oneOf(AUDIT_ACTIONS)})`),
		check('audit_log_outcome', sql`${table.outcome} in (${oneOf(AUDIT_OUTCOMES)})`),
		check('audit_log_reason', sql`length(${table.reason}) <= ${sql.raw(String(REASON_AT_MOST))}`),
	],
)
