import { redirect } from 'react-router'
import { loginPath, nextPath } from '~/core/next-path'
import { startGoogle } from '~/features/account/google.server'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/login-google'

/** Leaves for Google; it comes back to /api/auth/callback/google. */
export async function action({ context, request }: Route.ActionArgs) {
	const { clientAddress: address } = context.get(requestContext)
	const form = await readForm(request)
	const next = nextPath(form.get('next'))
	try {
		const { url, setCookie } = await startGoogle(next, new URL(request.url).host, { address })
		const headers = new Headers({ Location: url })
		for (const cookie of setCookie) headers.append('Set-Cookie', cookie)
		return new Response(null, { status: 303, headers })
	} catch (error) {
		const { problem, values } = formProblem(error, 'login_error')
		return redirectWithToast(loginPath(next), problem, { kind: 'error', values })
	}
}

export function loader() {
	throw redirect('/login')
}
