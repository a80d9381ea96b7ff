import { Refused, refuse } from '~/core/refuse.server'
import { isSignedIn, opens } from '~/core/viewer'
import { FocusLook, FocusSave } from '~/features/focus/focus'
import {
	findActiveFocusSession,
	readNewerFocusSession,
	saveFocusSession,
} from '~/features/focus/focus.server'
import { readJsonRequest } from '~/requests/request-body.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/focus-session'

/**
 * For pages that look every few seconds whether another device went on: a session that is newer than the version they
 * have, or without `id` which one is in progress; 204 where there is nothing to tell.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { viewer } = context.get(requestContext)
	if (!opens(viewer, 'focus_mode')) return refuse(isSignedIn(viewer) ? 'plan_too_small' : 'signed_out')
	if (url.searchParams.has('id')) {
		const look = FocusLook.safeParse(Object.fromEntries(url.searchParams))
		if (!look.success) return refuse('invalid_input')
		const session = await readNewerFocusSession(viewer, look.data)
		return session ? Response.json(session) : nothingNew()
	}
	const id = await findActiveFocusSession(viewer)
	return id ? Response.json({ id }) : nothingNew()
}

const nothingNew = () => new Response(null, { status: 204 })

/** Saves a session, and ends it where that is asked for. JSON in and out; a stale save answers 409 with the stored one. */
export async function action({ request, context }: Route.ActionArgs) {
	const { viewer, timeZone } = context.get(requestContext)
	if (!isSignedIn(viewer)) return refuse('signed_out')
	try {
		const save = await readJsonRequest(request, FocusSave)
		return Response.json(await saveFocusSession(viewer, save, timeZone))
	} catch (error) {
		if (error instanceof Refused) return error
		throw error
	}
}
