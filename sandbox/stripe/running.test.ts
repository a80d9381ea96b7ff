import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Account, anAccount } from '../../tests/support/billing/sandbox-stripe'
import { seedSubscription } from './running'

let account: Account

beforeEach(async () => {
	account = await anAccount()
})
afterEach(() => account.close())

test('a person of the sandbox has a paid subscription, and once only', async () => {
	const person = { email: 'legend@pronto.test', userId: '7', lookupKey: 'pronto_pro_usd' }
	const customer = seedSubscription(person)
	expect(seedSubscription(person)).toBe(customer)
	const { data } = await account.stripe.subscriptions.list({ customer: customer ?? '', status: 'all' })
	expect(data).toMatchObject([{ status: 'active', metadata: { user_id: '7' } }])
	expect(data[0]?.items.data[0]?.price.lookup_key).toBe('pronto_pro_usd')
	expect((await account.stripe.customers.list({ email: person.email })).data).toMatchObject([
		{ id: customer, metadata: { user_id: '7' } },
	])
	await account.stripe.subscriptions.cancel(data[0]?.id ?? '')
	expect(seedSubscription(person)).toBe(customer)
	expect((await account.stripe.subscriptions.list({ customer: customer ?? '' })).data).toEqual([])
})

test('where the stand-in does not run there is nobody to seed', async () => {
	await account.close()
	expect(seedSubscription({ email: 'a@pronto.test', userId: '1', lookupKey: 'pronto_pro_usd' })).toBeNull()
	account = await anAccount()
})
