import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Admin, Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { readRevenue } from '~/features/admin/numbers.server'
import type { PromotionCode } from '../../../sandbox/stripe/billing/promotion'
import { aStoredMember } from '../../../tests/support/accounts'
import { scheduleAsShown, toLegend, withBilling } from '../../../tests/support/billing/billing'
import { previewPlanChange, undoScheduledChange } from './plan-change.server'
import { subscriptions } from './schema.server'
import { findCustomerId } from './stripe-customer.server'
import { reconcile } from './subscription/reconciliation.server'
import { readSubscription, refreshNow } from './subscription.server'
import { upgradeNow } from './upgrade.server'

const billing = withBilling()
const MONTH = 32 * 86_400

async function aBuyerWith(code: PromotionCode, tier: 'premium' | 'pro' = 'premium'): Promise<Member> {
	const member = await aStoredMember()
	billing.pay(await billing.open(member, tier), null, code)
	await refreshNow(member)
	return member
}

/** What each bill of somebody came to, the first one first. */
async function billed({ userId }: Member): Promise<number[]> {
	const customer = (await findCustomerId(userId)) ?? ''
	const { data } = await billing.account.stripe.invoices.list({ customer, limit: 100 })
	return data.map(({ total }) => total).toReversed()
}

async function monthOf(member: Member): Promise<number | null> {
	await refreshNow(member)
	return (await readSubscription(member)).amount
}

test('half of three months: what a month is said to cost is what Stripe bills next, to the end of the discount', async () => {
	const member = await aBuyerWith('PRONTO50')
	const said = [await monthOf(member)]
	for (let month = 0; month < 4; month += 1) {
		billing.account.pass(MONTH)
		said.push(await monthOf(member))
	}
	expect(said).toEqual([450, 450, 900, 900, 900])
	expect(await billed(member)).toEqual([450, 450, 450, 900, 900])
})

test('a first month for nothing costs nothing, and the next one all of it', async () => {
	const member = await aBuyerWith('PRONTO100')
	expect([await billed(member), await monthOf(member)]).toEqual([[0], 900])
	billing.account.pass(MONTH)
	expect([await monthOf(member), await billed(member)]).toEqual([900, [0, 900]])
})

test('the owner’s monthly revenue counts what a discount leaves, also of a plan that ends', async () => {
	const admin: Admin = { ...(await aStoredMember()), isAdmin: true }
	const monthly = async () =>
		(await readRevenue(admin)).find(({ currency }) => currency === 'USD') ?? { monthly: 0, ending: 0 }
	const before = await monthly()
	const member = await aBuyerWith('PRONTO20', 'pro')
	expect(await monthly()).toMatchObject({ monthly: before.monthly + 1_520, ending: before.ending })
	const [held] = await db().select().from(subscriptions).where(eq(subscriptions.userId, member.userId))
	await billing.account.stripe.subscriptions.update(held?.subscriptionId ?? '', {
		cancel_at_period_end: true,
	})
	await refreshNow(member)
	expect(await monthly()).toMatchObject({
		monthly: before.monthly + 1_520,
		ending: before.ending + 1_520,
	})
	expect((await reconcile()).filter((line) => line.includes(member.userId))).toEqual([])
})

test('another plan is offered at what it costs with the discount, and the discount survives choosing and undoing it', async () => {
	const member = await aBuyerWith('PRONTO20')
	expect(await previewPlanChange(member, 'pro')).toMatchObject({
		presentPrice: 7.2,
		monthlyPrice: 15.2,
		isDiscounted: true,
		now: { amountDue: 800 },
	})
	await scheduleAsShown(member, 'pro')
	await undoScheduledChange(member)
	expect(await monthOf(member)).toBe(720)
	await scheduleAsShown(member, 'pro')
	billing.account.pass(MONTH)
	expect(await monthOf(member)).toBe(1_520)
	expect(await billed(member)).toEqual([720, 1_520])
})

test('an upgrade at once keeps the discount, and costs what its page said from then on', async () => {
	const member = await aBuyerWith('PRONTO20')
	const { now, monthlyPrice } = await previewPlanChange(member, 'pro')
	expect(await upgradeNow(member, toLegend(now))).toEqual({ isDone: true })
	expect(await monthOf(member)).toBe(monthlyPrice * 100)
	billing.account.pass(MONTH)
	await refreshNow(member)
	expect(await billed(member)).toEqual([720, 800, 1_520])
})
