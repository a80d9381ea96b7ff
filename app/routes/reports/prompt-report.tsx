import '~/features/account/words/load'
import '~/features/articles/words/load'
import '~/features/reports/words/load'
import { href, isRouteErrorResponse } from 'react-router'
import { readReportable, reportPrompt } from '~/features/reports/report.server'
import { ReportForm, typedReport } from '~/features/reports/ui/report-form'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { sendTypedTexts } from '~/ui/form/typed-texts'
import { LoadError } from '~/ui/load-error'
import { NothingHere } from '~/ui/problem-page'
import type { Route } from './+types/prompt-report'
import { takeReport } from './report-form.server'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { language } = context.get(requestContext)
	const prompt = await readReportable(params.id)
	const t = await translateInto(language)
	const words = { title: t('report_prompt'), description: t('report_text'), isIndexed: false }
	return { prompt, meta: pageMeta(url, words) }
}

export function action(args: Route.ActionArgs) {
	const page = href('/prompt/:id', { id: args.params.id })
	return takeReport(args, { store: reportPrompt, page, thanks: 'report_thanks' })
}

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
	return sendTypedTexts(typedReport(href('/prompt/:id', { id: params.id })), serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function PromptReport({ loaderData: { prompt }, actionData }: Route.ComponentProps) {
	const page = href('/prompt/:id', { id: prompt.id })
	const about = { title: prompt.title, page, heading: 'report_prompt', text: 'report_text' } as const
	return <ReportForm about={about} answer={actionData} />
}

/** Nobody reports what is not there, or what is the library's own. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const { t } = useWords()
	const isUnknown = isRouteErrorResponse(error) && error.status === 404
	if (!isUnknown) return <LoadError message="error_loading_page" />
	return (
		<NothingHere title={t('prompt_not_found')} message="prompt_not_found" text={t('prompt_not_found_text')} />
	)
}
