import { expect, test } from 'vitest'
import { VISITOR, type Viewer } from '~/core/viewer'
import { signToken } from '~/features/account/better-auth/auth-cookie.server'
import { readPageSession } from '~/features/offline/offline'
import { aMember } from '../../tests/support/people'
import { pageSession } from './page-session'

const inSession = (token: string) => new Headers({ Authorization: `Bearer ${signToken(token)}` })
const keyOf = (viewer: Viewer, token: string) =>
	readPageSession(pageSession(viewer, inSession(token), 'en', false))?.key

test('everybody who is not signed in has one key', () => {
	expect(readPageSession(pageSession(VISITOR, new Headers(), 'pt', true))).toEqual({
		key: 'visitor',
		language: 'pt',
		isFleeting: true,
	})
})

test('a session keeps its key as long as it lasts and opens the same', () => {
	expect(keyOf(aMember(), 'one')).toBe(keyOf(aMember({ name: 'Renamed' }), 'one'))
})

test('another person, another session, another plan and another role have other keys, which tell nothing', () => {
	const keys = [
		keyOf(aMember(), 'one'),
		keyOf(aMember(), 'two'),
		keyOf(aMember({ userId: 'somebody else' }), 'one'),
		keyOf(aMember({ tier: 'premium' }), 'one'),
		keyOf(aMember({ tier: 'pro' }), 'one'),
		keyOf(aMember({ isAdmin: true }), 'one'),
	]
	expect(new Set([...keys, 'visitor']).size).toBe(7)
	for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/)
})
