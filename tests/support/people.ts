import type { Member, MemberWith } from '~/core/viewer'

export type Subscriber = MemberWith<'focus_mode'>
export type Legend = MemberWith<'chat'> & MemberWith<'locker'>

/** Someone who is signed in, without a database: for rules that look at the ticket alone. */
export function aMember(given: Partial<Member> = {}): Member {
	return {
		userId: 'someone',
		tier: 'free',
		isAdmin: false,
		isEditor: false,
		isSupport: false,
		email: 'someone@pronto.test',
		name: 'someone@pronto.test',
		avatarUrl: null,
		language: 'en',
		isConfirmed: true,
		isPastDue: false,
		billedIn: null,
		suspendedFor: null,
		...given,
	}
}

/** The ticket of a Legend, without a database. */
export function aLegend(given: Partial<Member> = {}): Legend {
	return { ...aMember(given), tier: 'pro' }
}
