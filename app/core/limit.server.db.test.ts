import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { rateCounts, user } from '~/db/schema.server'
import { env } from '~/env/env.server'
import { LIMIT_NAMES, LIMITS } from '~/env/env-fields.server'
import { signIn, signUp } from '~/features/account/account.server'
import { EXPIRED_ROWS, removeExpiredWhenDue } from '~/features/personal-data/expired.server'
import { limitRefusals } from '~/metrics.server'
import { aClient, anAccount, anEmail } from '../../tests/support/accounts'
import { consumeRateLimit, everyKeyOf, limitOf, refundRateLimit, resetRateLimit } from './limit.server'
import { scheduledJobs } from './schema.server'

const most = limitOf('reset', env())
const times = (count: number, work: () => Promise<unknown>) =>
	Promise.allSettled(Array.from({ length: count }, work))
const refusals = (results: PromiseSettledResult<unknown>[]) =>
	results.filter(({ status }) => status === 'rejected').length

test('as many tries as allowed pass, however close together, and one more is refused until the window ends', async () => {
	const who = randomUUID()
	expect(refusals(await times(most + 5, () => consumeRateLimit('reset', who)))).toBe(5)
	const refused = await consumeRateLimit('reset', who).catch((refusal: Response) => refusal)
	expect(refused).toMatchObject({ status: 429, message: 'too_many' })
	const seconds = Number(refused?.headers.get('Retry-After'))
	expect(seconds).toBeGreaterThan(LIMITS.reset.seconds - 60)
	expect(seconds).toBeLessThanOrEqual(LIMITS.reset.seconds)
})

test('people, and things that are counted, don’t count against each other', async () => {
	const who = randomUUID()
	await times(most, () => consumeRateLimit('reset', who))
	await expect(consumeRateLimit('reset', randomUUID())).resolves.toBeUndefined()
	await expect(consumeRateLimit('contact', who)).resolves.toBeUndefined()
})

test('a window ends when it ends, however often somebody tries meanwhile', async () => {
	const who = randomUUID()
	await times(most, () => consumeRateLimit('reset', who))
	const untilNow = await db()
		.update(rateCounts)
		.set({ expiresAt: sql`now() + interval '100 seconds'` })
		.where(sql`${rateCounts.expiresAt} > now() + interval '100 seconds'`)
		.returning({ key: rateCounts.key, expiresAt: rateCounts.expiresAt })
	expect(refusals(await times(5, () => consumeRateLimit('reset', who)))).toBe(5)
	for (const { key, expiresAt } of untilNow) {
		expect(await db().select().from(rateCounts).where(eq(rateCounts.key, key))).toMatchObject([{ expiresAt }])
	}
	const refused = await consumeRateLimit('reset', who).catch((refusal: Response) => refusal)
	expect(Number(refused?.headers.get('Retry-After'))).toBeLessThanOrEqual(100)
	expect(refused).toMatchObject({ values: { count: 2 } })
})

test('when the window is over, counting starts again', async () => {
	const who = randomUUID()
	await times(most + 1, () => consumeRateLimit('reset', who))
	await db().update(rateCounts).set({ expiresAt: sql`now() - interval '1 second'` })
	expect(refusals(await times(most + 1, () => consumeRateLimit('reset', who)))).toBe(1)
})

test('windows that are over are forgotten once an hour, and no try waits for that', async () => {
	await consumeRateLimit('reset', randomUUID())
	await db().update(rateCounts).set({ expiresAt: sql`now() - interval '1 second'` })
	await consumeRateLimit('contact', randomUUID())
	const open = () => db().$count(rateCounts)
	await removeExpiredWhenDue()
	expect(await open()).toBeGreaterThan(1)
	await db().update(scheduledJobs).set({ dueAt: sql`now()` }).where(eq(scheduledJobs.name, EXPIRED_ROWS))
	await removeExpiredWhenDue()
	expect(await open()).toBe(1)
})

test('who may begin anew has all tries again, however their name is written, and a refusal is counted by its limit', async () => {
	const who = randomUUID()
	const counted = async () =>
		(await limitRefusals.get()).values.find(({ labels }) => labels.limit === 'reset')?.value ?? 0
	const before = await counted()
	await times(most + 1, () => consumeRateLimit('reset', who))
	expect(await counted()).toBe(before + 1)
	await resetRateLimit('reset', who.toUpperCase())
	expect(refusals(await times(most, () => consumeRateLimit('reset', who)))).toBe(0)
})

test('every key under which somebody’s tries are counted is known', async () => {
	const [who, other] = [randomUUID(), randomUUID()]
	for (const name of LIMIT_NAMES) await consumeRateLimit(name, who)
	const keys = everyKeyOf(who, other)
	expect(new Set(keys).size).toBe(2 * LIMIT_NAMES.length)
	expect(await db().$count(rateCounts, inArray(rateCounts.key, keys))).toBe(LIMIT_NAMES.length)
})

test('a try that is taken back does not count', async () => {
	const who = randomUUID()
	for (let turn = 0; turn < most + 5; turn += 1) {
		await consumeRateLimit('reset', who)
		await refundRateLimit('reset', who)
	}
})

test('no address of a person is stored', async () => {
	await consumeRateLimit('signInAccount', 'marina@pronto.test')
	const keys = await db().select({ key: rateCounts.key }).from(rateCounts)
	expect(JSON.stringify(keys)).not.toContain('marina')
})

test('after many wrong passwords even the right one waits, from wherever it comes; other accounts don’t', async () => {
	const owner = await anAccount()
	const failures = limitOf('signInAccount', env())
	const wrong = { email: owner.email, password: 'wrong' }
	for (let turn = 0; turn < failures; turn += 1) {
		await expect(signIn(wrong, aClient())).rejects.toMatchObject({ status: 401 })
	}
	await expect(signIn(owner, aClient())).rejects.toMatchObject({ status: 429 })
	await expect(signIn(await anAccount(), aClient())).resolves.toBeDefined()
})

test('an account that does not exist locks just the same', async () => {
	const wrong = { email: anEmail(), password: 'wrong' }
	for (let turn = 0; turn < limitOf('signInAccount', env()); turn += 1) {
		await expect(signIn(wrong, aClient())).rejects.toMatchObject({ status: 401 })
	}
	await expect(signIn(wrong, aClient())).rejects.toMatchObject({ status: 429 })
})

test('right passwords never lock anybody out', async () => {
	const owner = await anAccount()
	const client = aClient()
	for (let turn = 0; turn < limitOf('signInAccount', env()) + 2; turn += 1) await signIn(owner, client)
})

test('an address may not try for ever with ever other accounts, nor open accounts without end', async () => {
	const client = aClient()
	const key = (name: string) => sql`${rateCounts.key} like ${`${name}:%`}`
	await expect(signIn({ email: anEmail(), password: 'wrong' }, client)).rejects.toMatchObject({ status: 401 })
	await signUp({ email: anEmail(), password: 'a good password' }, client, 'en')
	await db()
		.update(rateCounts)
		.set({ count: limitOf('signInAddress', env()) })
		.where(key('signInAddress'))
	await db()
		.update(rateCounts)
		.set({ count: limitOf('signUp', env()) })
		.where(key('signUp'))
	await expect(signIn(await anAccount(), client)).rejects.toMatchObject({ status: 429 })
	const email = anEmail()
	await expect(signUp({ email, password: 'a good password' }, client, 'en')).rejects.toMatchObject({
		status: 429,
	})
	expect(await db().select().from(user).where(eq(user.email, email))).toEqual([])
})
