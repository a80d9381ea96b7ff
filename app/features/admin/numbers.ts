import type { PaidTier } from '~/core/plans'
import type { Currency } from '~/i18n/currency'

/** How far back the numbers of /admin/numbers look. */
export const NUMBER_DAYS = 30

/** What most-read and most-copied lists go by. */
export const VIEW_COUNT_SPANS = [7, 30] as const
export type ViewCountSpan = (typeof VIEW_COUNT_SPANS)[number]

export interface SignUps {
	/** Accounts that there are now. */
	total: number
	/** One for each of the last 30 days (UTC), the oldest first, as far as their accounts still exist. */
	days: readonly { day: string; count: number }[]
}

export interface PlanNumbers {
	tier: PaidTier
	currency: Currency
	/** Whose plan is paid for. */
	paying: number
	/** How many of those end with their period. */
	ending: number
	/** Whose payment failed, and who have access until it is given up. */
	pastDue: number
}

export interface RevenueNumbers {
	currency: Currency
	/** A month’s, in cents or centavos, like all of these. */
	monthly: number
	/** How much of it ends with the paid period. */
	ending: number
	/** What isn’t in it because its payment failed. */
	pastDue: number
}

export interface FailedPayments {
	currency: Currency
	count: number
	/** In cents or centavos. */
	amount: number
}

/** How often a prompt was read, or copied. */
export interface PromptViewCounts {
	id: string
	title: string
	week: number
	month: number
}

export interface SearchMiss {
	words: string
	times: number
	/** The last day it was searched for, an ISO date (UTC). */
	lastOn: string
}
