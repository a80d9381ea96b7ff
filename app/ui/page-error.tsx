import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ProblemPage } from './problem-page'

/** What a page shows instead of itself: a rule said no (by its status), or something broke. Never a stack. */
export function PageError() {
	const error = useRouteError()
	return <ProblemPage status={isRouteErrorResponse(error) ? error.status : 500} />
}
