import type { Currency } from '~/i18n/currency'

/** What a plan can open beyond what everybody has (docs/product.md#gates). */
export type Feature = 'advanced_prompts' | 'focus_mode' | 'unlimited_history' | 'chat' | 'locker'

interface Plan {
	/** What it is called in both languages. */
	title: string
	/** Of a month, in whole units of money; null is not sold. At Stripe it is found under the plan's key (`lookupKeyOf`). */
	price: Readonly<Record<Currency, number>> | null
	opens: readonly Feature[]
}

/** Every plan by its key, each one above those before it: another one is a line here, and what the compiler then names. */
export const PLANS = {
	free: { title: 'Explorer', price: null, opens: [] },
	premium: {
		title: 'Creator',
		price: { USD: 9, BRL: 29 },
		opens: ['advanced_prompts', 'focus_mode'],
	},
	pro: {
		title: 'Legend',
		price: { USD: 19, BRL: 69 },
		opens: ['advanced_prompts', 'focus_mode', 'unlimited_history', 'chat', 'locker'],
	},
} as const satisfies Record<string, Plan>

export type Tier = keyof typeof PLANS

/** The plans that are paid for. */
export type PaidTier = {
	[One in Tier]: (typeof PLANS)[One]['price'] extends null ? never : One
}[Tier]

/** The plans that open a feature. */
export type TierWith<Wanted extends Feature> = {
	[One in Tier]: Wanted extends (typeof PLANS)[One]['opens'][number] ? One : never
}[Tier]

/** Whether a plan opens a feature. */
export function planOpens(tier: Tier, feature: Feature): boolean {
	const { opens }: Plan = PLANS[tier]
	return opens.includes(feature)
}

/** What a month of a plan costs, in whole units of money. */
export function monthlyPrice(tier: Tier, currency: Currency): number {
	return PLANS[tier].price?.[currency] ?? 0
}
