import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/support/rendered'
import { type Money, MoneyView } from './money-view'

const MONEY: Money = {
	revenue: [
		{
			month: '2026-11',
			tier: 'premium',
			currency: 'USD',
			country: 'US',
			payments: 1,
			paid: 900,
			returned: 0,
		},
		{ month: '2026-10', tier: 'pro', currency: 'BRL', country: null, payments: 1, paid: 6_900, returned: 0 },
	],
	failed: [],
	refunds: [],
	disputes: [],
	funnel: [{ month: '2026-11', language: 'en', visit: 4, signUp: 3, checkout: 2, paid: 1, ended: 0 }],
	churn: [{ language: 'pt', paying: 1, ended: 0 }],
	open: [],
}

test('months, languages and countries are called as the page’s language calls them', () => {
	const english = rendered(<MoneyView money={MONEY} />, 'en')
	for (const name of ['November 2026', 'United States', 'November 2026, English', 'Portuguese']) {
		expect(english).toContain(name)
	}
	const page = rendered(<MoneyView money={MONEY} />, 'pt')
	for (const name of ['Novembro de 2026', 'Estados Unidos', 'Novembro de 2026, Inglês', 'Português']) {
		expect(page).toContain(name)
	}
	expect(page).not.toMatch(/English|2026-11|>US</)
})
