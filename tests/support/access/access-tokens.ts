import type { PlainBrowser } from '../setup/plain-browser'

export type Scope = 'prompts:read' | 'locker:read'

/** A token that somebody makes in their settings, read from the one page that shows it. */
export async function makeToken(
	browser: PlainBrowser,
	scopes: readonly Scope[] = ['prompts:read'],
): Promise<string> {
	const form = [
		['intent', 'make'],
		['name', 'Made by a test'],
		['lifetime', '30'],
		...scopes.map((scope) => ['scopes', scope]),
	]
	const response = await browser.post('/settings/tokens', form)
	const [token] = /pronto_[\w-]{43}/.exec(await response.text()) ?? []
	if (!token) throw new Error(`No token was made: ${response.status}`)
	return token
}
