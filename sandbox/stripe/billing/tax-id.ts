export interface TaxId {
	type: 'br_cpf' | 'br_cnpj' | 'gb_vat' | 'eu_vat'
	value: string
}

const SHAPES: readonly [TaxId['type'], RegExp][] = [
	['br_cpf', /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/],
	// With letters since July 2026.
	['br_cnpj', /^[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}$/],
	['gb_vat', /^GB\d{9}(?:\d{3})?$/],
	[
		'eu_vat',
		/^(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)[\dA-Z]{8,12}$/,
	],
]

/** Which kind of number somebody typed, by its form, as Stripe checks it at first; null for none. */
export function taxIdOf(typed: string): TaxId | null {
	const value = typed.trim().toUpperCase()
	const shape = SHAPES.find(([, form]) => form.test(value))
	return shape ? { type: shape[0], value } : null
}
