import { href, redirect } from 'react-router'
import { chosenOf } from '~/features/locker/selection/chosen.server'
import { exportChosen } from '~/features/locker/selection/selection-export.server'
import { download } from '~/requests/download.server'
import { readForm } from '~/requests/form-request.server'
import type { Route } from './+types/locker-selection-export'
import { lockerOwner } from './locker-form.server'

/** The saved prompts that were chosen as a file: JSON, or CSV where the form says so. */
export async function action(args: Route.ActionArgs) {
	const legend = lockerOwner(args)
	const form = await readForm(args.request)
	const type = form.get('type') === 'csv' ? 'csv' : 'json'
	return download(exportChosen(legend, chosenOf(form), type), {
		type: type === 'csv' ? 'text/csv' : 'application/json',
		name: `pronto-locker-selection.${type}`,
	})
}

export function loader() {
	throw redirect(href('/prompt-locker'))
}
