import type { PeoplePage } from '~/features/admin/people-list'
import type { Person } from '~/features/admin/person'
import type { Payment } from '~/features/billing/payment'
import { dayIn } from '~/i18n/time-zone.server'

/** A person with ISO dates of the reader's own calendar in place of moments. */
export function withDays(person: Person, timeZone: string): Person {
	const { createdAt, suspended, plan, prompts } = person
	const day = (moment: string) => dayIn(timeZone, new Date(moment))
	const { subscription, given } = plan
	return {
		...person,
		createdAt: day(createdAt),
		suspended: suspended && { ...suspended, since: day(suspended.since) },
		plan: {
			...plan,
			subscription: subscription && { ...subscription, periodEnd: day(subscription.periodEnd) },
			given: given && { ...given, endsAt: day(given.endsAt) },
		},
		prompts: prompts.map((prompt) => ({ ...prompt, createdAt: day(prompt.createdAt) })),
	}
}

/** The same of payments. */
export function paymentsWithDays(payments: readonly Payment[], timeZone: string): Payment[] {
	const day = (moment: string) => dayIn(timeZone, new Date(moment))
	return payments.map((payment) => ({
		...payment,
		createdAt: day(payment.createdAt),
		periodStart: day(payment.periodStart),
		periodEnd: day(payment.periodEnd),
		nextTryAt: payment.nextTryAt && day(payment.nextTryAt),
	}))
}

/** The same of a list of people. */
export function listWithDays({ people, ...page }: PeoplePage, timeZone: string): PeoplePage {
	const day = (moment: string) => dayIn(timeZone, new Date(moment))
	return {
		...page,
		people: people.map((person) => ({
			...person,
			createdAt: day(person.createdAt),
			seenAt: person.seenAt && day(person.seenAt),
			endsAt: person.endsAt && day(person.endsAt),
			suspended: person.suspended && { ...person.suspended, since: day(person.suspended.since) },
		})),
	}
}
