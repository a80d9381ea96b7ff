import { href } from 'react-router'
import { refuse } from '~/core/refuse.server'
import { isLegend, isSignedIn, type Legend, type Viewer } from '~/core/viewer'
import { env } from '~/env.server'
import type { TokenScope } from '~/features/account/access-token.server'
import type { Language } from '~/i18n/language'
import type { Translate } from '~/i18n/words'
import { requireScope } from '../api/token-caller'

/** Who asks by MCP, and in which words they are answered. */
export interface McpCaller {
	viewer: Viewer
	/** What their token was made for; null for who came without one, and has a visitor's rights. */
	scopes: ReadonlySet<TokenScope> | null
	language: Language
	t: Translate
}

/** Whether somebody's own locker is open to this caller. */
export function canReadLocker({ viewer, scopes }: McpCaller): boolean {
	return isLegend(viewer) && scopes?.has('locker:read') === true
}

/** The ticket for somebody's own locker. Refuses with `signed_out`, `not_authorized` or `plan_too_small`, in this order. */
export function requireLocker({ viewer, scopes }: McpCaller): Legend {
	if (!isSignedIn(viewer)) {
		const settings = env().origin + href('/settings/tokens')
		throw refuse('signed_out', undefined, { message: 'mcp_needs_token', values: { settings } })
	}
	requireScope(scopes, 'locker:read')
	if (!isLegend(viewer)) throw refuse('plan_too_small')
	return viewer
}

/** Who may read the library: everybody, unless they came with a token that was made for something else. */
export function requireReader({ viewer, scopes }: McpCaller): Viewer {
	requireScope(scopes, 'prompts:read')
	return viewer
}
