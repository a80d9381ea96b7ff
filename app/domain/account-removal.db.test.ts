import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stripeCustomers } from '~/db/billing-schema.server'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { aClient, aStoredMember, PASSWORD } from '../../tests/accounts'
import { withBilling } from '../../tests/billing'
import { broken, withTroubles } from '../../tests/stripe-troubles'
import { removeAccount } from './account-removal.server'
import { startCheckout } from './checkout.server'
import { findCustomerId } from './stripe-customer.server'
import { readSubscription, refreshNow } from './subscription.server'
import { refreshSubscription } from './subscription-sync.server'
import type { Member } from './viewer'

const billing = withBilling()
const CREATOR = { planType: 'premium', countryCode: 'US', language: 'en' } as const

async function exists({ userId }: Member): Promise<boolean> {
	return (await db().select({ id: user.id }).from(user).where(eq(user.id, userId))).length > 0
}

/** Tries to pay every checkout that this person ever opened, and answers what is charged for after that. */
async function payWhateverIsOpen({ email, userId }: Member): Promise<string[]> {
	const { store } = billing.account
	const customers = store.list('customer').filter(({ metadata }) => metadata['user_id'] === userId)
	expect(customers.map((customer) => customer.email)).toContain(email)
	const ids = customers.map(({ id }) => id)
	for (const session of store.list('checkout.session', { where: { customer: ids } })) {
		try {
			billing.pay(session.id)
		} catch {
			// So it should be.
		}
	}
	const bought = store.list('subscription', { where: { customer: ids } })
	return bought.filter(({ status }) => status !== 'canceled').map(({ id }) => id)
}

test('who deletes their account is charged no more', async () => {
	const member = await billing.aBuyer()
	await removeAccount(member, PASSWORD)
	expect(await exists(member)).toBe(false)
	expect(await payWhateverIsOpen(member)).toEqual([])
})

test('a checkout that is open in another tab can’t be paid once the account is gone', async () => {
	const member = await aStoredMember()
	await startCheckout(member, CREATOR, aClient())
	await removeAccount(member, PASSWORD)
	expect(await payWhateverIsOpen(member)).toEqual([])
})

test.each([
	['while Stripe is asked what they have', /^GET \/v1\/subscriptions\?customer/],
	['after that', /^DELETE \/v1\/customers/],
])('a checkout that another tab opens %s can’t be paid once the account is gone', async (_, when) => {
	const member = await billing.aBuyer()
	const customer = await findCustomerId(member.userId)
	const [held] = (await billing.account.stripe.subscriptions.list({ customer: customer ?? '' })).data
	await billing.account.stripe.subscriptions.cancel(held?.id ?? '')
	let isOpened = false
	const end = withTroubles(billing.account, {
		when,
		async happen() {
			isOpened = (await startCheckout(member, CREATOR, aClient())).url !== ''
			return undefined
		},
	})
	await removeAccount(member, PASSWORD)
	end()
	expect(isOpened).toBe(true)
	expect(await exists(member)).toBe(false)
	expect(await payWhateverIsOpen(member)).toEqual([])
})

test('who another tab made a new customer of, after the old one was ended, is ended as that one too', async () => {
	const member = await billing.aBuyer()
	const former = (await findCustomerId(member.userId)) ?? ''
	const { stripe } = billing.account
	const end = withTroubles(billing.account, {
		when: /^DELETE \/v1\/customers/,
		async happen() {
			const answer = await stripe.customers.del(former)
			await startCheckout(member, CREATOR, aClient())
			return Response.json(answer)
		},
	})
	await removeAccount(member, PASSWORD)
	end()
	expect(await exists(member)).toBe(false)
	expect(await payWhateverIsOpen(member)).toEqual([])
})

test('while Stripe is down nobody’s account goes, for they would be charged on; afterwards it goes', async () => {
	const member = await billing.aBuyer('pro')
	const end = withTroubles(billing.account, { when: /./, happen: broken, times: 100 })
	await expect(removeAccount(member, PASSWORD)).rejects.toMatchObject({ code: 'upstream_failed' })
	end()
	expect(await exists(member)).toBe(true)
	await refreshNow(member)
	expect((await readSubscription(member)).hasPortal).toBe(true)
	await removeAccount(member, PASSWORD)
	expect(await exists(member)).toBe(false)
	expect(await payWhateverIsOpen(member)).toEqual([])
})

test('who was kept by a failure after the plan had ended can buy again', async () => {
	const member = await billing.aBuyer()
	const end = withTroubles(billing.account, {
		when: /^DELETE \/v1\/customers/,
		async happen() {
			const customer = await findCustomerId(member.userId)
			await billing.account.stripe.customers.del(customer ?? '')
			return broken()
		},
		times: 2,
	})
	await expect(removeAccount(member, PASSWORD)).rejects.toMatchObject({ code: 'upstream_failed' })
	end()
	expect(await exists(member)).toBe(true)
	billing.pay(await billing.open(member, 'pro'))
	expect(await refreshNow(member)).toMatchObject({ tier: 'pro' })
})

test('an account goes while Stripe tells of it, whichever comes first', async () => {
	for (let round = 0; round < 12; round += 1) {
		const { userId } = await aStoredMember()
		await db()
			.insert(stripeCustomers)
			.values({ userId, customerId: `cus_${userId}` })
		const telling = Array.from({ length: 6 }, () => refreshSubscription(userId))
		const going = Array.from({ length: 2 }, () => db().delete(user).where(eq(user.id, userId)))
		const outcomes = await Promise.allSettled([...telling, ...going])
		expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
	}
})
