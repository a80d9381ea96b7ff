import { randomBytes } from 'node:crypto'
import { stringifySetCookie } from 'cookie'
import { cookieAttributes } from '~/features/account/better-auth/auth-cookie.server'
import { readCookie } from '~/i18n/request-language.server'
import { isMessageId } from '~/i18n/translate.server'
import type { MessageId, MessageValues } from '~/i18n/words'
import type { Flash } from '~/ui/toast'

const NAME = 'flash'
const SECONDS = 60

/** The form behind an address of ours that takes something back. */
const UNDO = /^\/[a-z][a-z0-9/-]{0,150}\/undo$/

/**
 * `Set-Cookie` for a message that the next page shows as a toast (docs/product.md#addresses; after a 303), with its
 * `{count}`, and with a button that sends the form at `undo`.
 */
export function flash(
	message: MessageId,
	kind: Flash['kind'] = 'done',
	values: MessageValues = {},
	undo = '',
): string {
	const value = [kind, message, randomBytes(6).toString('base64url'), values['count'], undo].join('.')
	return stringifySetCookie({ ...cookieAttributes(), name: NAME, value, maxAge: SECONDS })
}

/** `Set-Cookie` that takes a message away which was shown. */
export function noFlash(): string {
	return stringifySetCookie({ ...cookieAttributes(), name: NAME, value: '', maxAge: 0 })
}

/** The message that waits for this request's page. */
export function readFlash(request: Request): Flash | null {
	const [kind, message = '', key = '', count = '', undo = ''] = readCookie(request, NAME)?.split('.') ?? []
	if ((kind !== 'done' && kind !== 'hint' && kind !== 'error') || !isMessageId(message)) return null
	const values = /^\d+$/.test(count) ? { count: Number(count) } : {}
	return { kind, message, key, values, undo: UNDO.test(undo) ? undo : null }
}

/** Sends a browser on after a form, with a message for the page it comes to, and further cookies. */
export function redirectWithToast(
	to: string,
	message: MessageId,
	{ kind = 'done', values, undo, setCookie = [] }: GoOn = {},
): Response {
	const headers = new Headers({ Location: to })
	for (const cookie of [flash(message, kind, values, undo), ...setCookie])
		headers.append('Set-Cookie', cookie)
	return new Response(null, { status: 303, headers })
}

interface GoOn {
	kind?: Flash['kind']
	/** Only a number called `count` comes along. */
	values?: MessageValues | undefined
	/** Where a form takes back what was done. */
	undo?: string | undefined
	setCookie?: readonly string[]
}
