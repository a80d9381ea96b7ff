import { data } from 'react-router'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/not-found'

/** Every other path, and whatever the server refused before routing. */
export function loader({ context }: Route.LoaderArgs) {
	throw data(null, { status: context.get(requestContext).problem ?? 404 })
}

export default function NotFound() {
	return null
}
