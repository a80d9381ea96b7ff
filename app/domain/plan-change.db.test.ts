import { expect, test } from 'vitest'
import { aStoredMember } from '../../tests/accounts'
import { withBilling } from '../../tests/billing'
import { failCard } from '../../tests/sandbox-stripe'
import { previewPlanChange, scheduleChange, undoScheduledChange } from './plan-change.server'
import { findCustomerId } from './stripe-customer.server'
import { checkSubscription, readSubscription, refreshNow } from './subscription.server'
import { upgradeNow } from './upgrade.server'
import type { Member } from './viewer'

const billing = withBilling()
const DAY = 86_400

async function heldBy({ userId }: Member) {
	const customer = (await findCustomerId(userId)) ?? ''
	const { data } = await billing.account.stripe.subscriptions.list({ customer, status: 'all' })
	const [held, ...more] = data
	if (!held || more.length > 0) throw new Error(`${data.length} subscriptions in place of one.`)
	return held
}

const chargedTo = async ({ userId }: Member) => {
	const customer = (await findCustomerId(userId)) ?? ''
	const { data } = await billing.account.stripe.charges.list({ customer, limit: 100 })
	return data.reduce((sum, { amount, paid }) => sum + (paid ? amount : 0), 0)
}

test('another plan is scheduled for the next billing cycle, shown with its date, and costs nothing today', async () => {
	const member = await billing.aBuyer('pro', 'BR')
	const { periodEnd } = await readSubscription(member)
	expect(await previewPlanChange(member, 'premium')).toEqual({
		from: 'pro',
		to: 'premium',
		currency: 'BRL',
		startsOn: periodEnd,
		monthlyPrice: 29,
		resumes: false,
		now: null,
	})
	await scheduleChange(member, 'premium')
	expect(await readSubscription(member)).toMatchObject({
		phase: 'active',
		tier: 'pro',
		scheduled: { tier: 'premium', startsOn: periodEnd },
	})
	expect(await chargedTo(member)).toBe(6_900)
	billing.account.pass(32 * DAY)
	expect(await refreshNow(member)).toMatchObject({ tier: 'premium', phase: 'active', scheduled: null })
	expect(await chargedTo(member)).toBe(6_900 + 2_900)
	// Nothing is left that would keep its owner from cancelling.
	expect((await heldBy(member)).schedule).toBeNull()
})

test('scheduling twice, at once or over another wish is one change, and can be undone until then', async () => {
	const member = await billing.aBuyer('premium')
	await Promise.all([scheduleChange(member, 'pro'), scheduleChange(member, 'pro')])
	await scheduleChange(member, 'pro')
	expect(await readSubscription(member)).toMatchObject({ tier: 'premium', scheduled: { tier: 'pro' } })
	await undoScheduledChange(member)
	await undoScheduledChange(member)
	expect(await readSubscription(member)).toMatchObject({ tier: 'premium', scheduled: null })
	await scheduleChange(member, 'pro')
	expect(await checkSubscription(member)).toMatchObject({ scheduled: { tier: 'pro' } })
	await undoScheduledChange(member)
	billing.account.pass(32 * DAY)
	expect(await refreshNow(member)).toMatchObject({ tier: 'premium', scheduled: null })
})

test('who had cancelled and chooses another plan goes on with it', async () => {
	const member = await billing.aBuyer('pro')
	const { id } = await heldBy(member)
	await billing.account.stripe.subscriptions.update(id, { cancel_at_period_end: true })
	expect(await refreshNow(member)).toMatchObject({ phase: 'ending' })
	expect(await previewPlanChange(member, 'premium')).toMatchObject({ resumes: true })
	await scheduleChange(member, 'premium')
	expect(await readSubscription(member)).toMatchObject({ phase: 'active', scheduled: { tier: 'premium' } })
	billing.account.pass(32 * DAY)
	expect(await refreshNow(member)).toMatchObject({ tier: 'premium', phase: 'active' })
})

