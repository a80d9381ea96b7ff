import { createHmac } from 'node:crypto'
import { authSecret } from '~/core/auth-secret.server'
import { isSignedIn, type Viewer } from '~/core/viewer'
import { readSessionToken } from '~/features/account/better-auth/auth-cookie.server'
import { VISITOR_KEY, writePageSession } from '~/features/offline/offline'
import type { Language } from '~/i18n/language'

const KEY_LENGTH = 22

/**
 * Whose a page is, for the browser's worker (docs/decisions/010): a key that changes with the session and with what the
 * person may read, and that opens nothing.
 */
export function pageSession(
	viewer: Viewer,
	headers: Headers,
	language: Language,
	isFleeting: boolean,
): string {
	return writePageSession({ key: keyOf(viewer, headers), language, isFleeting })
}

function keyOf(viewer: Viewer, headers: Headers): string {
	if (!isSignedIn(viewer)) return VISITOR_KEY
	const { userId, tier, isAdmin, isEditor, isSupport } = viewer
	const said = ['copies', readSessionToken(headers), userId, tier, isAdmin, isEditor, isSupport].join('\n')
	return createHmac('sha256', authSecret()).update(said).digest('base64url').slice(0, KEY_LENGTH)
}
