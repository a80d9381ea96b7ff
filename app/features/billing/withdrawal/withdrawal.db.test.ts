import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { setClockAhead } from '~/db/clock.server'
import { dayIn } from '~/i18n/time-zone.server'
import { offsetOf } from '../../../../sandbox/stripe/clock'
import { aStoredMember, catchMails } from '../../../../tests/support/accounts'
import { scheduleAsShown, toLegend, withBilling } from '../../../../tests/support/billing/billing'
import { broken, withTroubles } from '../../../../tests/support/billing/stripe-troubles'
import { BRAZIL, confirmed, contractOf, FRANCE, moneyOf } from '../../../../tests/support/billing/withdrawing'
import { previewPlanChange } from '../plan-change.server'
import { endPlan } from '../plan-end.server'
import { billingMails } from '../schema.server'
import { readSubscription } from '../subscription.server'
import { upgradeNow } from '../upgrade.server'
import { readStanding } from './standing.server'
import { storedPeriod } from './stored-period.server'

const billing = withBilling()
const mails = catchMails()
const DAY = 86_400

// What Stripe's stand-in and the product take for now is one time, as when the sandbox runs.
beforeAll(() => setClockAhead(() => offsetOf(billing.account.store)))
afterAll(() => setClockAhead(undefined))

test('everything goes back at once, access ends, and the receipt says so to the second', async () => {
	const member = await billing.aBuyer('premium', 'BR', 'pt')
	const standing = await readStanding(member, BRAZIL)
	expect(standing).toMatchObject({ kind: 'open', money: { left: 2_900, before: 0, disputed: 0 } })
	const done = await confirmed(member)
	expect(done).toMatchObject({ state: 'done', refunded: 2_900, refundedBefore: 0, card: 'visa 4242' })
	expect(await moneyOf(billing.account, member)).toEqual({ paid: 2_900, back: 2_900 })
	const after = await readSubscription(member)
	expect(after).toMatchObject({ tier: 'free', phase: 'ended' })
	// It ended then, and not when what was paid for would have.
	expect(dayIn(BRAZIL.timeZone, after.periodEnd ?? new Date(0))).toBe(dayIn(BRAZIL.timeZone, done.receivedAt))
	const sent = (await mails.sentTo(member.email)).filter(({ subject }) => subject.includes('withdrawal'))
	expect(sent).toHaveLength(1)
	const [receipt] = sent
	const time = new Intl.DateTimeFormat('en-US', {
		timeZone: BRAZIL.timeZone,
		timeStyle: 'medium',
	}).format(done.receivedAt)
	for (const text of [
		time,
		'R$29.00',
		'Ana Sá',
		member.email,
		done.contractNumber ?? '?',
		'ending in 4242',
		'On a card, it can take 5 to 10 business days to show.',
		'Your statement: “I withdraw from the contract for Creator',
		`Reference number: W-`,
	]) {
		expect(receipt?.text).toContain(text)
	}
	// The end of the plan is no news beside that.
	const told = await db().select().from(billingMails).where(eq(billingMails.userId, member.userId))
	expect(told.map(({ kind }) => kind)).toEqual(['receipt'])
})

test('twice, in two tabs, on two devices: one withdrawal, and everybody hears of it', async () => {
	const member = await billing.aBuyer()
	const contract = await contractOf(member)
	const answers = await Promise.all(Array.from({ length: 6 }, () => confirmed(member, BRAZIL, contract)))
	answers.push(await confirmed(member, BRAZIL, contract))
	expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
	for (const answer of answers) expect(answer).toMatchObject({ state: 'done', refunded: 900 })
	expect(await moneyOf(billing.account, member)).toEqual({ paid: 900, back: 900 })
	expect(await readStanding(member, BRAZIL)).toMatchObject({ kind: 'withdrawn' })
})

test.each([
	['Brazil, day 7', BRAZIL, 7, true],
	['Brazil, day 8', BRAZIL, 8, false],
	['France, day 14', FRANCE, 14, true],
	// One that ends on a weekend lasts to Monday.
	['France, day 17', FRANCE, 17, false],
])('%s', async (_, where, days, isOpen) => {
	const member = await billing.aBuyer()
	expect(await storedPeriod(member, where)).toMatchObject({ daysLeft: expect.any(Number) })
	billing.account.pass(days * DAY)
	expect((await storedPeriod(member, where)) !== null).toBe(isOpen)
	if (isOpen) {
		expect(await confirmed(member, where)).toMatchObject({ state: 'done', refunded: 900 })
		return
	}
	await expect(confirmed(member, where)).rejects.toMatchObject({ message: 'withdraw_too_late' })
	expect(await readStanding(member, where)).toMatchObject({ kind: 'late', contract: { tier: 'premium' } })
	expect(await moneyOf(billing.account, member)).toEqual({ paid: 900, back: 0 })
	expect(await readSubscription(member)).toMatchObject({ tier: 'premium' })
})

