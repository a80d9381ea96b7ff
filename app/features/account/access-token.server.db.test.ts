import { createHash } from 'node:crypto'
import { eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { limitOf } from '~/core/limit.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { rateCounts, user } from '~/db/schema.server'
import { env } from '~/env/env.server'
import { subscriptions } from '~/features/billing/schema.server'
import { purgeExpired } from '~/features/personal-data/expired.server'
import {
	aBrowserOf,
	aClient,
	aStoredMember,
	aStoredSubscriber,
	catchMails,
} from '../../../tests/support/accounts'
import { exportAccount } from '../../../tests/support/locker/exported'
import { MOST_TOKENS } from './access-token'
import {
	createAccessToken,
	listAccessTokens,
	readTokenHolder,
	revokeAccessToken,
} from './access-token.server'
import { requestReset, resetPassword, signOutEverywhere } from './password.server'
import { accessTokens } from './schema.server'
import type { NewToken } from './token-form'

const mails = catchMails()

const make = async (member: Member, given: Partial<NewToken> = {}) =>
	createAccessToken(
		member,
		{ name: 'Shortcut', scopes: ['prompts:read'], lifetime: '90', ...given },
		await aBrowserOf(member),
	)
const change = (id: string, values: Partial<typeof accessTokens.$inferInsert>) =>
	db().update(accessTokens).set(values).where(eq(accessTokens.id, id))
const rowOf = async (id: string) => {
	const [row] = await db().select().from(accessTokens).where(eq(accessTokens.id, id))
	if (!row) throw new Error('There is no such token.')
	return row
}
const isGood = async (token: string) => (await readTokenHolder(token)) !== null
const past = (days: number) => new Date(Date.now() - days * 86_400_000)

test('a token opens what its owner chose, for its owner', async () => {
	const member = await aStoredMember()
	const { token } = await make(member, { scopes: ['locker:read'] })
	expect(token).toMatch(/^pronto_[\w-]{43}$/)
	expect(await readTokenHolder(token)).toEqual({ viewer: member, scopes: new Set(['locker:read']) })
})

test('the database holds its hash and its beginning, and nothing that it could be read from', async () => {
	const { id, token } = await make(await aStoredMember())
	const row = await rowOf(id)
	expect(row.hash).toBe(createHash('sha256').update(token).digest('base64url'))
	expect(token.startsWith(row.prefix)).toBe(true)
	expect(row.prefix.length).toBeLessThan(token.length / 3)
	expect(JSON.stringify(row)).not.toContain(token.slice(row.prefix.length))
	expect(await isGood(row.hash)).toBe(false)
})

test('nothing else opens anything', async () => {
	const { token } = await make(await aStoredMember())
	const others = [
		'',
		'pronto_',
		token.slice(0, -1),
		`${token}A`,
		token.toLowerCase(),
		` ${token}`,
		`${token}\0`,
	]
	for (const other of others.filter((text) => text !== token)) expect(await isGood(other), other).toBe(false)
	expect(await isGood(`pronto_${'A'.repeat(43)}`)).toBe(false)
	expect(await isGood(token)).toBe(true)
})

test('one that expired opens nothing, and its owner is told that it did', async () => {
	const member = await aStoredMember()
	const { id, token } = await make(member, { lifetime: '30' })
	const days = ((await rowOf(id)).expiresAt?.getTime() ?? 0) / 86_400_000 - Date.now() / 86_400_000
	expect(days).toBeCloseTo(30, 1)
	expect(await listAccessTokens(member)).toMatchObject([{ id, isExpired: false }])
	await change(id, { expiresAt: past(0) })
	expect(await isGood(token)).toBe(false)
	expect(await listAccessTokens(member)).toMatchObject([{ id, isExpired: true }])
})

test('one without an end is good for long', async () => {
	const { id, token } = await make(await aStoredMember(), { lifetime: 'never' })
	await change(id, { createdAt: past(3_000) })
	expect((await rowOf(id)).expiresAt).toBeNull()
	expect(await isGood(token)).toBe(true)
})

test('one that was revoked opens nothing any more, and others go on', async () => {
	const member = await aStoredMember()
	const [lost, kept] = [await make(member), await make(member)]
	await revokeAccessToken(member, lost.id)
	expect([await isGood(lost.token), await isGood(kept.token)]).toEqual([false, true])
	expect(await listAccessTokens(member)).toMatchObject([{ id: kept.id }])
	await expect(revokeAccessToken(member, lost.id)).rejects.toMatchObject({ status: 404 })
})

test('somebody else’s token answers as missing, is in nobody else’s list, and goes on', async () => {
	const { id, token } = await make(await aStoredMember())
	const stranger = await aStoredMember()
	for (const one of [id, '', 'x', '\0', id.toUpperCase(), '00000000-0000-4000-8000-000000000000']) {
		await expect(revokeAccessToken(stranger, one)).rejects.toMatchObject({ status: 404 })
	}
	expect(await listAccessTokens(stranger)).toEqual([])
	expect(await isGood(token)).toBe(true)
})

test('when a plan has ended, the token reads as somebody without a plan at once', async () => {
	const subscriber = await aStoredSubscriber()
	const { token } = await make(subscriber)
	expect((await readTokenHolder(token))?.viewer.tier).toBe('premium')
	await db()
		.update(subscriptions)
		.set({ status: 'canceled' })
		.where(eq(subscriptions.userId, subscriber.userId))
	expect((await readTokenHolder(token))?.viewer.tier).toBe('free')
})

test('the day of its last use is known, and no hour', async () => {
	const member = await aStoredMember()
	const { id, token } = await make(member)
	expect((await rowOf(id)).usedOn).toBeNull()
	await change(id, { usedOn: '2020-01-31' })
	await readTokenHolder(token)
	const [clock] = (
		await db().execute<{ day: string }>(sql`select (now() at time zone 'utc')::date::text as day`)
	).rows
	expect(await listAccessTokens(member)).toMatchObject([{ usedOn: clock?.day }])
})

test(`a person has ${MOST_TOKENS} at most, also when all are asked for at once; what has ended makes room`, async () => {
	const member = await aStoredMember()
	const tries = await Promise.allSettled(Array.from({ length: MOST_TOKENS + 5 }, () => make(member)))
	const made = tries.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
	expect(made).toHaveLength(MOST_TOKENS)
	expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
		reason: { status: 409, message: 'too_many_tokens' },
	})
	const [revoked, expired] = made
	await revokeAccessToken(member, revoked?.id ?? '')
	await change(expired?.id ?? '', { expiresAt: past(1) })
	await make(member)
	await make(member)
	await expect(make(member)).rejects.toMatchObject({ status: 409 })
})

