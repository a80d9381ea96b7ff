import { href, redirect } from 'react-router'
import { restoreSavedPrompt } from '~/domain/locker-removal.server'
import { takeLockerForm } from '~/locker-visit.server'
import type { Route } from './+types/locker-restore'

/** Puts back a prompt that was removed some seconds ago (product.md, Locker). */
export function action(visit: Route.ActionArgs) {
	return takeLockerForm(visit, 'prompt_saved', (legend) => restoreSavedPrompt(legend, visit.params.id))
}

export function loader() {
	throw redirect(href('/prompt-locker'))
}
