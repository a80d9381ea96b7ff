import { expect, test } from 'vitest'
import type { Member } from '~/core/viewer'
import { scheduleAsShown, toLegend, withBilling } from '../../../tests/support/billing/billing'
import { failCard, priceId } from '../../../tests/support/billing/sandbox-stripe'
import { broken, withTroubles } from '../../../tests/support/billing/stripe-troubles'
import { previewPlanChange, undoScheduledChange } from './plan-change.server'
import { findCustomerId } from './stripe-customer.server'
import { readSubscription, refreshNow } from './subscription.server'
import { upgradeNow } from './upgrade.server'

const billing = withBilling()
const refused = async () =>
	Response.json({ error: { type: 'invalid_request_error', message: 'not now' } }, { status: 400 })

async function heldBy(member: Member) {
	const customer = (await findCustomerId(member.userId)) ?? ''
	const { data } = await billing.account.stripe.subscriptions.list({ customer, expand: ['data.schedule'] })
	const [held] = data
	if (!held) throw new Error('They have no subscription.')
	return held
}

test('a change of mind that fails half way leaves the cancellation as it was, at Stripe and here', async () => {
	const member = await billing.aBuyer('pro')
	const { id } = await heldBy(member)
	await billing.account.stripe.subscriptions.update(id, { cancel_at_period_end: true })
	const end = withTroubles(billing.account, {
		when: /^POST \/v1\/subscription_schedules/,
		happen: broken,
		times: 4,
	})
	await expect(scheduleAsShown(member, 'premium')).rejects.toMatchObject({ code: 'upstream_failed' })
	end()
	expect(await heldBy(member)).toMatchObject({ cancel_at_period_end: true })
	expect(await readSubscription(member)).toMatchObject({ phase: 'ending', scheduled: null })
})

test('a schedule that could not be written is not left behind, where it would keep people from cancelling', async () => {
	const member = await billing.aBuyer('pro')
	const end = withTroubles(billing.account, {
		when: /^POST \/v1\/subscription_schedules\/sub_sched_\w+$/,
		happen: refused,
		times: 4,
	})
	await expect(scheduleAsShown(member, 'premium')).rejects.toMatchObject({ code: 'upstream_failed' })
	end()
	expect(await heldBy(member)).toMatchObject({ schedule: null })
	await scheduleAsShown(member, 'premium')
	expect(await readSubscription(member)).toMatchObject({ scheduled: { tier: 'premium' } })
})

test('an upgrade whose card is declined leaves the one that was scheduled as it was', async () => {
	const member = await billing.aBuyer()
	await scheduleAsShown(member, 'pro')
	const { id } = await heldBy(member)
	failCard(billing.account, id)
	const { now } = await previewPlanChange(member, 'pro')
	expect(now).not.toBeNull()
	await expect(upgradeNow(member, toLegend(now))).rejects.toMatchObject({
		message: 'payment_declined',
	})
	expect(await readSubscription(member)).toMatchObject({ tier: 'premium', scheduled: { tier: 'pro' } })
	expect(await heldBy(member)).toMatchObject({ schedule: { status: 'active' } })
})

test('‘your plan stays as it is’ is not said while Stripe keeps the change', async () => {
	const member = await billing.aBuyer('pro')
	await scheduleAsShown(member, 'premium')
	const end = withTroubles(billing.account, { when: /\/release$/, happen: refused, times: 4 })
	await expect(undoScheduledChange(member)).rejects.toMatchObject({ code: 'upstream_failed' })
	end()
	expect(await readSubscription(member)).toMatchObject({ scheduled: { tier: 'premium' } })
	await undoScheduledChange(member)
	expect(await readSubscription(member)).toMatchObject({ scheduled: null })
})

test('prices that were replaced or renamed keep the plans and the changes that people have', async () => {
	const holder = await billing.aBuyer('premium')
	const leaving = await billing.aBuyer('pro')
	await scheduleAsShown(leaving, 'premium')
	const { store } = billing.account
	const row = store.get('price', await priceId(billing.account, 'pronto_premium_usd'))
	try {
		store.keep('price', { ...row, lookupKey: 'summer_sale' })
		expect(await refreshNow(holder)).toMatchObject({ tier: 'premium' })
		store.keep('price', { ...row, lookupKey: null, active: false })
		expect(await refreshNow(holder)).toMatchObject({ tier: 'premium' })
		expect(await refreshNow(leaving)).toMatchObject({ scheduled: { tier: 'premium' } })
		store.keep('price', { ...row, lookupKey: null, active: false, metadata: {} })
		await undoScheduledChange(leaving)
		expect(await heldBy(leaving)).toMatchObject({ schedule: null })
	} finally {
		store.keep('price', row)
	}
})

test('nothing but a higher plan starts at once', async () => {
	const member = await billing.aBuyer('pro')
	const lower = { plan: 'premium', amountDue: 0, prorationDate: Math.floor(Date.now() / 1000) } as const
	expect(await previewPlanChange(member, 'premium')).toMatchObject({ now: null })
	await expect(upgradeNow(member, lower)).rejects.toMatchObject({ message: 'plan_has_changed' })
	expect(await refreshNow(member)).toMatchObject({ tier: 'pro' })
})
