import '~/features/account/words/load'
import '~/features/articles/words/load'
import '~/features/collections/words/load'
import '~/features/reports/words/load'
import { href, isRouteErrorResponse } from 'react-router'
import { NoCollection } from '~/features/collections/ui/no-collection'
import { readReportableCollection, reportCollection } from '~/features/reports/collection-report.server'
import { ReportForm, typedReport } from '~/features/reports/ui/report-form'
import { translateInto } from '~/i18n/translate.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { sendTypedTexts } from '~/ui/form/typed-texts'
import { LoadError } from '~/ui/load-error'
import type { Route } from './+types/collection-report'
import { takeReport } from './report-form.server'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { language } = context.get(requestContext)
	const { title } = await readReportableCollection(params.id)
	const t = await translateInto(language)
	const words = { title: t('report_collection'), description: t('report_collection_text'), isIndexed: false }
	return { title, meta: pageMeta(url, words) }
}

export function action(args: Route.ActionArgs) {
	const page = href('/c/:id', { id: args.params.id })
	return takeReport(args, { store: reportCollection, page, thanks: 'report_collection_thanks' })
}

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
	return sendTypedTexts(typedReport(href('/c/:id', { id: params.id })), serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function CollectionReport({
	loaderData: { title },
	params,
	actionData,
}: Route.ComponentProps) {
	const page = href('/c/:id', { id: params.id })
	const about = { title, page, heading: 'report_collection', text: 'report_collection_text' } as const
	return <ReportForm about={about} answer={actionData} />
}

/** Nobody reports what is not there. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const isUnknown = isRouteErrorResponse(error) && error.status === 404
	return isUnknown ? <NoCollection /> : <LoadError message="error_loading_page" />
}
