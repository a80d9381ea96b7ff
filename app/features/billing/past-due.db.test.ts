import { expect, test } from 'vitest'
import { withBilling } from '../../../tests/support/billing/billing'
import { failCard } from '../../../tests/support/billing/sandbox-stripe'
import { contractOf } from '../../../tests/support/billing/withdrawing'
import { pastDueText } from './past-due.server'
import { refreshNow } from './subscription.server'

const billing = withBilling()
const DAY = 86_400

test('who could not be charged reads when the card is tried again, and that access lasts to then; paid, nothing more', async () => {
	const member = await billing.aBuyer()
	failCard(billing.account, await contractOf(member))
	billing.account.pass(31 * DAY)
	const held = await refreshNow(member)
	expect(held).toMatchObject({ phase: 'past_due', tier: 'premium' })
	const visit = { language: 'en', timeZone: 'UTC' } as const
	const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
		held.nextTry ?? new Date(0),
	)
	expect(await pastDueText(member, visit)).toBe(
		`The card is tried again on ${day}; access lasts at least until then.`,
	)
	expect(await pastDueText(member, visit, new Date(8e12))).toBe('')
	const { stripe, store } = billing.account
	const [open] = (await stripe.invoices.list({ subscription: await contractOf(member) })).data
	const invoice = store.get('invoice', open?.id ?? '')
	store.keep('invoice', { ...invoice, nextAttempt: null })
	expect(await refreshNow(member)).toMatchObject({ phase: 'past_due', nextTry: null })
	expect(await pastDueText(member, visit)).toBe('No further try is planned, so access can end at any time.')
	const subscription = store.get('subscription', await contractOf(member))
	const [working] = store.list('payment_method', { where: { customer: subscription.customer, fails: false } })
	store.keep('subscription', { ...subscription, paymentMethod: working?.id ?? null })
	await stripe.invoices.pay(invoice.id)
	expect(await refreshNow(member)).toMatchObject({ phase: 'active', nextTry: null })
})
