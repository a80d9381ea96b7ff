import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/support/rendered'
import type { ReturnedMoney } from '../money'
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

const RETURNED: ReturnedMoney = {
	reference: 're_1',
	kind: 'refund',
	email: 'ana@pronto.test',
	tier: 'pro',
	currency: 'BRL',
	amount: 6_900,
	on: '2026-11-27',
	reason: 'requested_by_customer',
	status: 'succeeded',
	dueOn: null,
}

test('what Stripe says of money that went back is said in the page’s language; a new word of theirs stays as it is', () => {
	const refunds = [RETURNED, { ...RETURNED, reference: 're_2', status: 'teleported' }]
	const dispute = {
		...RETURNED,
		reference: 'dp_1',
		kind: 'dispute',
		reason: 'product_not_received',
		status: 'needs_response',
		dueOn: '2026-12-10',
	} as const
	const page = rendered(<MoneyView money={{ ...MONEY, refunds, disputes: [dispute] }} />, 'pt')
	for (const words of ['A pedido do cliente', 'Reembolsado', 'teleported']) expect(page).toContain(words)
	expect(page).not.toContain('requested_by_customer')
	expect(page).toContain('Aguarda a sua resposta, 10 de dezembro de 2026')
	expect(page).toContain('Serviço não recebido')
})
