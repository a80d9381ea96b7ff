import type { PaidTier, Tier } from '~/core/plans'
import type { StaffRole, SuspensionCause } from '~/core/viewer'
import type { Payment } from '~/features/billing/payment'
import type { Currency } from '~/i18n/currency'
import type { Language } from '~/i18n/language'
import type { TrailLine } from './audit'

/** What can be done to a person, by the address of its page (docs/product.md#people). */
export const PERSON_ACTS = [
	'refund',
	'cancel-later',
	'cancel-now',
	'resume',
	'give-plan',
	'take-plan',
	'confirmation',
	'password-link',
	'end-sessions',
	'suspend',
	'lift',
	'delete',
] as const
export type PersonAct = (typeof PERSON_ACTS)[number]

export function isPersonAct(name: string | undefined): name is PersonAct {
	return PERSON_ACTS.some((act) => act === name)
}

/** A person's plan as it is stored. Moments are ISO 8601. */
export interface PersonPlan {
	tier: Tier
	paidTier: Tier
	subscription: {
		id: string
		status: string
		tier: PaidTier
		/** In cents or centavos. */
		amount: number
		currency: Currency
		periodEnd: string
		isEnding: boolean
		/** Whether it opens something, so that it can be ended. */
		isGranting: boolean
	} | null
	given: { tier: PaidTier; endsAt: string } | null
}

/** A person as admins and support see them: no password, no token, and nothing of what they wrote for themselves. */
export interface Person {
	userId: string
	email: string
	name: string
	username: string | null
	language: Language
	isConfirmed: boolean
	roles: readonly StaffRole[]
	suspended: { cause: SuspensionCause; since: string } | null
	createdAt: string
	seenAt: string | null
	sessions: number
	tokens: number
	plan: PersonPlan
	prompts: readonly PersonPrompt[]
	/** How many they have created in all. */
	promptCount: number
	/** How often they reported something. */
	reportsMade: number
}

/** A prompt that they created, and how it stands with reports. */
export interface PersonPrompt {
	id: string
	title: string
	language: Language
	createdAt: string
	isHidden: boolean
	openReports: number
	decisions: number
}

/** Everything on the page of a person. */
export interface PersonPage {
	person: Person
	/** Null where Stripe could not be asked. */
	payments: readonly Payment[] | null
	trail: readonly TrailLine[]
	/** What the reader may do. */
	acts: readonly PersonAct[]
	/** Why there is nothing to do, where there is not. */
	isSelf: boolean
}

/** What can be done to somebody as they are now; the functions decide again. */
export function actsOn(person: Person, by: { userId: string; isAdmin: boolean }): PersonAct[] {
	const { roles, plan, suspended, isConfirmed } = person
	if (person.userId === by.userId || (roles.length > 0 && !by.isAdmin)) return []
	const held = plan.subscription?.isGranting ? plan.subscription : null
	const isPossible: Record<PersonAct, boolean> = {
		refund: plan.subscription !== null,
		'cancel-later': held !== null && !held.isEnding,
		'cancel-now': held !== null,
		// It would be charged for what they can't use.
		resume: !suspended && (held?.isEnding ?? false),
		'give-plan': true,
		'take-plan': plan.given !== null,
		confirmation: !isConfirmed,
		'password-link': true,
		'end-sessions': person.sessions + person.tokens > 0,
		suspend: !suspended && !roles.includes('admin'),
		lift: suspended !== null,
		delete: by.isAdmin && !roles.includes('admin'),
	}
	return PERSON_ACTS.filter((act) => isPossible[act])
}
