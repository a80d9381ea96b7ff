import { href, redirect } from 'react-router'
import { Refused } from '~/core/refuse.server'
import { isSignedIn } from '~/core/viewer'
import { syncAnswers } from '~/features/answers/answers.server'
import { AnswerSync } from '~/features/answers/remembered'
import { readJsonRequest } from '~/requests/request-body.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/settings-answers-sync'

/**
 * Takes what a device remembers of its person's answers, and gives back what their account does. JSON in and out; 204 where
 * whoever the page was sent to is signed in no more: it asks by itself, and nobody has done anything wrong.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const { viewer } = context.get(requestContext)
	try {
		const { owner, told } = await readJsonRequest(request, AnswerSync)
		if (!isSignedIn(viewer) || owner !== viewer.userId) return new Response(null, { status: 204 })
		return Response.json({ items: await syncAnswers(viewer, told) })
	} catch (error) {
		if (error instanceof Refused) return error
		throw error
	}
}

export function loader() {
	throw redirect(href('/settings/answers'))
}
