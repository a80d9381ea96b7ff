import { href, redirect } from 'react-router'
import { restoreRole } from '~/features/chat/roles/role.server'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { requireOpened } from '~/requests/guards.server'
import type { Route } from './+types/chat-role-undo'

const PAGE = href('/chat-legend/roles')

/** Puts back a role that was removed some seconds ago (docs/product.md#chat). */
export async function action(args: Route.ActionArgs) {
	const legend = requireOpened(args, 'chat', PAGE)
	try {
		await restoreRole(legend, args.params.id)
		return redirectWithToast(PAGE, 'chat_role_restored')
	} catch (error) {
		const { problem } = formProblem(error, 'chat_roles_failed')
		return redirectWithToast(PAGE, problem, { kind: 'error' })
	}
}

export function loader() {
	throw redirect(PAGE)
}
