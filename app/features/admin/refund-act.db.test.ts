import { beforeAll, expect, test } from 'vitest'
import type { Admin, Support } from '~/core/viewer'
import { listPayments } from '~/features/billing/payment-history.server'
import { refreshNow } from '~/features/billing/subscription.server'
import { anAccount, aStoredStaff } from '../../../tests/support/accounts'
import { withBilling } from '../../../tests/support/billing/billing'
import { failCard } from '../../../tests/support/billing/sandbox-stripe'
import { readTrail } from './audit-log.server'
import { readPersonFully } from './person.server'
import { refundPayment } from './refund-act.server'

const billing = withBilling()
const reason = 'They asked for it.'

let admin: Admin
let support: Support
beforeAll(async () => {
	;({ admin, support } = await aStoredStaff())
})

test('payments are shown as Stripe says: what was paid, what failed and why, and when it is tried again', async () => {
	const member = await billing.aBuyer('premium', 'BR')
	const { subscription } = (await readPersonFully(admin, member.userId)).plan
	failCard(billing.account, subscription?.id ?? '')
	billing.account.pass(31 * 86_400)
	const [failed, paid] = await listPayments(member.userId)
	expect(paid).toMatchObject({ state: 'paid', amount: 2_900, currency: 'BRL', refunded: 0 })
	expect(failed).toMatchObject({ state: 'failed', amount: 2_900, failure: 'card_declined' })
	expect(Date.parse(failed?.nextTryAt ?? '')).toBeGreaterThan(Date.parse(failed?.createdAt ?? ''))
	expect(await listPayments((await anAccount()).userId)).toEqual([])
})

test('a payment goes back in part and then whole, once however often it is pressed, and the whole ends the plan', async () => {
	const member = await billing.aBuyer('premium', 'BR')
	const { userId } = member
	const [paid] = await listPayments(userId)
	const payment = paid?.chargeId ?? ''
	const shown = { userId, reason, payment, amount: 900, seenRefunded: 0 }
	const wish = crypto.randomUUID()
	expect(await refundPayment(support, { ...shown, wish })).toBe('done')
	expect(await refundPayment(support, { ...shown, wish })).toBe('done')
	await expect(refundPayment(admin, { ...shown, wish: crypto.randomUUID() })).rejects.toMatchObject({
		message: 'act_done_already',
	})
	await expect(refundPayment(support, { ...shown, wish, amount: 500 })).rejects.toMatchObject({
		message: 'act_done_already',
	})
	expect((await listPayments(userId))[0]).toMatchObject({ state: 'partly_refunded', refunded: 900 })
	expect(await refreshNow(member)).toMatchObject({ tier: 'premium' })
	const rest = { ...shown, seenRefunded: 900, wish: crypto.randomUUID() }
	await expect(refundPayment(admin, { ...rest, amount: 2_001 })).rejects.toMatchObject({
		status: 400,
		message: 'act_amount_wrong',
	})
	const foreign = await billing.aBuyer('premium')
	await expect(refundPayment(admin, { ...rest, userId: foreign.userId })).rejects.toMatchObject({
		status: 404,
		message: 'act_payment_gone',
	})
	await refundPayment(admin, { ...rest, amount: 2_000 })
	expect((await listPayments(userId))[0]).toMatchObject({ state: 'refunded', refunded: 2_900 })
	expect(await refreshNow(member)).toMatchObject({ phase: 'ended', tier: 'free' })
	const trail = (await readTrail(admin, userId)).filter(({ action }) => action === 'refund')
	expect(trail.map(({ details, outcome }) => [details.amount, details.currency, outcome])).toEqual([
		[2_000, 'BRL', 'done'],
		[900, 'BRL', 'done'],
	])
})
