import { href, redirect } from 'react-router'
import { pinSavedPrompt } from '~/features/locker/locker.server'
import type { Route } from './+types/locker-pin'
import { takeLockerForm } from './locker-visit.server'

/** Pins a saved prompt to the top of the locker (`pinned=on`) or lets it go. */
export function action(visit: Route.ActionArgs) {
	return takeLockerForm(visit, 'prompt_updated', (legend, form) =>
		pinSavedPrompt(legend, visit.params.id, form.get('pinned') === 'on'),
	)
}

export function loader() {
	throw redirect(href('/prompt-locker'))
}
