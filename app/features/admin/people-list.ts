import type { Tier } from '~/core/plans'
import type { StaffRole, SuspensionCause } from '~/core/viewer'
import type { Currency } from '~/i18n/currency'

export const PEOPLE_PLANS = ['free', 'premium', 'pro', 'given'] as const
export const PEOPLE_STATES = ['overdue', 'ending', 'unconfirmed', 'suspended', 'staff'] as const
/** Days since somebody signed up. */
export const PEOPLE_SINCE = ['7', '30', '90', '365'] as const
export const PEOPLE_SORTS = ['newest', 'oldest', 'email'] as const

/** What an address asks of the list of people. */
export interface PeopleQuery {
	q: string
	plan: (typeof PEOPLE_PLANS)[number] | null
	state: (typeof PEOPLE_STATES)[number] | null
	since: (typeof PEOPLE_SINCE)[number] | null
	sort: (typeof PEOPLE_SORTS)[number]
	after: string | null
}

/** A person in the list. Moments are ISO 8601. */
export interface ListedPerson {
	userId: string
	email: string
	name: string | null
	username: string | null
	roles: readonly StaffRole[]
	isConfirmed: boolean
	suspended: { cause: SuspensionCause; since: string } | null
	tier: Tier
	/** What is paid a month, in cents or centavos. */
	paid: { amount: number; currency: Currency } | null
	isGiven: boolean
	isPastDue: boolean
	/** When a plan ends that was cancelled or given. */
	endsAt: string | null
	createdAt: string
	seenAt: string | null
}

/** A page of people. */
export interface PeoplePage {
	people: ListedPerson[]
	/** How many there are; `MOST_COUNTED` where there are more, null where a search found too many to count. */
	count: number | null
	next: string | null
}

/** Beyond so many nobody needs the number. */
export const MOST_COUNTED = 10_000
