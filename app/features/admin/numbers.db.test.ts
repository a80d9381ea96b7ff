import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { billingMails, subscriptions } from '~/features/billing/schema.server'
import { readStanding } from '../../../server/telemetry/metrics-server'
import { anAccount, aStoredMember, givePlan } from '../../../tests/support/accounts'
import { readFailedPayments, readPlanNumbers, readRevenue, readSignUps } from './numbers.server'

let admin: Admin

beforeAll(async () => {
	admin = { ...(await aStoredMember()), isAdmin: true }
})

type Stored = Partial<typeof subscriptions.$inferInsert>

async function aBuyer(tier: 'premium' | 'pro', given: Stored = {}): Promise<string> {
	const { userId } = await anAccount()
	await givePlan(userId, tier)
	if (Object.keys(given).length > 0) {
		await db().update(subscriptions).set(given).where(eq(subscriptions.userId, userId))
	}
	return userId
}

test('sign-ups are counted by the day, the empty days too; older accounts count in the total alone', async () => {
	const before = await readSignUps(admin)
	expect(before.days).toHaveLength(30)
	const longAgo = await anAccount()
	const lately = await anAccount()
	const created = (days: number) => sql`now() - make_interval(days => ${days})`
	await db()
		.update(user)
		.set({ createdAt: created(40) })
		.where(eq(user.id, longAgo.userId))
	await db()
		.update(user)
		.set({ createdAt: created(3) })
		.where(eq(user.id, lately.userId))
	const after = await readSignUps(admin)
	expect(after.total).toBe(before.total + 2)
	const counts = after.days.map(({ count }) => count)
	expect(counts.at(-4)).toBe(1)
	expect(counts.reduce((sum, count) => sum + count, 0)).toBe(before.total + 1)
	expect(after.days.map(({ day }) => day)).toEqual(after.days.map(({ day }) => day).toSorted())
	expect(after.days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10))
})

test('plans and what they bring in, at the price that each pays: overdue ones apart, what has ended not at all', async () => {
	const past = new Date(Date.now() - 2 * 86_400_000)
	await aBuyer('premium')
	await aBuyer('premium', { cancelAtPeriodEnd: true })
	await aBuyer('premium', { currency: 'BRL', amount: 2_450 })
	await aBuyer('pro', { amount: 1_500 })
	await aBuyer('pro', { status: 'past_due' })
	await aBuyer('pro', { status: 'canceled' })
	await aBuyer('pro', { status: 'unpaid' })
	await aBuyer('pro', { currentPeriodEnd: past })
	const plans = await readPlanNumbers(admin)
	expect(plans).toEqual([
		{ tier: 'premium', currency: 'USD', paying: 2, ending: 1, pastDue: 0 },
		{ tier: 'premium', currency: 'BRL', paying: 1, ending: 0, pastDue: 0 },
		{ tier: 'pro', currency: 'USD', paying: 1, ending: 0, pastDue: 1 },
	])
	expect(await readRevenue(admin)).toEqual([
		{ currency: 'USD', monthly: 2 * 900 + 1_500, ending: 900, pastDue: 1_900 },
		{ currency: 'BRL', monthly: 2_450, ending: 0, pastDue: 0 },
	])
})

test('failed payments of the last 30 days are summed by currency', async () => {
	expect(await readFailedPayments(admin)).toEqual([])
	const { userId } = await anAccount()
	const failed = (amount: number, currency: 'USD' | 'BRL', days: number) => ({
		id: `payment_failed:${randomUUID()}`,
		userId,
		kind: 'payment_failed' as const,
		details: { tier: 'pro' as const, amount, currency },
		createdAt: sql`now() - make_interval(days => ${days})`,
	})
	await db()
		.insert(billingMails)
		.values([failed(1_900, 'USD', 1), failed(900, 'USD', 2), failed(6_900, 'BRL', 3), failed(1, 'USD', 31)])
	expect(await readFailedPayments(admin)).toEqual([
		{ currency: 'USD', count: 2, amount: 2_800 },
		{ currency: 'BRL', count: 1, amount: 6_900 },
	])
	expect(await readStanding()).toEqual({
		mailsWaiting: 4,
		reconciliationDueSeconds: null,
		chat: { counted: 0, allowed: 100_000 },
	})
})
