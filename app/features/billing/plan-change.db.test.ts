import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { aStoredMember } from '../../../tests/support/accounts'
import { scheduleAsShown, shownTo, toLegend, withBilling } from '../../../tests/support/billing/billing'
import { failCard } from '../../../tests/support/billing/sandbox-stripe'
import { previewPlanChange, scheduleChange, undoScheduledChange } from './plan-change.server'
import { stripeCustomers } from './schema.server'
import { findCustomerId } from './stripe-customer.server'
import { inTurn } from './subscription/plan-turn.server'
import { checkSubscription, readSubscription, refreshNow } from './subscription.server'
import { upgradeNow } from './upgrade.server'

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
		presentPrice: 69,
		monthlyPrice: 29,
		isDiscounted: false,
		resumes: false,
		now: null,
	})
	await scheduleAsShown(member, 'premium')
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
	await Promise.all([scheduleAsShown(member, 'pro'), scheduleAsShown(member, 'pro')])
	await scheduleAsShown(member, 'pro')
	expect(await readSubscription(member)).toMatchObject({ tier: 'premium', scheduled: { tier: 'pro' } })
	await undoScheduledChange(member)
	await undoScheduledChange(member)
	expect(await readSubscription(member)).toMatchObject({ tier: 'premium', scheduled: null })
	await scheduleAsShown(member, 'pro')
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
	await scheduleAsShown(member, 'premium')
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
	const twice = await Promise.allSettled([
		upgradeNow(member, toLegend(now)),
		upgradeNow(member, toLegend(now)),
	])
	expect(twice.map(({ status }) => status)).toContain('fulfilled')
	await expect(upgradeNow(member, toLegend(now))).rejects.toMatchObject({ code: 'already_subscribed' })
	expect(await readSubscription(member)).toMatchObject({ tier: 'pro', phase: 'active' })
	expect(await chargedTo(member)).toBe(900 + now.amountDue)
})

test('an upgrade at once takes the place of one that was scheduled', async () => {
	const member = await billing.aBuyer('premium')
	await scheduleAsShown(member, 'pro')
	const { now } = await previewPlanChange(member, 'pro')
	expect(await upgradeNow(member, toLegend(now))).toEqual({ isDone: true })
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
		await expect(upgradeNow(member, toLegend(wrong))).rejects.toMatchObject({ message: 'price_has_changed' })
	}
	expect(await refreshNow(member)).toMatchObject({ tier: 'premium' })
	expect(await chargedTo(member)).toBe(900)
})

test('a card that is declined changes nothing and leaves nothing to be charged later', async () => {
	const member = await billing.aBuyer('premium')
	const { id } = await heldBy(member)
	failCard(billing.account, id)
	const { now } = await previewPlanChange(member, 'pro')
	await expect(upgradeNow(member, toLegend(now))).rejects.toMatchObject({
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
	await expect(scheduleAsShown(member, 'pro')).rejects.toMatchObject(refused)
})

test('who has no plan, or this one, changes none', async () => {
	const nobody = await aStoredMember()
	await expect(previewPlanChange(nobody, 'pro')).rejects.toMatchObject({ code: 'not_found' })
	await expect(scheduleAsShown(nobody, 'pro')).rejects.toMatchObject({ code: 'not_found' })
	await undoScheduledChange(nobody)
	const legend = await billing.aBuyer('pro')
	await expect(previewPlanChange(legend, 'pro')).rejects.toMatchObject({ code: 'already_subscribed' })
	await expect(scheduleAsShown(legend, 'pro')).rejects.toMatchObject({ code: 'already_subscribed' })
})

/** What two tabs are told that confirm at the same moment. */
async function told(...presses: Promise<unknown>[]): Promise<unknown[]> {
	const outcomes = await Promise.allSettled(presses)
	return outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'done' : outcome.reason.code))
}

