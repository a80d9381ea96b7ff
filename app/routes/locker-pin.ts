import { href, redirect } from 'react-router'
import { pinSavedPrompt } from '~/domain/locker.server'
import { takeLockerForm } from '~/locker-visit.server'
import type { Route } from './+types/locker-pin'

/** Pins a saved prompt to the top of the locker (`pinned=on`) or lets it go. */
export function action(visit: Route.ActionArgs) {
	return takeLockerForm(visit, async (legend, form) => {
		await pinSavedPrompt(legend, visit.params.id, form.get('pinned') === 'on')
		return 'prompt_updated'
	})
}

export function loader() {
	throw redirect(href('/prompt-locker'))
}
