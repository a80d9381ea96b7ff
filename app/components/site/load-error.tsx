import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { useWords } from '~/i18n/words'
import { NothingHere, ProblemPage } from './problem-page'
import { RequestId } from './request-id'

/** A list that could not be read (spec 8). */
export function ListError() {
	return <LoadError message="error_loading_data" />
}

/** What a route shows where its data could not be read, with a way to try again; a rule's no keeps its own page. */
export function LoadError({ message }: { message: 'error_loading_data' | 'error_loading_prompt' }) {
	const { t } = useWords()
	const error = useRouteError()
	const { pathname, search } = useLocation()
	if (isRouteErrorResponse(error) && error.status < 500) return <ProblemPage status={error.status} />
	const title = message === 'error_loading_data' ? t('error_loading_data') : t('error_loading_prompt')
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
