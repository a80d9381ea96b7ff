import type { Tier } from './viewer'

/** What the plans are called, in both languages. */
export const PLAN_TITLE = { free: 'Explorer', premium: 'Creator', pro: 'Legend' } as const satisfies Record<
	Tier,
	string
>

/** Monthly prices in whole units of money (docs/product.md#numbers). */
export const MONTHLY_PRICE = {
	premium: { USD: 9, BRL: 29 },
	pro: { USD: 19, BRL: 69 },
} as const

export type Currency = 'USD' | 'BRL'

/** Brazilians see reais, everyone else dollars (docs/product.md#numbers). */
export function currencyOf(country: string): Currency {
	return country === 'BR' ? 'BRL' : 'USD'
}
