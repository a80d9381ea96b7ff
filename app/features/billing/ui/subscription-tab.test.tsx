import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/support/rendered'
import type { InvoiceView } from '../own-plan/invoices'
import { SubscriptionTab } from './subscription-tab'
import type { SubscriptionView } from './subscription-view'

const ENDED: SubscriptionView = {
	phase: 'ended',
	tier: 'free',
	paidTier: 'free',
	given: null,
	plan: 'premium',
	currency: 'USD',
	amount: 900,
	periodEnd: '2026-11-03',
	nextTry: null,
	isCanceled: false,
	scheduled: null,
	hasPortal: true,
}

const anInvoice = (given: Partial<InvoiceView>): InvoiceView => ({
	id: given.day ?? '',
	isOfPlan: true,
	state: 'paid',
	day: '2026-10-03',
	amount: 900,
	refunded: 0,
	currency: 'USD',
	nextTry: null,
	receipt: null,
	...given,
})

/** What is told above of how the plan stands. */
function told(
	invoices: readonly InvoiceView[],
	language: 'en' | 'pt',
	phase = ENDED.phase,
): string | undefined {
	const tab = (
		<SubscriptionTab
			subscription={{ ...ENDED, phase }}
			problem={null}
			canExportLocker={false}
			withdrawal={null}
			billing={{ invoices, card: null, isCut: false, hasMoneyLeft: false }}
		/>
	)
	const html = rendered(tab, language).replaceAll('\u00a0', ' ')
	return html.match(/<p class="note plan-note mb-4"><svg.*?<\/svg>(.*?)<\/p>/)?.[1]
}

const WHOLE = anInvoice({ day: '2026-10-03', state: 'refunded', refunded: 900 })
const PART = anInvoice({ day: '2026-09-03', state: 'partly_refunded', refunded: 250 })
const ENDS = {
	en: 'Your paid plan has ended. Favorites and your profile stay as they are.',
	pt: 'Seu plano pago terminou. Os favoritos e o perfil continuam como estavam.',
}

test('who was refunded reads which invoice, and how much, also where a newer one was never paid', () => {
	const newer = anInvoice({ day: '2026-11-03', state: 'void' })
	for (const invoices of [[WHOLE], [newer, WHOLE]]) {
		expect(told(invoices, 'en')).toBe(
			`${ENDS.en} Your invoice of October 3, 2026 was refunded in full: $9.00.`,
		)
		expect(told(invoices, 'pt')).toBe(
			`${ENDS.pt} A fatura de 3 de outubro de 2026 foi reembolsada por inteiro: US$ 9,00.`,
		)
	}
})

test('each refund is told, a part as a part', () => {
	expect(told([WHOLE, PART], 'en')).toBe(
		`${ENDS.en} Your invoice of October 3, 2026 was refunded in full: $9.00. Of your invoice of September 3, 2026 for $9.00, $2.50 was refunded.`,
	)
	expect(told([WHOLE, PART], 'pt')).toBe(
		`${ENDS.pt} A fatura de 3 de outubro de 2026 foi reembolsada por inteiro: US$ 9,00. Da fatura de 3 de setembro de 2026, de US$ 9,00, foram reembolsados US$ 2,50.`,
	)
})

test('what went back of an earlier plan is not told of this one, and a plan that goes on has not ended', () => {
	const earlier = { ...WHOLE, isOfPlan: false }
	expect(told([anInvoice({ day: '2026-11-03' }), earlier], 'en')).toBe(ENDS.en)
	expect(told([], 'pt')).toBe(ENDS.pt)
	expect(told([WHOLE], 'en', 'active')).toBeUndefined()
})
