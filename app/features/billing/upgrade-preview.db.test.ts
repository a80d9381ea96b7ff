import { expect, test } from 'vitest'
import { withBilling } from '../../../tests/support/billing/billing'
import { broken, withTroubles } from '../../../tests/support/billing/stripe-troubles'
import { previewPlanChange } from './plan-change.server'
import { findCustomerId } from './stripe-customer.server'

const billing = withBilling()

test('an upgrade is shown with the card that pays it and a sum whose lines are all of it', async () => {
	const member = await billing.aBuyer('premium')
	const { now } = await previewPlanChange(member, 'pro')
	expect(now).toMatchObject({
		amountDue: 1_000,
		sum: { unused: -900, rest: 1_900, other: 0 },
		card: { kind: 'card', brand: 'Visa', digits: '4242' },
	})
	const { store } = billing.account
	const customer = (await findCustomerId(member.userId)) ?? ''
	store.keep('customer', { ...store.get('customer', customer), balance: -300 })
	const { now: credited } = await previewPlanChange(member, 'pro')
	expect(credited).toMatchObject({ amountDue: 700, sum: { unused: -900, rest: 1_900, other: -300 } })
})

test('where Stripe tells no card or not all lines, none are made up, and the sum stays', async () => {
	const member = await billing.aBuyer('premium')
	const end = withTroubles(billing.account, {
		when: /^GET \/v1\/subscriptions\/sub_/,
		happen: broken,
		times: 9,
	})
	expect((await previewPlanChange(member, 'pro')).now).toMatchObject({ amountDue: 1_000, card: null })
	end()
	const happen = async () =>
		Response.json({ amount_due: 1_000, created: 1, lines: { data: [{ amount: -900 }], has_more: true } })
	const endLines = withTroubles(billing.account, { when: /create_preview/, happen })
	expect((await previewPlanChange(member, 'pro')).now).toMatchObject({ amountDue: 1_000, sum: null })
	endLines()
})
