import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { useWords } from '~/i18n/words'
import { NothingHere, ProblemPage } from './problem-page'
import { RequestId } from './request-id'

/** A list that could not be read (docs/product.md#messages). */
export function ListError() {
	return <LoadError message="error_loading_data" />
}

/** A person's own data that could not be read (docs/product.md#messages). */
export function UserDataError() {
	return <LoadError message="error_loading_user_data" />
}

type LoadProblem =
	| 'error_loading_data'
	| 'error_loading_prompt'
	| 'error_loading_user_data'
	| 'error_loading_page'
	| 'error_checking_admin'

/** What a route shows where its data could not be read, with a way to try again; a rule's no keeps its own page. */
export function LoadError({ message }: { message: LoadProblem }) {
	const { t } = useWords()
	const error = useRouteError()
	const { pathname, search } = useLocation()
	if (isRouteErrorResponse(error) && error.status < 500) return <ProblemPage status={error.status} />
	const title = t(message)
	return (
		<>
			<title>{title}</title>
			<NothingHere
				title={title}
				message={message}
				text={t('load_error_text')}
				actions={
					<Link className="button button-primary" to={{ pathname, search }} reloadDocument>
						{t('try_again')}
					</Link>
				}
			>
				<RequestId />
			</NothingHere>
		</>
	)
}
