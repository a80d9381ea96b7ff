import { href, redirect } from 'react-router'
import { signOutEverywhere } from '~/domain/password.server'
import { goOn } from '~/flash.server'
import { requireMember } from '~/guards.server'
import { noSessionCookie } from '~/integrations/auth-cookie.server'
import type { Route } from './+types/settings-sessions'

const settings = () => `${href('/settings')}?tab=account`

/** Ends all of a person's sessions, this one included (issue 5, Settings). */
export async function action(visit: Route.ActionArgs) {
	await signOutEverywhere(requireMember(visit, settings()))
	return goOn(href('/login'), 'signed_out_everywhere', { setCookie: [noSessionCookie()] })
}

export function loader() {
	throw redirect(settings())
}
