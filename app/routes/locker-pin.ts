import { href, redirect } from 'react-router'
import { pinSavedPrompt } from '~/domain/locker.server'
import { takeLockerForm } from '~/locker-visit.server'
import type { Route } from './+types/locker-pin'

/** Pins a saved prompt to the top of the locker (`pinned=on`) or lets it go. */
export function action(visit: Route.ActionArgs) {
	return takeLockerForm(visit, 'prompt_updated', (legend, form) =>
		pinSavedPrompt(legend, visit.params.id, form.get('pinned') === 'on'),
	)
}

export function loader() {
	throw redirect(href('/prompt-locker'))
}
