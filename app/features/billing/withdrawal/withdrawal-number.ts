/** What the order of each refund of a withdrawal begins with. */
export const WITHDRAWAL_ORDERS = 'withdrawal-'

/** The number that a person quotes when they ask about their withdrawal: `W-2026-0093`. */
export function withdrawalNumber(number: number, receivedAt: Date): string {
	return `W-${receivedAt.getUTCFullYear()}-${String(number).padStart(4, '0')}`
}

const BRANDS = new Map([
	['visa', 'Visa'],
	['mastercard', 'Mastercard'],
	['amex', 'American Express'],
	['elo', 'Elo'],
	['diners', 'Diners Club'],
	['discover', 'Discover'],
	['jcb', 'JCB'],
	['unionpay', 'UnionPay'],
])

/** A card as people know it, from `visa 4242`. */
export function cardParts(card: string): { brand: string; digits: string } {
	const [brand = '', digits = ''] = card.split(' ')
	return { brand: BRANDS.get(brand) ?? brand, digits }
}