test('who bought in Germany has its days wherever they look from, with Stripe away too', async () => {
	const member = await billing.aBuyer('premium', 'DE')
	billing.account.pass(10 * DAY)
	expect(await storedPeriod(member, BRAZIL)).not.toBeNull()
	const open = { kind: 'open', period: { law: 'eu', days: 14 } }
	expect(await readStanding(member, BRAZIL)).toMatchObject(open)
	const end = withTroubles(billing.account, { when: /./, happen: broken, times: 10_000 })
	expect(await readStanding(member, BRAZIL)).toMatchObject(open)
	end()
	expect(await confirmed(member, BRAZIL)).toMatchObject({ state: 'done', refunded: 900 })
})

test('a plan that staff ended within the days can be withdrawn from while money is left, and is said to be over', async () => {
	const member = await billing.aBuyer()
	const shown = { subscriptionId: await contractOf(member), isEnding: false }
	await endPlan(member.userId, 'cancel_now', shown, 'staff')
	expect(await storedPeriod(member, BRAZIL, true)).toMatchObject({ daysLeft: 7 })
	expect(await storedPeriod(member, BRAZIL)).toBeNull()
	expect(await readStanding(member, BRAZIL)).toMatchObject({ kind: 'open', contract: { isLiving: false } })
	const end = withTroubles(billing.account, { when: /./, happen: broken, times: 10_000 })
	expect(await readStanding(member, BRAZIL)).toEqual({ kind: 'unknown' })
	end()
	expect(await confirmed(member)).toMatchObject({ state: 'done', refunded: 900 })
	expect(await storedPeriod(member, BRAZIL, true)).toBeNull()
})

test('who went up within the days has both payments back; what was to begin later does not begin', async () => {
	const member = await billing.aBuyer()
	billing.account.pass(3 * DAY)
	const { now } = await previewPlanChange(member, 'pro')
	await upgradeNow(member, toLegend(now))
	await scheduleAsShown(member, 'premium')
	const { paid } = await moneyOf(billing.account, member)
	expect(paid).toBeGreaterThan(900)
	expect(await confirmed(member)).toMatchObject({ state: 'done', tier: 'pro', refunded: paid })
	expect(await moneyOf(billing.account, member)).toEqual({ paid, back: paid })
	billing.account.pass(40 * DAY)
	expect(await moneyOf(billing.account, member)).toEqual({ paid, back: paid })
})

test('who cancelled for the end of the month can withdraw still', async () => {
	const member = await billing.aBuyer()
	const { stripe } = billing.account
	await stripe.subscriptions.update(await contractOf(member), { cancel_at_period_end: true })
	expect(await confirmed(member)).toMatchObject({ state: 'done', refunded: 900 })
	expect(await readSubscription(member)).toMatchObject({ tier: 'free' })
})

test('who buys again after a withdrawal can withdraw from that, too', async () => {
	const member = await billing.aBuyer()
	await confirmed(member)
	billing.pay(await billing.open(member, 'pro'))
	expect(await readStanding(member, BRAZIL)).toMatchObject({ kind: 'open', contract: { tier: 'pro' } })
	const { contract } = Object(await readStanding(member, BRAZIL))
	expect(await confirmed(member, BRAZIL, contract.subscriptionId)).toMatchObject({ refunded: 1_900 })
	expect(await moneyOf(billing.account, member)).toEqual({ paid: 2_800, back: 2_800 })
})

test('who bought nothing hears so, and so does who confirms what somebody else’s page showed', async () => {
	const member = await aStoredMember()
	expect(await readStanding(member, BRAZIL)).toEqual({ kind: 'none' })
	await expect(confirmed(member)).rejects.toMatchObject({ message: 'withdraw_nothing_left' })
	const [one, other] = [await billing.aBuyer(), await billing.aBuyer()]
	await expect(confirmed(one, BRAZIL, await contractOf(other))).rejects.toMatchObject({
		message: 'withdraw_other_contract',
	})
	expect(await moneyOf(billing.account, other)).toEqual({ paid: 900, back: 0 })
})
