import { expect, test } from 'vitest'
import { isOverdue, type StoredSubscription, tierOf } from './entitlement'

const NOW = new Date('2026-06-15T12:00:00Z')
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
const aPlan = (given: Partial<StoredSubscription> = {}): StoredSubscription => ({
	status: 'active',
	tier: 'pro',
	currentPeriodEnd: inHours(240),
	cancelAtPeriodEnd: false,
	...given,
})

test.each(['trialing', 'active', 'past_due'])('a plan that is %s opens what was bought', (status) => {
	expect(tierOf(aPlan({ status }), NOW)).toBe('pro')
})

test.each(['incomplete', 'incomplete_expired', 'paused', 'unpaid', 'canceled', null, 'something new'])(
	'a plan that is %s opens nothing',
	(status) => {
		expect(tierOf(aPlan({ status }), NOW)).toBe('free')
	},
)

test('who never had a plan, or one that Stripe knows no more, has none', () => {
	expect(tierOf(null, NOW)).toBe('free')
	expect(tierOf(aPlan({ tier: null }), NOW)).toBe('free')
})

test('a cancelled plan lasts to the second in which its paid period ends', () => {
	const plan = aPlan({ cancelAtPeriodEnd: true, currentPeriodEnd: NOW })
	expect(tierOf(plan, new Date(NOW.getTime() - 1))).toBe('pro')
	expect(tierOf(plan, NOW)).toBe('free')
})

test('a plan that should have been renewed is asked for at once, lasts a day on, and not for ever', () => {
	const plan = aPlan({ currentPeriodEnd: NOW })
	expect(isOverdue(plan, new Date(NOW.getTime() - 1))).toBe(false)
	expect(isOverdue(plan, NOW)).toBe(true)
	expect(tierOf(plan, inHours(23.9))).toBe('pro')
	expect(tierOf(plan, inHours(24))).toBe('free')
	expect(tierOf(aPlan({ currentPeriodEnd: NOW, status: 'past_due' }), inHours(24))).toBe('free')
	expect(isOverdue(aPlan({ currentPeriodEnd: NOW, status: 'canceled' }), inHours(1))).toBe(false)
})

test('a plan without an end goes on, and nothing of it is overdue', () => {
	expect(tierOf(aPlan({ currentPeriodEnd: null }), NOW)).toBe('pro')
	expect(isOverdue(aPlan({ currentPeriodEnd: null }), NOW)).toBe(false)
	expect(isOverdue(null, NOW)).toBe(false)
})
