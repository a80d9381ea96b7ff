import { href, redirect } from 'react-router'
import { noteUse } from '~/features/locker/locker-use.server'
import type { Route } from './+types/locker-used'
import { lockerOwner } from './locker-form.server'

/** Remembers when a saved prompt was used; pages tell so in passing, and wait for no answer. */
export async function action(args: Route.ActionArgs) {
	await noteUse(lockerOwner(args), args.params.id)
	return new Response(null, { status: 204 })
}

export function loader() {
	throw redirect(href('/prompt-locker'))
}
