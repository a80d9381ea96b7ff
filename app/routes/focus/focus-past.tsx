import '~/features/focus/words/load'
import '~/features/focus/styles/focus.css'
import '~/features/focus/styles/focus-tabs.css'
import { data, href, redirect } from 'react-router'
import { Refused } from '~/core/refuse.server'
import { opens } from '~/core/viewer'
import { findActiveFocusSession } from '~/features/focus/focus.server'
import {
	carryOpenTasks,
	deletePastSession,
	goOnWithPastSession,
	readPastSession,
} from '~/features/focus/focus-past.server'
import { type PastAnswer, PastSessionView } from '~/features/focus/ui/past-session'
import { dayIn } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { requireMember, requireOpened } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { FormError } from '~/ui/form/form-error'
import { ListError } from '~/ui/load-error'
import type { Route } from './+types/focus-past'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Who has no plan for it is led to focus mode, which says why; so is who asks for the session that goes on. */
export async function loader(args: Route.LoaderArgs) {
	const { language, timeZone } = args.context.get(requestContext)
	const { id } = args.params
	const member = requireMember(args)
	if (!opens(member, 'focus_mode')) throw redirect(href('/focus'), 303)
	if ((await findActiveFocusSession(member)) === id) throw redirect(href('/focus'))
	const { work, endedAt, spentMs, overMs, countsRests } = await readPastSession(member, id)
	const t = await translateInto(language)
	const words = { title: work.title, description: t('focus_text'), isIndexed: false }
	const session = { work, endedOn: dayIn(timeZone, endedAt), spentMs, overMs, countsRests }
	return { session, meta: pageMeta(args.url, words) }
}

export async function action(args: Route.ActionArgs) {
	const member = requireOpened(args, 'focus_mode')
	const { id } = args.params
	const { timeZone } = args.context.get(requestContext)
	const intent = (await readForm(args.request)).get('intent')
	try {
		if (intent === 'delete') {
			await deletePastSession(member, id)
			return redirectWithToast(href('/focus'), 'focus_session_deleted')
		}
		if (intent !== 'carry') {
			await goOnWithPastSession(member, id, timeZone)
			return redirectWithToast(href('/focus'), 'focus_session_goes_on')
		}
		const { hasStarted } = await carryOpenTasks(member, id)
		if (hasStarted) return redirectWithToast(href('/focus'), 'focus_session_created')
		return redirectWithToast(href('/focus'), 'focus_session_is_in_progress', { kind: 'hint' })
	} catch (error) {
		if (error instanceof Refused && error.code === 'not_found') throw error
		const isConflict = error instanceof Refused && error.code === 'conflict'
		const { problem, values, init } = formProblem(error, isConflict ? 'go_on_is_too_late' : failureOf(intent))
		return data<PastAnswer>({ problem, values }, init)
	}
}

function failureOf(intent: ReturnType<FormData['get']>) {
	if (intent === 'delete') return 'failed_to_delete_focus_session'
	return intent === 'carry' ? 'failed_to_create_focus_session' : 'failed_to_reopen_focus_session'
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export function ErrorBoundary() {
	return (
		<FormError>
			<ListError />
		</FormError>
	)
}

/** An ended session of one's own. */
export default function FocusPast({ loaderData, actionData }: Route.ComponentProps) {
	return <PastSessionView {...loaderData.session} answer={actionData} />
}
