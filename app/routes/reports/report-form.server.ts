import { data } from 'react-router'
import type { Client } from '~/core/limit.server'
import type { Viewer } from '~/core/viewer'
import type { ReportDraft } from '~/features/reports/report'
import { LONGEST_REPORT, ReportInput } from '~/features/reports/report-input.server'
import type { ReportAnswer } from '~/features/reports/ui/report-form'
import type { MessageId } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { fieldErrors, formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/prompt-report'

const NOTHING_SAID: ReportDraft = { reason: '', note: '' }

interface Reported {
	/** Stores what was said. */
	store: (viewer: Viewer, id: string, report: ReportInput, client: Client) => Promise<void>
	/** Where whoever said it goes on. */
	page: string
	thanks: MessageId
}

/** Takes a report of anybody's, and leads back to what it is about; what is refused comes back with what was typed. */
export async function takeReport(
	{ context, params, request }: Pick<Route.ActionArgs, 'context' | 'params' | 'request'>,
	{ store, page, thanks }: Reported,
) {
	const { clientAddress: address, viewer } = context.get(requestContext)
	const sent = await readForm(request)
	const texts = textsOf(sent, NOTHING_SAID)
	const report = ReportInput.safeParse(texts)
	const { draft, errors } = returned(sent, texts, LONGEST_REPORT)
	if (!report.success) {
		return data<ReportAnswer>({ draft, errors: { ...fieldErrors(report.error), ...errors } }, { status: 400 })
	}
	try {
		await store(viewer, params.id, report.data, { address })
		return redirectWithToast(page, thanks)
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'report_not_sent')
		return data<ReportAnswer>({ draft, problem, values }, init)
	}
}
