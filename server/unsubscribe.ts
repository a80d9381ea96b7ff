import { Hono } from 'hono'
import { unsubscribe } from '~/features/mailings/unsubscribe.server'
import { requestLanguage } from '~/i18n/request-language.server'
import { translateInto } from '~/i18n/translate.server'
import { readForm } from '~/requests/form-request.server'
import { addressOfRequest } from './client-address'
import type { ServerEnv } from './telemetry/log'

const PATH = '/unsubscribe'

/** Whether a request is what a mail program presses: it says whose mail by the token of the address alone. */
export function isOneClick({ method, url }: Request): boolean {
	const { pathname, searchParams } = new URL(url)
	return method === 'POST' && pathname === PATH && searchParams.has('token')
}

/**
 * `POST /unsubscribe?token=…` with `List-Unsubscribe=One-Click` (RFC 8058): done at once, without a cookie, and never led
 * elsewhere. The same address opened is a page with a button (app/routes/mailings/unsubscribe.tsx), whose form comes
 * without the query, and from our own pages alone.
 */
export const oneClickUnsubscribe = new Hono<ServerEnv>().post(PATH, async (c, next) => {
	if (!isOneClick(c.req.raw)) return next()
	const form = await readForm(c.req.raw)
	const isPressed = form.get('List-Unsubscribe') === 'One-Click'
	const isDone = isPressed && (await unsubscribe(c.req.query('token') ?? '', addressOfRequest(c)))
	const language = requestLanguage(c.req.raw, new URL(c.req.url))
	const t = await translateInto(language)
	c.header('Cache-Control', 'no-store')
	return c.text(t(isDone ? 'weekly_mail_ended' : 'unsubscribe_unknown_title'), isDone ? 200 : 400)
})
