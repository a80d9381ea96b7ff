import type { Member } from '~/core/viewer'
import { profiles, user, userRoles } from '~/db/schema.server'
import { isOverdue, type StoredSubscription, tierOf } from '~/features/billing/entitlement'
import { subscriptions } from '~/features/billing/schema.server'
import { refreshOverdue } from '~/features/billing/subscription/overdue-plan.server'
import { DEFAULT_LANGUAGE, type Language } from '~/i18n/language'

/** What a ticket is made of, for every statement that reads who asks. */
export const memberColumns = {
	userId: user.id,
	email: user.email,
	isConfirmed: user.emailVerified,
	fullName: profiles.fullName,
	avatarUrl: profiles.avatarUrl,
	language: profiles.language,
	role: userRoles.role,
	subscription: {
		status: subscriptions.status,
		tier: subscriptions.tier,
		currentPeriodEnd: subscriptions.currentPeriodEnd,
		cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
	},
}

export interface MemberRow {
	userId: string
	email: string
	isConfirmed: boolean
	fullName: string | null
	avatarUrl: string | null
	language: Language | null
	role: 'admin' | null
	subscription: StoredSubscription | null
}

/** The ticket of the person a row is about, with the plan as it is now. */
export async function memberOf({
	role,
	fullName,
	language,
	subscription: stored,
	...person
}: MemberRow): Promise<Member> {
	const now = new Date()
	const subscription = stored && isOverdue(stored, now) ? await refreshOverdue(person.userId, stored) : stored
	const tier = tierOf(subscription, now)
	return {
		...person,
		tier,
		isPastDue: tier !== 'free' && subscription?.status === 'past_due',
		isAdmin: role === 'admin',
		name: fullName || person.email,
		language: language ?? DEFAULT_LANGUAGE,
	}
}
