import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { currencyFor, VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { profiles, session, user, userRoles } from '~/db/schema.server'
import { subscriptions } from '~/features/billing/schema.server'
import { anAccount, browserOf, givePlan } from '../../../tests/support/accounts'
import { startSession } from './session.server'
import { readViewer } from './viewer.server'

async function aSession() {
	const { userId } = await anAccount()
	const signedIn = await startSession(userId)
	const mine = eq(session.userId, userId)
	const [row] = await db().select().from(session).where(mine)
	if (!row) throw new Error('There is no session.')
	return { userId, headers: browserOf(signedIn), mine, row }
}

const age = (days: number) => sql`now() - make_interval(days => ${days})`
const ahead = (date: Date) => (date.getTime() - Date.now()) / 86_400_000

test('a session lives for seven days', async () => {
	const { row } = await aSession()
	expect(ahead(row.expiresAt)).toBeCloseTo(7, 1)
})

test('one that was not used for seven days is over, and its cookie is taken away', async () => {
	const { headers, mine } = await aSession()
	await db().update(session).set({ expiresAt: sql`now() - interval '1 second'` }).where(mine)
	expect(await readViewer(headers)).toEqual({
		viewer: VISITOR,
		setCookie: expect.stringMatching(/^session=; Max-Age=0/),
	})
})

test('one that was opened thirty days ago is over, however much it was used', async () => {
	const { headers, mine } = await aSession()
	await db()
		.update(session)
		.set({ createdAt: age(30) })
		.where(mine)
	expect((await readViewer(headers)).viewer).toEqual(VISITOR)
})

test('one in use is prolonged once a day, in the database and in the browser', async () => {
	const { headers, mine } = await aSession()
	expect((await readViewer(headers)).setCookie).toBeNull()
	await db()
		.update(session)
		.set({ updatedAt: age(2), expiresAt: sql`now() + interval '5 days'` })
		.where(mine)
	expect((await readViewer(headers)).setCookie).toMatch(
		/^session=.+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
	)
	const [row] = await db().select().from(session).where(mine)
	expect(ahead(row?.expiresAt ?? new Date())).toBeCloseTo(7, 1)
	expect((await readViewer(headers)).setCookie).toBeNull()
})

test('no prolonging reaches beyond the thirtieth day', async () => {
	const { headers, mine } = await aSession()
	await db()
		.update(session)
		.set({ createdAt: age(28), updatedAt: age(2) })
		.where(mine)
	await readViewer(headers)
	const [row] = await db().select().from(session).where(mine)
	expect(ahead(row?.expiresAt ?? new Date())).toBeCloseTo(2, 1)
})

test.each([
	'session=',
	'session=made-up',
	'session=made-up.c2lnbmF0dXJl',
	'session=%E0%A4%A',
	`session=${'x'.repeat(3_000)}`,
])('the cookie %s is a visitor’s, without a word', async (cookie) => {
	expect(await readViewer(new Headers({ Cookie: cookie }))).toEqual({
		viewer: VISITOR,
		setCookie: expect.stringMatching(/^session=; Max-Age=0/),
	})
})

test('a signature does not fit another token', async () => {
	const [one, other] = [await aSession(), await aSession()]
	const signature = (one.headers.get('Cookie') ?? '').split('.')[1]
	const headers = new Headers({ Cookie: `session=${other.row.token}.${signature}` })
	expect((await readViewer(headers)).viewer).toEqual(VISITOR)
})

test('who asks comes with name, picture, language and role', async () => {
	const { userId, headers } = await aSession()
	await db()
		.update(profiles)
		.set({ fullName: 'Marina Duarte', avatarUrl: 'https://pictures.test/m.png', language: 'pt' })
		.where(eq(profiles.id, userId))
	await db().insert(userRoles).values({ userId, role: 'admin' })
	expect((await readViewer(headers)).viewer).toMatchObject({
		userId,
		name: 'Marina Duarte',
		avatarUrl: 'https://pictures.test/m.png',
		language: 'pt',
		isAdmin: true,
		isConfirmed: true,
	})
})

test('whose last payment failed keeps the plan, and is known for it until the plan ends', async () => {
	const { userId, headers } = await aSession()
	await givePlan(userId, 'premium')
	expect((await readViewer(headers)).viewer).toMatchObject({ tier: 'premium', isPastDue: false })
	for (const [status, seen] of [
		['past_due', { tier: 'premium', isPastDue: true }],
		['unpaid', { tier: 'free', isPastDue: false }],
	] as const) {
		await db().update(subscriptions).set({ status }).where(eq(subscriptions.userId, userId))
		expect((await readViewer(headers)).viewer).toMatchObject(seen)
	}
})

test('who pays is known by the currency of their bill, and by none once that has ended', async () => {
	const { userId, headers } = await aSession()
	expect((await readViewer(headers)).viewer).toMatchObject({ billedIn: null })
	await givePlan(userId, 'premium')
	await db().update(subscriptions).set({ currency: 'BRL' }).where(eq(subscriptions.userId, userId))
	const { viewer } = await readViewer(headers)
	expect(viewer).toMatchObject({ billedIn: 'BRL' })
	expect(currencyFor(viewer, 'US')).toBe('BRL')
	await db().update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.userId, userId))
	const ended = await readViewer(headers)
	expect(ended.viewer).toMatchObject({ billedIn: null })
	expect([currencyFor(ended.viewer, 'US'), currencyFor(VISITOR, 'BR')]).toEqual(['USD', 'BRL'])
})

test('with the account, its sessions and its profile go', async () => {
	const { userId, headers } = await aSession()
	await db().delete(user).where(eq(user.id, userId))
	expect((await readViewer(headers)).viewer).toEqual(VISITOR)
	expect(await db().select().from(profiles).where(eq(profiles.id, userId))).toEqual([])
})
