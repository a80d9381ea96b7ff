import { href, redirect } from 'react-router'
import { undoChange } from '~/features/locker/selection/selection-undo.server'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import type { Route } from './+types/locker-change-undo'
import { lockerOwner } from './locker-form.server'

/** Takes back what was done to many saved prompts at once (docs/product.md#locker). */
export async function action(args: Route.ActionArgs) {
	const legend = lockerOwner(args)
	try {
		const { count, isWhole } = await undoChange(legend, args.params.id)
		const said = isWhole ? 'selection_undone' : 'selection_undone_partly'
		return redirectWithToast(href('/prompt-locker'), said, { values: { count } })
	} catch (error) {
		const { problem } = formProblem(error, 'locker_failed')
		return redirectWithToast(href('/prompt-locker'), problem, { kind: 'error' })
	}
}

export function loader() {
	throw redirect(href('/prompt-locker'))
}
