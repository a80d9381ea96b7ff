import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { startCheckout } from '~/features/billing/checkout.server'
import { stripeCustomers } from '~/features/billing/schema.server'
import { customerMetadata, findCustomerId } from '~/features/billing/stripe-customer.server'
import { reconcile } from '~/features/billing/subscription/reconciliation.server'
import { endUnpaidCustomer } from '~/features/billing/subscription/subscription-end.server'
import { refreshSubscription } from '~/features/billing/subscription/subscription-sync.server'
import { readSubscription, refreshNow } from '~/features/billing/subscription.server'
import { aClient, aStoredMember, PASSWORD } from '../../../tests/support/accounts'
import { withBilling } from '../../../tests/support/billing/billing'
import { priceId } from '../../../tests/support/billing/sandbox-stripe'
import { broken, withTroubles } from '../../../tests/support/billing/stripe-troubles'
import { removeAccount } from './account-removal.server'

const billing = withBilling()
const CREATOR = { planType: 'premium', countryCode: 'US', language: 'en' } as const

async function exists({ userId }: Member): Promise<boolean> {
	return (await db().select({ id: user.id }).from(user).where(eq(user.id, userId))).length > 0
}

/** Tries to pay every checkout that this person ever opened, and answers what is charged for after that. */
async function payWhateverIsOpen({ userId }: Member): Promise<string[]> {
	const { store } = billing.account
	const sessions = store.list('checkout.session').filter(({ metadata }) => metadata['user_id'] === userId)
	expect(sessions).not.toEqual([])
	for (const session of sessions) {
		try {
			billing.pay(session.id)
		} catch {
			// So it should be.
		}
	}
	const ids = sessions.flatMap(({ customer }) => customer ?? [])
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

/** A customer at Stripe, made behind the product's back, with the plan of a month where that is asked for. */
async function aCustomer(email: string, userId: string, { hasPlan = false } = {}): Promise<string> {
	const { stripe } = billing.account
	const { id: customer } = await stripe.customers.create({ email, metadata: customerMetadata(userId) })
	if (!hasPlan) return customer
	const session = await stripe.checkout.sessions.create({
		mode: 'subscription',
		customer,
		line_items: [{ price: await priceId(billing.account, 'pronto_pro_usd'), quantity: 1 }],
		success_url: 'http://localhost:3000/subscription-success',
		subscription_data: { metadata: { user_id: userId } },
	})
	billing.pay(session.id)
	return customer
}

const isAtStripe = async (customer: string) =>
	!('deleted' in (await billing.account.stripe.customers.retrieve(customer)))

test('Stripe keeps no customer of who is gone, however many there were; a namesake of another site stays', async () => {
	const member = await billing.aBuyer()
	const { email, userId } = member
	const own = (await findCustomerId(userId)) ?? ''
	const [second, third] = [await aCustomer(email, userId), await aCustomer(email, userId, { hasPlan: true })]
	const namesake = await aCustomer(email, randomUUID(), { hasPlan: true })
	await removeAccount(member, PASSWORD)
	for (const id of [own, second, third]) expect(await isAtStripe(id)).toBe(false)
	const { stripe } = billing.account
	const left = await stripe.subscriptions.list({ status: 'active' })
	const theirs = left.data.filter(({ customer }) => [own, second, third, namesake].includes(String(customer)))
	expect(theirs.map(({ customer }) => customer)).toEqual([namesake])
	await stripe.customers.del(namesake)
})

test('who deletes the account while another tab makes them a customer leaves none at Stripe', async () => {
	const member = await aStoredMember()
	const end = withTroubles(billing.account, {
		when: /^POST \/v1\/customers$/,
		async happen() {
			await removeAccount(member, PASSWORD)
			return undefined
		},
	})
	await expect(startCheckout(member, CREATOR, aClient())).rejects.toMatchObject({ code: 'not_found' })
	end()
	expect(await exists(member)).toBe(false)
	expect((await billing.account.stripe.customers.list({ email: member.email })).data).toEqual([])
})

test('what a process that died left at Stripe is tidied up by the day’s comparison, again where that failed', async () => {
	const [gone, alone, buyer] = [randomUUID(), await aStoredMember(), await billing.aBuyer()]
	const left = await aCustomer('gone@pronto.test', gone)
	const paying = await aCustomer('paying@pronto.test', gone, { hasPlan: true })
	const lost = await aCustomer(alone.email, alone.userId)
	const double = await aCustomer(buyer.email, buyer.userId)
	const elsewhere = await billing.account.stripe.customers.create({
		email: 'gone@pronto.test',
		metadata: { user_id: gone, site: 'https://another.test' },
	})
	const { store } = billing.account
	const age = (id: string, hours: number) => {
		const row = store.get('customer', id)
		store.keep('customer', { ...row, created: Math.floor(Date.now() / 1000) - hours * 3_600 })
	}
	await reconcile()
	for (const id of [left, lost, double]) expect(await isAtStripe(id)).toBe(true)
	for (const id of [left, paying, lost, double, elsewhere.id]) age(id, 2)
	const end = withTroubles(billing.account, { when: /^DELETE \/v1\/customers/, happen: broken, times: 4 })
	expect(await reconcile()).toContainEqual(expect.stringMatching(`${left}: could not be compared`))
	end()
	const lines = await reconcile()
	expect(lines).toContainEqual(expect.stringMatching(`${left}: was deleted at Stripe`))
	expect(lines).toContainEqual(expect.stringMatching(`${paying}: .* Please look at it in Stripe`))
	for (const id of [left, double]) expect(await isAtStripe(id)).toBe(false)
	for (const id of [paying, lost, elsewhere.id]) expect(await isAtStripe(id)).toBe(true)
	expect(await findCustomerId(alone.userId)).toBe(lost)
	expect(await refreshNow(buyer)).toMatchObject({ tier: 'premium' })
	await billing.account.stripe.customers.del(paying)
	expect(await reconcile()).toEqual([])
})

test('while Stripe is down nobody’s account goes, for they would be charged on; afterwards it goes', async () => {
	const member = await billing.aBuyer('pro')
	const end = withTroubles(billing.account, { when: /./, happen: broken, times: 100 })
	await expect(removeAccount(member, PASSWORD)).rejects.toMatchObject({
		code: 'upstream_failed',
		message: 'account_kept',
	})
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

test('a customer without a plan is ended for who takes an account over, and can buy as another one; one with a plan stays', async () => {
	const buyer = await billing.aBuyer('pro')
	await endUnpaidCustomer(buyer)
	expect(await refreshNow(buyer)).toMatchObject({ tier: 'pro' })

	const member = await aStoredMember()
	await startCheckout(member, CREATOR, aClient())
	const former = await findCustomerId(member.userId)
	await endUnpaidCustomer(member)
	expect(await payWhateverIsOpen(member)).toEqual([])
	billing.pay(await billing.open(member, 'pro'))
	expect(await refreshNow(member)).toMatchObject({ tier: 'pro' })
	expect(await findCustomerId(member.userId)).not.toBe(former)
})
