import { href, redirect } from 'react-router'
import { restoreSavedPrompt } from '~/features/locker/locker-removal.server'
import type { Route } from './+types/locker-restore'
import { takeLockerForm } from './locker-visit.server'

/** Puts back a prompt that was removed some seconds ago (docs/product.md#locker). */
export function action(visit: Route.ActionArgs) {
	return takeLockerForm(visit, 'prompt_saved', (legend) => restoreSavedPrompt(legend, visit.params.id))
}

export function loader() {
	throw redirect(href('/prompt-locker'))
}
