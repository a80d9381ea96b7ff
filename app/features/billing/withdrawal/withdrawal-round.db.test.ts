import { afterAll, beforeAll, expect, test } from 'vitest'
import { setClockAhead } from '~/db/clock.server'
import { offsetOf } from '../../../../sandbox/stripe/clock'
import { withBilling } from '../../../../tests/support/billing/billing'
import { broken, withTroubles } from '../../../../tests/support/billing/stripe-troubles'
import { confirmed, makeWithdrawalsDue, moneyOf } from '../../../../tests/support/billing/withdrawing'
import { retryWithdrawals } from './withdrawal.server'

const billing = withBilling()
beforeAll(() => setClockAhead(() => offsetOf(billing.account.store)))
afterAll(() => setClockAhead(undefined))

test('an answer that nobody expected keeps one waiting, and nobody behind', async () => {
	const [odd, next] = [await billing.aBuyer(), await billing.aBuyer()]
	const end = withTroubles(billing.account, { when: /./, happen: broken, times: 10_000 })
	expect((await confirmed(odd)).state).toBe('received')
	expect((await confirmed(next)).state).toBe('received')
	end()
	const endOdd = withTroubles(billing.account, {
		when: /^GET \/v1\/invoices/,
		happen: async () => new Response('null', { headers: { 'content-type': 'application/json' } }),
	})
	await makeWithdrawalsDue()
	await retryWithdrawals()
	endOdd()
	expect((await confirmed(next)).state).toBe('done')
	await makeWithdrawalsDue()
	await retryWithdrawals()
	expect(await confirmed(odd)).toMatchObject({ state: 'done', refunded: 900 })
	expect(await moneyOf(billing.account, odd)).toEqual({ paid: 900, back: 900 })
})
