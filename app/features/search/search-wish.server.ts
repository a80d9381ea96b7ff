import { desc, eq, lt, sql } from 'drizzle-orm'
import { type Client, consumeRateLimit } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import { COUNTS_KEPT_DAYS, countableWords } from '~/core/view-count'
import type { Admin } from '~/core/viewer'
import { db } from '~/db/client.server'
import type { Language } from '~/i18n/language'
import { searchWishes } from './schema.server'
import type { SearchWish } from './search-choice'

/** Nobody reads more; of more, the oldest are forgotten. */
const MOST_WISHES = 1_000
const MOST_LISTED = 50

/**
 * Stores what somebody looked for in vain; not who. Refuses with `too_many`, and with `invalid_input` what holds no word or
 * could lead to somebody: what is not wanted here is not kept.
 */
export async function storeWish(
	text: string,
	{ address, language }: Client & { language: Language },
): Promise<void> {
	await consumeRateLimit('searchWish', address)
	const words = countableWords(text)
	if (words === null || words.length < 2)
		throw refuse('invalid_input', undefined, { message: 'wish_refused' })
	await db().insert(searchWishes).values({ words, language })
	await db().execute(sql`
		delete from ${searchWishes} where ${searchWishes.id} in (
			select id from ${searchWishes} order by created_at desc, id offset ${MOST_WISHES}
		)`)
}

/** The newest wishes, as many as anybody reads. */
export async function listWishes(_admin: Admin): Promise<SearchWish[]> {
	const rows = await db()
		.select()
		.from(searchWishes)
		.orderBy(desc(searchWishes.createdAt), searchWishes.id)
		.limit(MOST_LISTED)
	return rows.map(({ id, words, language, createdAt }) => ({
		id,
		words,
		language,
		at: createdAt.toISOString(),
	}))
}

/** Forgets a wish; one that is gone already is as well. */
export async function removeWish(_admin: Admin, id: string): Promise<void> {
	await db().delete(searchWishes).where(eq(searchWishes.id, id))
}

/** Forgets wishes that are as old as counts may become. */
export async function purgeOldWishes(): Promise<void> {
	await db()
		.delete(searchWishes)
		.where(lt(searchWishes.createdAt, sql`now() - make_interval(days => ${COUNTS_KEPT_DAYS})`))
}
