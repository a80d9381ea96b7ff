import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { SUSPENSION_CAUSES } from '~/core/viewer'
import { id, moment, owner } from '~/db/columns.server'
import { oneOf } from '~/db/one-of.server'

/** Keys that people make for their programs (docs/product.md#for-programs). The key itself is nowhere: only its SHA-256. */
export const accessTokens = pgTable(
	'access_tokens',
	{
		id: id(),
		userId: owner(),
		name: text().notNull(),
		/** SHA-256 of the whole token, base64url. */
		hash: text().notNull().unique(),
		/** How the token begins, so that its owner knows which one it is. */
		prefix: text().notNull(),
		scopes: text({ enum: ['prompts:read', 'locker:read'] })
			.array()
			.notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** The day, and no more: nobody can tell from it what a person does when. */
		usedOn: date('used_on'),
		/** Null where it is good until it is revoked. */
		expiresAt: moment('expires_at'),
		revokedAt: moment('revoked_at'),
	},
	(table) => [
		index('access_tokens_owner').on(table.userId, table.createdAt),
		check('access_tokens_name', sql`btrim(${table.name}) <> '' and length(${table.name}) <= 100`),
		check('access_tokens_hash', sql`length(${table.hash}) = 43`),
		check('access_tokens_prefix', sql`length(${table.prefix}) <= 16`),
		check(
			'access_tokens_scopes',
			sql`cardinality(${table.scopes}) >= 1 and ${table.scopes} <@ array['prompts:read', 'locker:read']`,
		),
	],
)

/** Who may read and do nothing else; a missing row is everybody else. */
export const suspensions = pgTable(
	'suspensions',
	{
		userId: owner().primaryKey(),
		cause: text({ enum: SUSPENSION_CAUSES }).notNull(),
		since: moment('since').notNull().defaultNow(),
	},
	(table) => [check('suspensions_cause', sql`${table.cause} in (${oneOf(SUSPENSION_CAUSES)})`)],
)
