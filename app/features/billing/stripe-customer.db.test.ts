import { expect, test } from 'vitest'
import { operatorLines } from '~/content/operator.server'
import { LANGUAGES } from '~/i18n/language'
import { aClient, aStoredMember } from '../../../tests/support/accounts'
import { withBilling } from '../../../tests/support/billing/billing'
import { startCheckout } from './checkout.server'
import { findCustomerId } from './stripe-customer.server'

const billing = withBilling()

test('the invoices of who buys say who sells, in the language of the buyer', async () => {
	const { stripe } = billing.account
	for (const language of LANGUAGES) {
		const member = { ...(await aStoredMember()), language }
		await startCheckout(member, { planType: 'premium', countryCode: 'US', language }, aClient())
		const customer = (await findCustomerId(member.userId)) ?? ''
		const [checkout] = (await stripe.checkout.sessions.list({ customer })).data
		billing.pay(checkout?.id ?? '')
		const { data } = await stripe.invoices.list({ customer })
		expect(data.map(({ footer }) => footer)).toEqual([operatorLines(language).join('\n')])
	}
})
