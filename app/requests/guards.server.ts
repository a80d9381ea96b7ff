import { type RouterContextProvider, redirect } from 'react-router'
import { loginPath } from '~/core/next-path'
import type { Feature } from '~/core/plans'
import { refuse } from '~/core/refuse.server'
import {
	type Admin,
	type Editor,
	isAdmin,
	isEditor,
	isSignedIn,
	isSupport,
	type Member,
	type MemberWith,
	opens,
	type Support,
} from '~/core/viewer'
import { requestContext } from './request-context.server'

/** What loaders and actions hand over: who asks, and for which page. */
interface Asked {
	request: Request
	context: Readonly<RouterContextProvider>
	url: URL
}

/**
 * The ticket of someone who is signed in. Visitors are sent to log in and come back afterwards: to this
 * page, or to `comeBackTo` where this address takes forms only.
 */
export function requireMember({ context, url }: Asked, comeBackTo = url.pathname + url.search): Member {
	const { viewer } = context.get(requestContext)
	if (isSignedIn(viewer)) return viewer
	throw redirect(loginPath(comeBackTo), 303)
}

/**
 * The ticket of someone whose plan opens a feature. Everyone else who is signed in is refused with `plan_too_small`;
 * visitors go to log in.
 */
export function requireOpened<Wanted extends Feature>(
	asked: Asked,
	feature: Wanted,
	comeBackTo?: string,
): MemberWith<Wanted> {
	const member = requireMember(asked, comeBackTo)
	if (opens(member, feature)) return member
	throw refuse('plan_too_small')
}

/** The ticket of an admin. Everyone else is refused with `not_authorized`; /admin itself shows why (docs/product.md#gates). */
export function requireAdmin({ context }: Asked): Admin {
	const { viewer } = context.get(requestContext)
	if (isAdmin(viewer)) return viewer
	throw refuse('not_authorized', undefined, { message: 'not_authorized' })
}

/** The ticket of who edits the library: editors and admins. Everyone else is refused as by `requireAdmin`. */
export function requireEditor({ context }: Asked): Editor {
	const { viewer } = context.get(requestContext)
	if (isEditor(viewer)) return viewer
	throw refuse('not_authorized', undefined, { message: 'not_authorized' })
}

/** The ticket of who looks after people: support and admins. Everyone else is refused as by `requireAdmin`. */
export function requireSupport({ context }: Asked): Support {
	const { viewer } = context.get(requestContext)
	if (isSupport(viewer)) return viewer
	throw refuse('not_authorized', undefined, { message: 'not_authorized' })
}
