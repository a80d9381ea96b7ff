import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router'
import type { loader } from '~/root'
import { ProblemPage } from './problem-page'

/** What a page shows instead of itself: a rule said no (by its status), or something broke. Never a stack. */
export function PageError() {
	const error = useRouteError()
	const shell = useRouteLoaderData<typeof loader>('root')
	return (
		<ProblemPage status={isRouteErrorResponse(error) ? error.status : 500} requestId={shell?.requestId} />
	)
}