test('an upgrade at once costs exactly the difference that was shown, however often it is sent', async () => {
	const member = await billing.aBuyer('premium')
	billing.account.pass(10 * DAY)
	const { now } = await previewPlanChange(member, 'pro')
	expect(now?.amountDue).toBeGreaterThan(600)
	expect(now?.amountDue).toBeLessThan(700)
	if (!now) throw new Error('There is no offer.')
	const twice = await Promise.allSettled([upgradeNow(member, now), upgradeNow(member, now)])
	expect(twice.map(({ status }) => status)).toContain('fulfilled')
	await expect(upgradeNow(member, now)).rejects.toMatchObject({ code: 'already_subscribed' })
	expect(await readSubscription(member)).toMatchObject({ tier: 'pro', phase: 'active' })
	expect(await chargedTo(member)).toBe(900 + now.amountDue)
})

test('an upgrade at once takes the place of one that was scheduled', async () => {
	const member = await billing.aBuyer('premium')
	await scheduleChange(member, 'pro')
	const { now } = await previewPlanChange(member, 'pro')
	expect(await upgradeNow(member, now ?? { amountDue: 0, prorationDate: 0 })).toEqual({ isDone: true })
	expect(await readSubscription(member)).toMatchObject({ tier: 'pro', scheduled: null })
	billing.account.pass(32 * DAY)
	expect(await refreshNow(member)).toMatchObject({ tier: 'pro', phase: 'active' })
})

test('nobody upgrades for another amount, or for the amount of another moment', async () => {
	const member = await billing.aBuyer('premium')
	const { now, startsOn } = await previewPlanChange(member, 'pro')
	const offer = now ?? { amountDue: 0, prorationDate: 0 }
	const end = startsOn.getTime() / 1000
	for (const wrong of [
		{ ...offer, amountDue: 1 },
		{ ...offer, amountDue: -500 },
		{ amountDue: 0, prorationDate: end },
		{ amountDue: 0, prorationDate: end - 60 },
		{ ...offer, prorationDate: offer.prorationDate - 2 * 3_600 },
	]) {
		await expect(upgradeNow(member, wrong)).rejects.toMatchObject({ message: 'price_has_changed' })
	}
	expect(await refreshNow(member)).toMatchObject({ tier: 'premium' })
	expect(await chargedTo(member)).toBe(900)
})

test('a card that is declined changes nothing and leaves nothing to be charged later', async () => {
	const member = await billing.aBuyer('premium')
	const { id } = await heldBy(member)
	failCard(billing.account, id)
	const { now } = await previewPlanChange(member, 'pro')
	await expect(upgradeNow(member, now ?? { amountDue: 0, prorationDate: 0 })).rejects.toMatchObject({
		code: 'conflict',
		message: 'payment_declined',
	})
	expect(await refreshNow(member)).toMatchObject({ tier: 'premium', phase: 'active' })
	expect(await heldBy(member)).toMatchObject({ pending_update: null })
	const { data } = await billing.account.stripe.invoices.list({ subscription: id })
	expect(data.filter(({ status }) => status === 'open')).toEqual([])
})

test('while a payment is due no plan is changed', async () => {
	const member = await billing.aBuyer('premium')
	failCard(billing.account, (await heldBy(member)).id)
	billing.account.pass(32 * DAY)
	expect(await refreshNow(member)).toMatchObject({ phase: 'past_due', tier: 'premium' })
	const refused = { code: 'conflict', message: 'payment_due_first' }
	await expect(previewPlanChange(member, 'pro')).rejects.toMatchObject(refused)
	await expect(scheduleChange(member, 'pro')).rejects.toMatchObject(refused)
})

test('who has no plan, or this one, changes none', async () => {
	const nobody = await aStoredMember()
	await expect(previewPlanChange(nobody, 'pro')).rejects.toMatchObject({ code: 'not_found' })
	await expect(scheduleChange(nobody, 'pro')).rejects.toMatchObject({ code: 'not_found' })
	await undoScheduledChange(nobody)
	const legend = await billing.aBuyer('pro')
	await expect(previewPlanChange(legend, 'pro')).rejects.toMatchObject({ code: 'already_subscribed' })
	await expect(scheduleChange(legend, 'pro')).rejects.toMatchObject({ code: 'already_subscribed' })
})
