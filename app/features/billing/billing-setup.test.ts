import { afterEach, expect, test } from 'vitest'
import { type StandIns, startStandIns } from '../../../sandbox/listen'
import { aFolder } from '../../../tests/support/billing/sandbox-stripe'
import { setUpBilling } from './billing-setup.server'
import { findPortalConfiguration } from './portal.server'
import { speakToStripe } from './stripe/stripe.server'
import { findPrice } from './stripe-price.server'

let account: StandIns
afterEach(() => account.close())

async function anEmptyAccount(): Promise<void> {
	account = await startStandIns({ dataFolder: aFolder(), webhookUrl: 'http://127.0.0.1:9/' })
	speakToStripe(account.stripe)
}

test('an empty account gets four prices and the portal, once', async () => {
	await anEmptyAccount()
	await expect(findPrice('pro', 'BRL')).rejects.toMatchObject({ kind: 'missing' })
	expect(await setUpBilling()).toEqual([
		'pronto_premium_usd was made: 9 USD a month.',
		'pronto_premium_brl was made: 29 BRL a month.',
		'pronto_pro_usd was made: 19 USD a month.',
		'pronto_pro_brl was made: 69 BRL a month.',
		'The portal was set up: cancelling, resuming, cards and invoices.',
	])
	const made = { price: await findPrice('pro', 'BRL'), portal: await findPortalConfiguration() }
	expect(made).toEqual({ price: { id: expect.any(String), amount: 6_900 }, portal: expect.any(String) })
	expect((await setUpBilling()).join(' ')).not.toContain('made')
	expect({ price: await findPrice('pro', 'BRL'), portal: await findPortalConfiguration() }).toEqual(made)
})

test('a setup that was broken off is taken up', async () => {
	await anEmptyAccount()
	let asked = 0
	speakToStripe(account.stripe, async (input, init) => {
		asked += 1
		if (asked > 6) throw new TypeError('fetch failed')
		return fetch(input, init)
	})
	await expect(setUpBilling()).rejects.toMatchObject({ kind: 'away' })
	speakToStripe(account.stripe)
	const lines = await setUpBilling()
	expect(lines).toContain('pronto_premium_usd is there.')
	expect(lines).toContain('pronto_pro_brl was made: 69 BRL a month.')
})
