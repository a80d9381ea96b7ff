import { href, redirect } from 'react-router'
import { undoImport } from '~/features/locker/import/locker-import-undo.server'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import type { Route } from './+types/locker-import-undo'
import { lockerOwner } from './locker-form.server'

/** Takes away what an import brought (docs/product.md#locker). */
export async function action(args: Route.ActionArgs) {
	const legend = lockerOwner(args)
	try {
		const count = await undoImport(legend, args.params.id)
		return redirectWithToast(href('/prompt-locker'), 'import_undone', { values: { count } })
	} catch (error) {
		const { problem } = formProblem(error, 'locker_failed')
		return redirectWithToast(href('/prompt-locker'), problem, { kind: 'error' })
	}
}

export function loader() {
	throw redirect(href('/prompt-locker/import'))
}
