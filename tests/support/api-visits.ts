import { expect } from 'vitest'
import { ApiError } from '~/features/api/api-schema.server'
import { makeToken, type Scope } from './access/access-tokens'
import type { RunningServer } from './server'
import { PlainBrowser } from './setup/plain-browser'

const PASSWORD = 'pronto-demo'

export type Who = 'explorer' | 'creator' | 'legend' | 'admin'

/** What programs, and the people who make their tokens, do at a server that a test starts with its sandbox's people. */
export function apiVisits(server: () => RunningServer) {
	const browsers = new Map<string, Promise<PlainBrowser>>()

	function browserOf(who: Who): Promise<PlainBrowser> {
		const browser = browsers.get(who) ?? enter(who)
		browsers.set(who, browser)
		return browser
	}

	async function enter(who: Who): Promise<PlainBrowser> {
		const browser = new PlainBrowser(server().origin)
		await browser.post('/login', { email: `${who}@pronto.test`, password: PASSWORD })
		return browser
	}

	return {
		browserOf,
		tokenOf: async (who: Who, scopes?: readonly Scope[]) => makeToken(await browserOf(who), scopes),
		ask: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
			fetch(`${server().origin}${path}`, { method, headers: { 'Accept-Language': 'en', ...headers } }),
	}
}

export const withToken = (token: string) => ({ Authorization: `Bearer ${token}` })

/** A no of the API, which nobody may keep. */
export async function errorOf(response: Response) {
	expect(response.headers.get('Cache-Control')).toBe('private, no-store')
	return ApiError.strict().parse(await response.json())
}
