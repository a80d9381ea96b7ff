import { addIntervals, type Books } from '../clock'
import { randomText } from '../ids'

/** What a promotion code takes off a subscription's bills. */
export interface Discount {
	id: string
	percent: number
	/** Bills from this moment on are whole again; null for one that stays. */
	ends: number | null
}

const CODES = ['PRONTO50', 'PRONTO100', 'PRONTO20'] as const
export type PromotionCode = (typeof CODES)[number]

/** The codes of this account: half of three months, a first month for nothing, and a fifth of every month. */
const PROMOTIONS: Record<PromotionCode, { percent: number; months: number | null }> = {
	PRONTO50: { percent: 50, months: 3 },
	PRONTO100: { percent: 100, months: 1 },
	PRONTO20: { percent: 20, months: null },
}

/** The code that somebody typed, in whichever case; undefined for none of ours. */
export function promotionOf(typed: string): PromotionCode | undefined {
	return CODES.find((code) => code === typed.trim().toUpperCase())
}

export function newDiscount({ now }: Pick<Books, 'now'>, code: PromotionCode): Discount {
	const { percent, months } = PROMOTIONS[code]
	const ends = months === null ? null : addIntervals(now, 'month', months)
	return { id: `di_${randomText(24)}`, percent, ends }
}

export function isRunning(discount: Discount | undefined, at: number): discount is Discount {
	return discount !== undefined && (discount.ends === null || at < discount.ends)
}

/** What of an amount that is billed at a moment a discount takes off. */
export function takenOff(discount: Discount | undefined, amount: number, at: number): number {
	return isRunning(discount, at) ? Math.round((amount * discount.percent) / 100) : 0
}
