import { href, redirect } from 'react-router'
import { pinSavedPrompt } from '~/features/locker/locker.server'
import type { Route } from './+types/locker-pin'
import { takeLockerForm } from './locker-form.server'

/** Pins a saved prompt to the top of the locker (`pinned=on`) or lets it go. */
export function action(args: Route.ActionArgs) {
	return takeLockerForm(args, 'prompt_updated', (legend, form) =>
		pinSavedPrompt(legend, args.params.id, form.get('pinned') === 'on'),
	)
}

export function loader() {
	throw redirect(href('/prompt-locker'))
}
