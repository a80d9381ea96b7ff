import type { PaidTier, Tier } from '~/core/plans'
import type { Currency } from '~/i18n/currency'
import type { CardOnFile } from './own-plan/card-on-file'

/**
 * Where a subscription stands: `none` never was or is not paid yet, `active` renews, `ending` was cancelled and lasts
 * until its paid period ends, `past_due` keeps access with a notice, `ended` gives nothing any more.
 */
export type SubscriptionPhase = 'none' | 'active' | 'ending' | 'past_due' | 'ended'

/** A person's subscription as we know it, for screens. */
export interface Subscription {
	phase: SubscriptionPhase
	/** What is open now: what is paid for, or what was given where that opens more. */
	tier: Tier
	/** What is paid for now; `free` where phase is `none` or `ended`. */
	paidTier: Tier
	/** What they were given for a time, without payment, while it lasts. */
	given: { tier: PaidTier; endsAt: Date } | null
	/** What it is or was a subscription of. */
	plan: PaidTier | null
	currency: Currency | null
	/** What the next month of that costs, in cents or centavos. */
	amount: number | null
	/** The next billing date; where phase is `ending` or `ended`, the end of what was paid for. */
	periodEnd: Date | null
	/** Where phase is `past_due`: when the card is tried again; null where no further try is planned. */
	nextTry: Date | null
	/** Whether it was canceled and lasts to its period's end, also while a payment for that is due. */
	isCanceled: boolean
	/** The plan that begins with the next billing cycle, where one was chosen. */
	scheduled: { tier: PaidTier; startsOn: Date } | null
	/** Whether the provider's portal can be opened: it can for everybody who ever started a checkout. */
	hasPortal: boolean
}

/** What another plan would mean for a subscriber: when, and how much (docs/product.md#plans). */
export interface ScheduledPlanChange {
	from: PaidTier
	to: PaidTier
	currency: Currency
	/** When the change begins if it is scheduled: with the next billing cycle. */
	startsOn: Date
	/** What a month of the present plan costs, and of the new one from then on, in whole units of money. */
	presentPrice: number
	monthlyPrice: number
	/** Whether a discount is off these, for as long as it runs. */
	isDiscounted: boolean
	/** Whether scheduling it undoes a cancellation, because the new plan goes on after the paid period; at once it doesn't. */
	resumes: boolean
	/** Only for an upgrade: what starting at once costs. Both numbers go into the form, and come back to `upgradeNow`. */
	now: UpgradePreview | null
}

/** A change with the next billing cycle as its page showed it: what is agreed to is this or nothing. */
export interface ShownChange {
	plan: PaidTier
	/** When it begins, in seconds. */
	startsAt: number
	/** Of a month, in cents or centavos. */
	monthlyAmount: number
	/** Whether the page said that a cancellation is undone. */
	resumes: boolean
}

/** The difference for the rest of the period, as it was shown: what is paid is this or nothing. */
export interface UpgradeOffer {
	/** In cents or centavos. */
	amountDue: number
	/** The moment the difference was computed for, in seconds. */
	prorationDate: number
}

/** How a difference comes about, in cents or centavos: its parts are all of it. */
export interface UpgradeSum {
	/** What is left of the present plan, below zero. */
	unused: number
	/** What the new plan costs for the rest of the period. */
	rest: number
	/** Credit, discounts and taxes, as far as there are any. */
	other: number
}

/** An offer as its page shows it: with its sum, and the card that pays it, as far as Stripe tells. */
export interface UpgradePreview extends UpgradeOffer {
	sum: UpgradeSum | null
	card: CardOnFile | null
}

/** An upgrade as somebody agreed to it. */
export interface AcceptedUpgrade extends UpgradeOffer {
	plan: PaidTier
}

/** What came of an upgrade: it is done, or the bank wants the person to confirm the payment at `url`. */
export type UpgradeOutcome = { isDone: true } | { isDone: false; url: string }
