import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { startSession } from '~/features/account/session.server'
import { readViewer } from '~/features/account/viewer.server'
import { browserOf } from '../../../../tests/support/accounts'
import { withBilling } from '../../../../tests/support/billing/billing'
import { subscriptions } from '../schema.server'
import { speakToStripe } from '../stripe/stripe.server'
import { findCustomerId } from '../stripe-customer.server'

const billing = withBilling()
const HOUR_MS = 3_600_000

/** Every event of the renewal, or of the end, was lost: what is stored says that the period is over. */
async function storeAsOver({ userId }: Member, hours: number): Promise<void> {
	await db()
		.update(subscriptions)
		.set({ currentPeriodEnd: new Date(Date.now() - hours * HOUR_MS) })
		.where(eq(subscriptions.userId, userId))
}

async function tierOnPages({ userId }: Member): Promise<string> {
	const { viewer } = await readViewer(browserOf(await startSession(userId)))
	return viewer.tier
}

test('who was renewed keeps the plan, though nobody told of it, and what is stored is mended', async () => {
	const member = await billing.aBuyer('pro')
	await storeAsOver(member, 48)
	expect(await tierOnPages(member)).toBe('pro')
	const [stored] = await db().select().from(subscriptions).where(eq(subscriptions.userId, member.userId))
	expect(stored?.currentPeriodEnd?.getTime()).toBeGreaterThan(Date.now())
})

test('who was not has none from the first page on', async () => {
	const member = await billing.aBuyer('premium')
	const { stripe } = billing.account
	const customer = (await findCustomerId(member.userId)) ?? ''
	const [held] = (await stripe.subscriptions.list({ customer })).data
	await stripe.subscriptions.cancel(held?.id ?? '')
	await storeAsOver(member, 1)
	expect(await tierOnPages(member)).toBe('free')
})

test('while Stripe is silent pages wait two seconds, once, and a day of grace decides', async () => {
	const [within, after] = [await billing.aBuyer('pro'), await billing.aBuyer('pro')]
	await storeAsOver(within, 23)
	await storeAsOver(after, 25)
	speakToStripe(billing.account, () => new Promise(() => undefined))
	const started = performance.now()
	expect(await tierOnPages(within)).toBe('pro')
	expect(await tierOnPages(within)).toBe('pro')
	expect(performance.now() - started).toBeLessThan(3_900)
	expect(await tierOnPages(after)).toBe('free')
	speakToStripe(billing.account)
})