test('two tabs that choose another plan after a cancellation at once are both told that it is chosen', async () => {
	const member = await billing.aBuyer('pro')
	const { id } = await heldBy(member)
	await billing.account.stripe.subscriptions.update(id, { cancel_at_period_end: true })
	const shown = await shownTo(member, 'premium')
	expect(await told(scheduleChange(member, shown), scheduleChange(member, shown))).toEqual(['done', 'done'])
	expect(await readSubscription(member)).toMatchObject({ phase: 'active', scheduled: { tier: 'premium' } })
})

test('two tabs that start an upgrade at once pay once, and the later one is told that the plan is there', async () => {
	const member = await billing.aBuyer('premium')
	const { now } = await previewPlanChange(member, 'pro')
	const offer = now ?? { amountDue: 0, prorationDate: 0 }
	const both = await told(upgradeNow(member, toLegend(offer)), upgradeNow(member, toLegend(offer)))
	expect(both.toSorted()).toEqual(['already_subscribed', 'done'])
	expect(await chargedTo(member)).toBe(900 + offer.amountDue)
})

test('who pays for an upgrade in one tab keeps it, though another tab schedules it at the same moment', async () => {
	for (let round = 0; round < 4; round += 1) {
		const member = await billing.aBuyer('premium')
		const shown = await shownTo(member, 'pro')
		const { now } = await previewPlanChange(member, 'pro')
		const offer = now ?? { amountDue: 0, prorationDate: 0 }
		const presses = [() => upgradeNow(member, toLegend(offer)), () => scheduleChange(member, shown)]
		const [first, second] = round % 2 ? presses : presses.toReversed()
		const both = await told(...[first, second].map((press) => press?.() ?? Promise.resolve()))
		expect(both).toContain('done')
		for (const one of both) expect(['done', 'already_subscribed']).toContain(one)
		expect(await readSubscription(member)).toMatchObject({ tier: 'pro', scheduled: null })
		expect(await chargedTo(member)).toBe(900 + offer.amountDue)
	}
})

test('one who chooses in one tab and takes it back in another at once is told what each press did', async () => {
	const member = await billing.aBuyer('pro')
	const shown = await shownTo(member, 'premium')
	expect(await told(scheduleChange(member, shown), undoScheduledChange(member))).toEqual(['done', 'done'])
	const { scheduled } = await readSubscription(member)
	expect(await refreshNow(member)).toMatchObject({ tier: 'pro', phase: 'active', scheduled })
})

test('a change that somebody died over keeps nobody from changing plans for longer than half a minute', async () => {
	const member = await billing.aBuyer('pro')
	const hold = (seconds: number) =>
		db()
			.update(stripeCustomers)
			.set({ planHeldUntil: sql`now() + make_interval(secs => ${seconds})` })
			.where(eq(stripeCustomers.userId, member.userId))
	await hold(1)
	await scheduleAsShown(member, 'premium')
	await hold(30)
	await expect(inTurn(member, async () => 'done', 200)).rejects.toMatchObject({
		code: 'conflict',
		message: 'plan_change_under_way',
	})
	await hold(-1)
	await undoScheduledChange(member)
})

test('nobody agrees to what their page did not show: another date, another price, the end of a cancellation', async () => {
	const member = await billing.aBuyer('pro')
	const shown = await shownTo(member, 'premium')
	const isOutdated = { code: 'conflict', message: 'plan_has_changed' }
	for (const other of [
		{ ...shown, startsAt: shown.startsAt - DAY },
		{ ...shown, monthlyAmount: 800 },
	]) {
		await expect(scheduleChange(member, other)).rejects.toMatchObject(isOutdated)
	}
	const { id } = await heldBy(member)
	await billing.account.stripe.subscriptions.update(id, { cancel_at_period_end: true })
	await expect(scheduleChange(member, shown)).rejects.toMatchObject(isOutdated)
	expect(await refreshNow(member)).toMatchObject({ phase: 'ending', scheduled: null })
	await scheduleChange(member, { ...shown, resumes: true })
	expect(await readSubscription(member)).toMatchObject({ phase: 'active', scheduled: { tier: 'premium' } })
})
