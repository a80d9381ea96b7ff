import '~/features/account/words/load'
import '~/features/articles/words/load'
import '~/features/reports/words/load'
import { data, href, isRouteErrorResponse } from 'react-router'
import type { ReportDraft } from '~/features/reports/report'
import { readReportable, reportPrompt } from '~/features/reports/report.server'
import { LONGEST_REPORT, ReportInput } from '~/features/reports/report-input.server'
import { type ReportAnswer, ReportForm } from '~/features/reports/ui/report-form'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { fieldErrors, formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { unsent } from '~/ui/form/unsent'
import { LoadError } from '~/ui/load-error'
import { NothingHere } from '~/ui/problem-page'
import type { Route } from './+types/prompt-report'

const NOTHING_SAID: ReportDraft = { reason: '', note: '' }

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { language } = context.get(requestContext)
	const prompt = await readReportable(params.id)
	const t = await translateInto(language)
	const words = { title: t('report_prompt'), description: t('report_text'), isIndexed: false }
	return { prompt, meta: pageMeta(url, words) }
}

/** Takes a report of anybody's, and leads back to the prompt. */
export async function action({ context, params, request }: Route.ActionArgs) {
	const { clientAddress: address, viewer } = context.get(requestContext)
	const sent = await readForm(request)
	const texts = textsOf(sent, NOTHING_SAID)
	const report = ReportInput.safeParse(texts)
	const { draft, errors } = returned(sent, texts, LONGEST_REPORT)
	if (!report.success) {
		return data<ReportAnswer>({ draft, errors: { ...fieldErrors(report.error), ...errors } }, { status: 400 })
	}
	try {
		await reportPrompt(viewer, params.id, report.data, { address })
		return redirectWithToast(href('/prompt/:id', { id: params.id }), 'report_thanks')
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'report_not_sent')
		return data<ReportAnswer>({ draft, problem, values }, init)
	}
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function PromptReport({ loaderData: { prompt }, actionData }: Route.ComponentProps) {
	return <ReportForm prompt={prompt} answer={actionData} />
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
