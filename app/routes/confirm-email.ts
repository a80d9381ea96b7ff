import { redirect } from 'react-router'
import { resendConfirmation } from '~/domain/confirmation.server'
import { nextPath } from '~/domain/next-path'
import { goOn } from '~/flash.server'
import { formProblem } from '~/form-problem.server'
import { readForm } from '~/form-request.server'
import { requireMember } from '~/guards.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/confirm-email'

/** Mails the link that confirms an address again (product.md, Accounts). */
export async function action(visit: Route.ActionArgs) {
	const next = nextPath((await readForm(visit.request)).get('next'))
	const member = requireMember(visit, next)
	try {
		const { clientAddress: address } = visit.context.get(visitContext)
		await resendConfirmation(member, { address })
		return goOn(next, 'confirmation_sent')
	} catch (error) {
		const { problem, values } = formProblem(error, 'reset_error')
		return goOn(next, problem, { kind: problem === 'email_confirmed' ? 'done' : 'error', values })
	}
}

export function loader() {
	throw redirect('/')
}
