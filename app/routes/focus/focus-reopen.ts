import { href, redirect } from 'react-router'
import { Refused, refuse } from '~/core/refuse.server'
import { isSignedIn, opens } from '~/core/viewer'
import { reopenFocusSession } from '~/features/focus/focus-past.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/focus-reopen'

/** Takes back that a session was ended: 204, or why not. */
export async function action({ params, context }: Route.ActionArgs) {
	const { viewer } = context.get(requestContext)
	if (!opens(viewer, 'focus_mode')) return refuse(isSignedIn(viewer) ? 'plan_too_small' : 'signed_out')
	try {
		await reopenFocusSession(viewer, params.id)
		return new Response(null, { status: 204 })
	} catch (error) {
		if (error instanceof Refused) return error
		throw error
	}
}

export function loader() {
	throw redirect(href('/focus'))
}
