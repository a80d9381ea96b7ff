import type { HonestRequest } from './access.ts'

/** What the sandbox answers where third parties would: nothing of anybody's is there, and nothing of it elsewhere. */
export const READING_STAND_INS: readonly HonestRequest[] = [
	{ route: 'sandbox' },
	{ route: 'sandbox/checkout/:session', params: { session: 'cs_none' } },
	{ route: 'sandbox/invoice/:invoice', params: { invoice: 'in_none' } },
	{ route: 'sandbox/portal/:session', params: { session: 'bps_none' } },
	{ route: 'sandbox/mail' },
	{ route: 'sandbox/identity/.well-known/openid-configuration' },
	{ route: 'sandbox/identity/jwks' },
	{ route: 'sandbox/identity/userinfo' },
	{ route: 'sandbox/identity/authorize' },
]

export const MUTATING_STAND_INS: readonly HonestRequest[] = [
	{ route: 'sandbox', form: { action: 'deliver' } },
	{ route: 'sandbox/checkout/:session', params: { session: 'cs_none' }, form: { decision: 'decline' } },
	{ route: 'sandbox/portal/:session', params: { session: 'bps_none' }, form: { decision: 'x' } },
	{ route: 'sandbox/chat', form: { mood: 'quick', status: '500' } },
	{
		route: 'sandbox/identity/token',
		form: { grant_type: 'authorization_code', code: 'x', code_verifier: 'y' },
	},
	{ route: 'sandbox/identity/authorize', form: { person: 'x', decision: 'allow' } },
]
