import { randomUUID } from 'node:crypto'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	customType,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import { DEFAULT_LANGUAGE, LANGUAGES } from '~/i18n/language'
import { holdsLanguage } from './one-of.server'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const newId = () => randomUUID()

/** A text as PostgreSQL searches it. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Everything that can be listed or found, catalogue and created prompts alike, by its public fields
 * only. What a person reads comes from the catalogue's files or from table `prompts`.
 */
export const promptSearch = pgTable(
	'prompt_search',
	{
		promptId: text('prompt_id').primaryKey(),
		source: text({ enum: ['catalogue', 'created'] }).notNull(),
		category: text().notNull(),
		/** Ascending order of lists: the catalogue's own, then created prompts, newest first. */
		position: bigint({ mode: 'number' }).notNull(),
		isPremium: boolean('is_premium').notNull().default(false),
		/** In minutes since 1970: what lists of the newest are ordered by. */
		publishedMinute: integer('published_minute').notNull().default(0),
		/** Title (weight A), names of one word (B), names of several and tags (C): what decides how good a hit is. */
		keywords: tsvector().notNull(),
		/** The keywords, and description and category (D): what a search looks into. */
		document: tsvector().notNull(),
		/** Changes with what was indexed, so that an unchanged prompt is not written again. */
		digest: text().notNull(),
	},
	(table) => [
		// fastupdate would let lists of new rows grow that every search has to read through.
		index('prompt_search_document').using('gin', table.document).with({ fastupdate: false }),
		index('prompt_search_title')
			.using('gin', sql`ts_filter(${table.keywords}, '{a}')`)
			.with({ fastupdate: false }),
		index('prompt_search_name')
			.using('gin', sql`ts_filter(${table.keywords}, '{a,b}')`)
			.with({ fastupdate: false }),
		index('prompt_search_listing').on(table.position, table.promptId),
		index('prompt_search_newest').on(table.publishedMinute.desc(), table.position, table.promptId),
		index('prompt_search_category').on(table.category, table.position, table.promptId),
		check('prompt_search_source', sql`${table.source} in ('catalogue', 'created')`),
	],
)

/** The words of prompts, for forgiving typos; one that no prompt holds any more is forgotten. */
export const searchWords = pgTable(
	'search_words',
	{
		/** Folded. */
		word: text().primaryKey(),
		/** As it is written, with accents. */
		shown: text().notNull(),
		/** The word and what remains when any one letter is left out: two words that are one typo apart share one. */
		near: text().array().notNull(),
	},
	(table) => [index('search_words_near').using('gin', table.near).with({ fastupdate: false })],
)

/** People who have an account. `user`, `session`, `account` and `verification` are better-auth's own tables. */
export const user = pgTable(
	'user',
	{
		id: text().primaryKey().$defaultFn(newId),
		name: text().notNull().default(''),
		email: text().notNull().unique(),
		emailVerified: boolean('email_verified').notNull().default(false),
		/**
		 * Whether whoever holds the password and the sessions has shown that they read the address' mail, or that Google
		 * vouches for them: an address can be confirmed by its owner while the account was opened by somebody else.
		 */
		isOwnerProven: boolean('is_owner_proven').notNull().default(false),
		image: text(),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [
		index('user_created').on(table.createdAt),
		// Found by how an address begins, whatever the database's collation.
		index('user_email_prefix').on(table.email.op('text_pattern_ops')),
		index('user_unconfirmed').on(table.createdAt).where(sql`not ${table.emailVerified}`),
		check('user_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
		check('user_lengths', sql`length(${table.email}) <= 254 and length(${table.name}) <= 200`),
	],
)

export const session = pgTable(
	'session',
	{
		id: text().primaryKey().$defaultFn(newId),
		token: text().notNull().unique(),
		userId: text('user_id')
			.notNull()
			.references(() => user.id, { onDelete: 'cascade' }),
		expiresAt: moment('expires_at').notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
		ipAddress: text('ip_address'),
		userAgent: text('user_agent'),
	},
	(table) => [index('session_user').on(table.userId), index('session_expiry').on(table.expiresAt)],
)

/** A way to sign in: a password (`credential`), or Google. */
export const account = pgTable(
	'account',
	{
		id: text().primaryKey().$defaultFn(newId),
		userId: text('user_id')
			.notNull()
			.references(() => user.id, { onDelete: 'cascade' }),
		providerId: text('provider_id').notNull(),
		accountId: text('account_id').notNull(),
		password: text(),
		accessToken: text('access_token'),
		refreshToken: text('refresh_token'),
		idToken: text('id_token'),
		accessTokenExpiresAt: moment('access_token_expires_at'),
		refreshTokenExpiresAt: moment('refresh_token_expires_at'),
		scope: text(),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [
		unique('account_of_provider').on(table.providerId, table.accountId),
		index('account_user').on(table.userId),
	],
)

/** Reset links (hashed) and sign-ins with Google that are under way. */
export const verification = pgTable(
	'verification',
	{
		id: text().primaryKey().$defaultFn(newId),
		identifier: text().notNull(),
		value: text().notNull(),
		expiresAt: moment('expires_at').notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [
		index('verification_identifier').on(table.identifier),
		index('verification_expiry').on(table.expiresAt),
	],
)

/** A name in lower case without the accents of our languages. */
export function plainName(name: SQLWrapper): SQL<string> {
	return sql`translate(lower(${name}), 'áàâãäåéèêëíìîïóòôõöúùûüýçñ', 'aaaaaaeeeeiiiiooooouuuuycn')`
}

/** The words of a name for finding it: without accents, as `fold` has them (app/core/search-words.ts). */
export function foldedName(name: SQLWrapper): SQL {
	return sql`to_tsvector('simple', ${plainName(name)})`
}

/** What a person says of themselves. Every user has one. */
export const profiles = pgTable(
	'profiles',
	{
		id: text()
			.primaryKey()
			.references(() => user.id, { onDelete: 'cascade' }),
		username: text(),
		fullName: text('full_name'),
		language: text({ enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
		avatarUrl: text('avatar_url'),
		updatedAt: moment('updated_at').notNull().defaultNow(),
	},
	(table) => [
		uniqueIndex('profiles_username').on(sql`lower(${table.username})`),
		index('profiles_username_prefix').on(sql`lower(${table.username}) text_pattern_ops`),
		index('profiles_name').using('gin', foldedName(table.fullName)).with({ fastupdate: false }),
		check('profiles_language', holdsLanguage(table.language)),
		check('profiles_avatar_url', sql`${table.avatarUrl} ~ '^https://'`),
		check(
			'profiles_lengths',
			sql`length(${table.username}) <= 60 and length(${table.fullName}) <= 200 and length(${table.avatarUrl}) <= 2000`,
		),
	],
)

/** Who has which role (docs/product.md#roles). A second grant of the same role fails with 23505 (docs/product.md#messages). */
export const userRoles = pgTable(
	'user_roles',
	{
		userId: text('user_id')
			.notNull()
			.references(() => user.id, { onDelete: 'cascade' }),
		role: text({ enum: ['admin', 'editor', 'support'] }).notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ name: 'user_roles_pkey', columns: [table.userId, table.role] }),
		check('user_roles_role', sql`${table.role} in ('admin', 'editor', 'support')`),
	],
)

/** How often something was tried in a window of time. Keys are hashed: no address of a person. */
export const rateCounts = pgTable(
	'rate_counts',
	{
		key: text().primaryKey(),
		count: integer().notNull(),
		expiresAt: moment('expires_at').notNull(),
	},
	(table) => [index('rate_counts_expiry').on(table.expiresAt)],
)
