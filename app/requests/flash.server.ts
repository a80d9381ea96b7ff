import { randomBytes } from 'node:crypto'
import { stringifySetCookie } from 'cookie'
import { cookieAttributes } from '~/features/account/better-auth/auth-cookie.server'
import { readCookie } from '~/i18n/request-language.server'
import { isMessageId } from '~/i18n/translate.server'
import type { MessageId, MessageValues } from '~/i18n/words'
import type { Flash } from '~/ui/toast'

const NAME = 'flash'
const SECONDS = 60

/** `Set-Cookie` for a message that the next page shows as a toast (docs/product.md#addresses; after a 303), with its `{count}`. */
export function flash(message: MessageId, kind: Flash['kind'] = 'done', values: MessageValues = {}): string {
	const value = [kind, message, randomBytes(6).toString('base64url'), values['count']].join('.')
	return stringifySetCookie({ ...cookieAttributes(), name: NAME, value, maxAge: SECONDS })
}

/** `Set-Cookie` that takes a message away which was shown. */
export function noFlash(): string {
	return stringifySetCookie({ ...cookieAttributes(), name: NAME, value: '', maxAge: 0 })
}

/** The message that waits for this request's page. */
export function readFlash(request: Request): Flash | null {
	const [kind, message = '', key = '', count = ''] = readCookie(request, NAME)?.split('.') ?? []
	if ((kind !== 'done' && kind !== 'hint' && kind !== 'error') || !isMessageId(message)) return null
	return { kind, message, key, values: /^\d+$/.test(count) ? { count: Number(count) } : {} }
}

/** Sends a browser on after a form, with a message for the page it comes to, and further cookies. */
export function redirectWithToast(
	to: string,
	message: MessageId,
	{ kind = 'done', values, setCookie = [] }: GoOn = {},
): Response {
	const headers = new Headers({ Location: to })
	for (const cookie of [flash(message, kind, values), ...setCookie]) headers.append('Set-Cookie', cookie)
	return new Response(null, { status: 303, headers })
}

interface GoOn {
	kind?: Flash['kind']
	/** Only a number called `count` comes along. */
	values?: MessageValues | undefined
	setCookie?: readonly string[]
}
