import { href, redirect } from 'react-router'
import { restoreSavedPrompt } from '~/features/locker/locker-removal.server'
import type { Route } from './+types/locker-restore'
import { takeLockerForm } from './locker-form.server'

/** Puts back a prompt that was removed some seconds ago (docs/product.md#locker). */
export function action(args: Route.ActionArgs) {
	return takeLockerForm(args, 'prompt_saved', (legend) => restoreSavedPrompt(legend, args.params.id))
}

export function loader() {
	throw redirect(href('/prompt-locker'))
}
