import { expect, test } from 'vitest'
import { createAccessToken, readTokenHolder } from '~/features/account/access-token.server'
import { aBrowserOf, aStoredMember, PASSWORD } from '../tests/support/accounts'
import { authApi } from './auth-api'

test.each([
	[undefined, true],
	[false, true],
	[true, false],
])(
	'a program that changes the password with revokeAccessTokens %s leaves the tokens good: %s',
	async (revokeAccessTokens, areGood) => {
		const member = await aStoredMember()
		const headers = await aBrowserOf(member)
		const { token } = await createAccessToken(
			member,
			{ name: 'Shortcut', scopes: ['prompts:read'], lifetime: '90' },
			headers,
		)
		headers.set('Content-Type', 'application/json')
		const body = JSON.stringify({
			currentPassword: PASSWORD,
			newPassword: 'the next one',
			revokeAccessTokens,
		})
		const answer = await authApi.request('/api/auth/change-password', { method: 'POST', headers, body })
		expect(answer.status).toBe(200)
		expect((await readTokenHolder(token)) !== null).toBe(areGood)
	},
)
