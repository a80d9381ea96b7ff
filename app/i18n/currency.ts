export const CURRENCIES = ['USD', 'BRL'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Brazilians see reais, everyone else dollars (docs/product.md#plans). */
export function currencyOf(country: string): Currency {
	return country === 'BR' ? 'BRL' : 'USD'
}
