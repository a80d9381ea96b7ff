import { href, redirect } from 'react-router'
import { noSessionCookie } from '~/features/account/better-auth/auth-cookie.server'
import { signOutEverywhere } from '~/features/account/password.server'
import { redirectWithToast } from '~/requests/flash.server'
import { requireMember } from '~/requests/guards.server'
import type { Route } from './+types/settings-sessions'

const settings = () => `${href('/settings')}?tab=account`

/** Ends all of a person's sessions, this one included. */
export async function action(args: Route.ActionArgs) {
	await signOutEverywhere(requireMember(args, settings()))
	return redirectWithToast(href('/login'), 'signed_out_everywhere', { setCookie: [noSessionCookie()] })
}

export function loader() {
	throw redirect(settings())
}
