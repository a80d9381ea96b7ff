import { href, redirect } from 'react-router'
import { restoreCollected } from '~/features/collections/collected.server'
import { restoreCollection } from '~/features/collections/collection.server'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { requireMember } from '~/requests/guards.server'
import type { Route } from './+types/collection-undo'

/** Puts back what was removed: a collection, where it is the thing itself, or a prompt in it. */
export async function action(args: Route.ActionArgs) {
	const { id, thing } = args.params
	const member = requireMember(args, href('/collections'))
	try {
		await (thing === id ? restoreCollection(member, id) : restoreCollected(member, id, thing))
		return redirectWithToast(href('/collections/:id', { id }), 'collection_put_back')
	} catch (error) {
		const { problem } = formProblem(error, 'collection_failed')
		return redirectWithToast(href('/collections'), problem, { kind: 'error' })
	}
}

export function loader() {
	throw redirect(href('/collections'))
}