test('who makes too many in an hour is refused with when to come back, and nobody else is', async () => {
	const member = await aStoredMember()
	await db().delete(rateCounts).where(like(rateCounts.key, 'accessToken:%'))
	await make(member)
	await db()
		.update(rateCounts)
		.set({ count: limitOf('accessToken', env()) })
		.where(like(rateCounts.key, 'accessToken:%'))
	const refused = await make(member).then(
		() => null,
		(refusal: Response) => refusal,
	)
	expect(refused).toMatchObject({ status: 429 })
	expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(3_000)
	await expect(make(await aStoredMember())).resolves.toBeDefined()
})

test('who signs out everywhere, or sets a new password by a mailed link, revokes them all', async () => {
	const [leaver, forgetter, other] = [await aStoredMember(), await aStoredMember(), await aStoredMember()]
	const tokens = [await make(leaver), await make(forgetter), await make(other)]
	await signOutEverywhere(leaver)
	await requestReset(forgetter.email, aClient())
	const [mail] = await mails.sentTo(forgetter.email)
	const token = new URL(mail?.links[0] ?? '').hash.replace('#token=', '')
	await resetPassword({ token, password: 'the next password' }, new Headers())
	expect(await Promise.all(tokens.map((one) => isGood(one.token)))).toEqual([false, false, true])
})

test('a person’s data tell of their tokens, revoked ones too, without a hash', async () => {
	const member = await aStoredMember()
	const { id, token } = await make(member, { name: 'On my phone' })
	await revokeAccessToken(member, id)
	const exported = await exportAccount(member)
	expect(exported.accessTokens).toEqual([
		{
			id,
			name: 'On my phone',
			prefix: token.slice(0, 12),
			scopes: ['prompts:read'],
			createdAt: expect.any(String),
			usedOn: null,
			expiresAt: expect.any(String),
			revokedAt: expect.any(String),
		},
	])
	expect(JSON.stringify(exported)).not.toContain((await rowOf(id)).hash)
})

test('they go with the account', async () => {
	const member = await aStoredMember()
	const { id, token } = await make(member)
	await db().delete(user).where(eq(user.id, member.userId))
	expect(await isGood(token)).toBe(false)
	await expect(rowOf(id)).rejects.toThrow()
})

test('what ended more than 90 days ago is forgotten, the rest is not', async () => {
	const member = await aStoredMember()
	const ids: string[] = []
	for (const values of [{ revokedAt: past(91) }, { expiresAt: past(91) }, { revokedAt: past(89) }, {}]) {
		const { id } = await make(member)
		if (Object.keys(values).length > 0) await change(id, values)
		ids.push(id)
	}
	await purgeExpired()
	const left = await db().select().from(accessTokens).where(eq(accessTokens.userId, member.userId))
	expect(left.map(({ id }) => id).toSorted()).toEqual(ids.slice(2).toSorted())
})
