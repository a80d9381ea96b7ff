import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { limitOf } from '~/core/limit.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { rateCounts } from '~/db/schema.server'
import { env } from '~/env/env.server'
import { aClient, aStoredMember } from '../../../tests/support/accounts'
import { withBilling } from '../../../tests/support/billing/billing'
import { broken, withTroubles } from '../../../tests/support/billing/stripe-troubles'
import { startCheckout } from './checkout.server'
import { openPortal } from './portal.server'
import { findCustomerId } from './stripe-customer.server'
import { checkSubscription, refreshNow } from './subscription.server'

const billing = withBilling()
const CREATOR = { planType: 'premium', countryCode: 'US', language: 'en' } as const
const LEGEND = { ...CREATOR, planType: 'pro' } as const

const customerOf = async ({ userId }: Member) => (await findCustomerId(userId)) ?? ''

async function openSessionsOf(member: Member) {
	const customer = await customerOf(member)
	const { data } = await billing.account.stripe.checkout.sessions.list({ customer, status: 'open' })
	return data
}

test('a checkout takes the owner’s promotion codes, and the tax id of who buys as a business', async () => {
	const member = await aStoredMember()
	await billing.open(member)
	expect(await openSessionsOf(member)).toMatchObject([
		{ allow_promotion_codes: true, tax_id_collection: { enabled: true } },
	])
})

test('the former checkout is closed before another one opens, also where Stripe failed at that the first time', async () => {
	const member = await aStoredMember()
	const first = await billing.open(member)
	const end = withTroubles(billing.account, { when: /\/expire$/, happen: broken, times: 2 })
	await expect(startCheckout(member, LEGEND, aClient())).rejects.toMatchObject({ code: 'upstream_failed' })
	end()
	expect((await openSessionsOf(member)).map(({ id }) => id)).toEqual([first])
	const second = await billing.open(member, 'pro')
	expect((await openSessionsOf(member)).map(({ id }) => id)).toEqual([second])
	expect(() => billing.pay(first)).toThrow()
	billing.pay(second)
	expect(await checkSubscription(member)).toMatchObject({ tier: 'pro' })
})

test.each(['premium', 'pro'] as const)('who got all their money back can buy %s afterwards', async (tier) => {
	const member = await billing.aBuyer('premium')
	const { stripe } = billing.account
	const [charge] = (await stripe.charges.list({ customer: await customerOf(member) })).data
	await stripe.refunds.create({ charge: charge?.id ?? '' })
	const [held] = (await stripe.subscriptions.list({ customer: await customerOf(member) })).data
	await stripe.subscriptions.cancel(held?.id ?? '')
	expect(await refreshNow(member)).toMatchObject({ tier: 'free' })
	billing.pay(await billing.open(member, tier))
	expect(await refreshNow(member)).toMatchObject({ tier, phase: 'active' })
})

test('who asks for Stripe over and over is told to wait, and who has paid keeps their plan meanwhile', async () => {
	const member = await billing.aBuyer()
	await checkSubscription(member)
	await db()
		.update(rateCounts)
		.set({ count: limitOf('billing', env()) })
		.where(like(rateCounts.key, 'billing:%'))
	await expect(startCheckout(member, LEGEND, aClient())).rejects.toMatchObject({ code: 'too_many' })
	await expect(openPortal(member, { language: 'en' })).rejects.toMatchObject({ code: 'too_many' })
	expect(await checkSubscription(member)).toMatchObject({ tier: 'premium' })
})
