import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { limitOf } from '~/core/limit.server'
import type { Admin } from '~/core/viewer'
import { db } from '~/db/client.server'
import { env } from '~/env/env.server'
import { aStoredMember } from '../../../tests/support/accounts'
import { searchWishes } from './schema.server'
import { listWishes, purgeOldWishes, removeWish, storeWish } from './search-wish.server'

let admin: Admin

beforeAll(async () => {
	admin = { ...(await aStoredMember()), isAdmin: true }
})

beforeEach(async () => {
	await db().delete(searchWishes)
})

let addresses = 0
function from() {
	addresses += 1
	return { address: `wish-${addresses}`, language: 'en' as const }
}

const wordsOf = async () => (await listWishes(admin)).map(({ words }) => words)

test('what somebody looked for is kept for admins, the newest first, until one of them forgets it', async () => {
	await storeWish('  A plan for   my Garden ', from())
	await storeWish('knitting patterns', from())
	expect(await wordsOf()).toEqual(['knitting patterns', 'a plan for my garden'])
	const [newest] = await listWishes(admin)
	await removeWish(admin, newest?.id ?? '')
	await removeWish(admin, newest?.id ?? '')
	expect(await wordsOf()).toEqual(['a plan for my garden'])
})

test.each(['', ' ', '?!', 'ana@example.com', 'call 555 123 4567', 'https://x.org/y'])(
	'%j is refused and not kept',
	async (text) => {
		await expect(storeWish(text, from())).rejects.toMatchObject({ status: 400, message: 'wish_refused' })
		expect(await wordsOf()).toEqual([])
	},
)

test('one address can tell so much in an hour and no more', async () => {
	const who = from()
	const most = limitOf('searchWish', env())
	for (let wish = 0; wish < most; wish += 1) await storeWish(`wish ${wish % 10}`, who)
	await expect(storeWish('one more', who)).rejects.toMatchObject({ status: 429 })
	await storeWish('somebody else', from())
})

test('of very many the oldest are forgotten, and all of them after 90 days', async () => {
	await db().execute(sql`
		insert into ${searchWishes} (id, words, language, created_at)
		select 'old-' || at, 'old wish', 'pt', now() - make_interval(days => 80, mins => at)
		from generate_series(1, 1000) as at`)
	await storeWish('the newest', from())
	expect(await db().$count(searchWishes)).toBe(1_000)
	expect((await wordsOf())[0]).toBe('the newest')
	await db()
		.update(searchWishes)
		.set({ createdAt: sql`now() - interval '91 days'` })
		.where(sql`id like 'old-%'`)
	await purgeOldWishes()
	expect(await wordsOf()).toEqual(['the newest'])
})
