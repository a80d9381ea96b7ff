import type { MiddlewareFunction } from 'react-router'
import { type Refused, refuse } from '~/core/refuse.server'
import { isSignedIn, type SuspensionCause } from '~/core/viewer'
import type { MessageId } from '~/i18n/words'
import { redirectWithToast } from './flash.server'
import { requestContext } from './request-context.server'

/** What a suspended person reads where they do more than read. */
export const SUSPENDED_BECAUSE = {
	abuse: 'suspended_abuse',
	payment: 'suspended_payment',
	security: 'suspended_security',
	law: 'suspended_law',
} as const satisfies Record<SuspensionCause, MessageId>

/** What a suspended person may still do: leave, get in and out, pay no more, ask for what is theirs, and write to us. */
const STAYS_OPEN =
	/^\/(?:login|logout|signup|contact|confirm-email|unsubscribe|forgot-password|reset-password|withdraw|settings\/(?:cancel|delete|password|sessions|weekly-mail))(?:\/|\.data$|$)/

/** The no that a suspended person hears, with the reason. */
export function suspended(cause: SuspensionCause): Refused {
	return refuse('not_authorized', { reason: 'suspended' }, { message: SUSPENDED_BECAUSE[cause] })
}

/**
 * Lets a suspended person read, and tells them why nothing else is done: on the page where they were, or as JSON where
 * scripts asked (docs/product.md#people).
 */
export const refuseSuspended: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const { viewer } = context.get(requestContext)
	if (!isSignedIn(viewer) || !viewer.suspendedFor || request.method === 'GET') return next()
	const { pathname, searchParams } = new URL(request.url)
	if (STAYS_OPEN.test(pathname)) return next()
	if (request.headers.get('Content-Type')?.startsWith('application/json'))
		return suspended(viewer.suspendedFor)
	searchParams.delete('_routes')
	searchParams.delete('index')
	const query = searchParams.size > 0 ? `?${searchParams}` : ''
	const back = pathname.replace(/\.data$/, '').replace(/^\/_$/, '/') + query
	return redirectWithToast(back, SUSPENDED_BECAUSE[viewer.suspendedFor], { kind: 'error' })
}
