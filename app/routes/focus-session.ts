import { FocusSave } from '~/domain/focus'
import { readFocusSession, saveFocusSession } from '~/domain/focus.server'
import { Refused, refuse } from '~/domain/refuse.server'
import { isSignedIn, isSubscriber } from '~/domain/viewer'
import { readJsonRequest } from '~/json-request.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/focus-session'

/** Which session is in progress, and which version of it: by that an open page learns that another went on. */
export async function loader({ context }: Route.LoaderArgs) {
	const { viewer } = context.get(visitContext)
	if (!isSubscriber(viewer)) return refuse(isSignedIn(viewer) ? 'plan_too_small' : 'signed_out')
	const session = await readFocusSession(viewer)
	return Response.json({ id: session?.id ?? null, version: session?.version ?? null })
}

/** Saves a session, and ends it where that is asked for. JSON in and out; a stale save answers 409 with the stored one. */
export async function action({ request, context }: Route.ActionArgs) {
	const { viewer } = context.get(visitContext)
	if (!isSignedIn(viewer)) return refuse('signed_out')
	try {
		const save = await readJsonRequest(request, FocusSave)
		return Response.json(await saveFocusSession(viewer, save))
	} catch (error) {
		if (error instanceof Refused) return error
		throw error
	}
}
