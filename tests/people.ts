import type { Member } from '~/domain/viewer'

/** Someone who is signed in, without a database: for rules that look at the ticket alone. */
export function aMember(given: Partial<Member> = {}): Member {
	return {
		userId: 'someone',
		tier: 'free',
		isAdmin: false,
		email: 'someone@pronto.test',
		name: 'someone@pronto.test',
		avatarUrl: null,
		language: 'en',
		isConfirmed: true,
		...given,
	}
}
