import type { PaidTier } from '~/core/plans'
import type { Currency } from '~/i18n/currency'
import type { MessageValues } from '~/i18n/words'

/** A contract that somebody can withdraw from, as its page shows it: days are those of the person's calendar. */
export interface ContractView {
	/** Comes back with the form: what is confirmed is this or nothing. */
	id: string
	plan: PaidTier
	currency: Currency
	/** Whether the plan goes on until somebody withdraws; staff may have ended it before. */
	isLiving: boolean
	boughtOn: string
	lastDay: string
	law: 'eu' | 'uk' | 'guarantee'
	number: string | null
	/** In cents or centavos; null while Stripe can't be asked. */
	money: { left: number; before: number; disputed: number } | null
	card: CardView | null
}

export interface CardView {
	brand: string
	digits: string
}

/** Where somebody stands. */
export type StandingView =
	| { kind: 'withdrawn'; withdrawal: WithdrawalView }
	| { kind: 'open'; contract: ContractView }
	| { kind: 'late'; plan: PaidTier; boughtOn: string; lastDay: string }
	| { kind: 'repaid'; plan: PaidTier; currency: Currency; before: number; disputed: number }
	| { kind: 'none' | 'unknown' }

/** A withdrawal, as its page and its print say it. */
export interface WithdrawalView {
	number: string
	plan: PaidTier
	currency: Currency
	boughtOn: string
	/** To the second, in the person's language and time zone. */
	receivedAt: string
	receivedIso: string
	state: 'received' | 'disputed' | 'refused' | 'done'
	hasEnded: boolean
	refunded: number
	before: number
	disputed: number
	card: CardView | null
	/** When money is back at the latest. */
	latestOn: string
	email: string
	isMailed: boolean
}

/** Who withdraws, as the fields begin. */
export interface StatementDraft {
	name: string
	email: string
}

/** How money goes back, as messages take it. */
export function wayBack(card: CardView | null): MessageValues {
	return { way: card ? 'card' : 'other', brand: card?.brand ?? '', digits: card?.digits ?? '' }
}
