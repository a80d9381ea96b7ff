import { redirect } from 'react-router'
import { signOut } from '~/features/account/session.server'
import type { Route } from './+types/logout'

/** Signs out and goes to the home page. */
export async function action({ request }: Route.ActionArgs) {
	return redirect('/', { status: 303, headers: { 'Set-Cookie': await signOut(request.headers) } })
}

/** A link or a picture must not sign anybody out. */
export function loader() {
	throw redirect('/')
}
