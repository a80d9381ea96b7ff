import '~/features/focus/words/load'
import '~/features/billing/ui/gate.css'
import '~/features/focus/styles/focus.css'
import '~/features/focus/styles/focus-clock.css'
import '~/features/focus/styles/focus-tabs.css'
import { useState } from 'react'
import { data, href, useSearchParams } from 'react-router'
import { loginPath } from '~/core/next-path'
import { isSignedIn, type Member, opens } from '~/core/viewer'
import { FocusStartInput } from '~/features/focus/focus'
import {
	endFocusSession,
	readFocusSession,
	readLastLengths,
	startFocusSession,
} from '~/features/focus/focus.server'
import { listPastSessions } from '~/features/focus/focus-past.server'
import { FOCUS_LIMITS } from '~/features/focus/focus-work'
import { lengthsOf, typedLengths, USUAL_LENGTHS } from '~/features/focus/lengths'
import type { BegunWith } from '~/features/focus/saving/begun-with'
import { FOCUS_TABS, focusAddress } from '~/features/focus/ui/focus-address'
import { FocusGate } from '~/features/focus/ui/focus-gate'
import { FocusSession } from '~/features/focus/ui/focus-session'
import { FocusStart, type StartAnswer } from '~/features/focus/ui/focus-start'
import { Moment } from '~/i18n/moment.server'
import { dayIn } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { fieldErrors, formProblem } from '~/requests/form-problem.server'
import { hiddenText, readForm, type SentForm } from '~/requests/form-request.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { unsent } from '~/ui/form/unsent'
import { ListError } from '~/ui/load-error'
import type { Route } from './+types/focus'
import { findWanted, readWanted } from './wanted-focus.server'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** A form that says nothing of lengths has the usual ones. */
const { waits: _waits, ...USUAL } = typedLengths(USUAL_LENGTHS)
const NOTHING_TYPED = { title: '', ...USUAL }
const LONGEST = { title: FOCUS_LIMITS.title, focus: 20, rest: 20, longRest: 20, longRestAfter: 20 }

/** The gate is decided here: without the feature nothing of a session is read. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language, timeZone } = context.get(requestContext)
	const t = await translateInto(language)
	const words = { title: t('nav_focus'), description: t('focus_text'), isIndexed: false }
	const meta = pageMeta(url, words)
	if (!opens(viewer, 'focus_mode')) return { meta, isSignedIn: isSignedIn(viewer), desk: null }
	const from = Moment.safeParse(url.searchParams.get('before')).data ?? null
	const session = await readFocusSession(viewer)
	const { wanted, promptText } = await findWanted(viewer, readWanted(url.searchParams), language)
	const { sessions, next } = await listPastSessions(viewer, from)
	const rows = sessions.map(({ endedAt, ...row }) => ({ ...row, endedOn: dayIn(timeZone, endedAt) }))
	const desk = {
		session,
		now: Date.now(),
		wanted,
		lengths: session ? session.work.timer.lengths : await readLastLengths(viewer),
		promptText,
		past: {
			rows,
			next: next?.toISOString() ?? null,
			isFurther: from !== null,
			isShort: !opens(viewer, 'unlimited_history') && rows.length > 0,
		},
	}
	return { meta, isSignedIn: true, desk }
}

/** Starts or ends a session by a plain form; scripts end one through focus-session.ts. */
export async function action(args: Route.ActionArgs) {
	const { viewer, timeZone } = args.context.get(requestContext)
	const form = await readForm(args.request)
	if (!isSignedIn(viewer)) {
		if (form.get('intent') !== 'end') await giveBackToSignedOut(args, { title: 'session_title' }, form)
		return redirectWithToast(loginPath(href('/focus')), 'you_need_to_be_logged_in_to_use_focus_mode', {
			kind: 'error',
		})
	}
	return form.get('intent') === 'end' ? end(viewer, form, timeZone) : start(viewer, form)
}

async function start(member: Member, form: SentForm) {
	const sent = textsOf(form, NOTHING_TYPED)
	const {
		draft: { title, ...texts },
		errors,
	} = returned(form, sent, LONGEST)
	const lengths = { ...texts, waits: form.get('waits') === 'true' }
	if (!opens(member, 'focus_mode')) {
		return data<StartAnswer>({ problem: 'focus_mode_is_only_available_for_premium_and_pro_subscribers' }, 403)
	}
	const wish = FocusStartInput.safeParse({ ...sent, waits: lengths.waits })
	if (!wish.success)
		return data<StartAnswer>({ title, lengths, errors: { ...fieldErrors(wish.error), ...errors } }, 400)
	try {
		const { hasStarted } = await startFocusSession(member, {
			title: wish.data.title,
			lengths: lengthsOf(wish.data),
		})
		if (hasStarted) return redirectWithToast(href('/focus'), 'focus_session_created')
		return redirectWithToast(focusAddress({ wanted: readWanted(form) }), 'focus_session_is_in_progress', {
			kind: 'hint',
		})
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'failed_to_create_focus_session')
		return data<StartAnswer>({ title, lengths, problem, values }, init)
	}
}

async function end(member: Member, form: FormData, timeZone: string) {
	const next = focusAddress({ wanted: readWanted(form) })
	try {
		await endFocusSession(member, hiddenText(form, 'id'), timeZone)
		return redirectWithToast(next, 'focus_session_ended')
	} catch (error) {
		const { init } = formProblem(error, 'failed_to_end_focus_session')
		return data<StartAnswer>({ problem: 'failed_to_end_focus_session' }, init)
	}
}

/** A start that did not reach the server keeps what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const form = await request.clone().formData()
	try {
		return await serverAction()
	} catch (thrown) {
		const { data: why, init } = unsent(thrown)
		const problem = why.problem === 'load_error_text' ? 'failed_to_create_focus_session' : why.problem
		return data<StartAnswer>({ ...why, problem, title: String(form.get('title') ?? '') }, init ?? {})
	}
}

const NOTHING_WANTED = { wanted: { title: '', promptId: '' }, promptText: '' }

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export function ErrorBoundary() {
	return (
		<FormError>
			<ListError />
		</FormError>
	)
}

/** Focus mode: the explainer, the start, or the session in progress. */
export default function Focus({ loaderData: { isSignedIn, desk }, actionData }: Route.ComponentProps) {
	const [search] = useSearchParams()
	const tab = FOCUS_TABS.find((one) => one === search.get('tab')) ?? FOCUS_TABS[0]
	const [open, setOpen] = useState(desk)
	const [isStarting, setIsStarting] = useState(false)
	const [begun, setBegun] = useState<BegunWith | null>(null)
	if (desk && desk !== open) {
		setOpen(desk)
		if (isStarting && open && desk.session) {
			setIsStarting(false)
			// What still waits has not begun: another session was in progress.
			const { wanted, promptText } = desk.wanted.title ? NOTHING_WANTED : open
			setBegun({ sessionId: desk.session.id, promptId: wanted.promptId, promptText })
		}
	}
	// A plan that ends in the middle of a session takes nothing off the screen; the next page is the gate.
	const shown = desk ?? (isSignedIn && open?.session ? open : null)
	if (!shown) return <FocusGate isSignedIn={isSignedIn} problem={actionData?.problem ?? null} />
	const { session, past, now, wanted, promptText, lengths } = shown
	if (!session) {
		return (
			<FocusStart
				wanted={wanted}
				answer={actionData}
				past={past}
				lengths={lengths}
				onStart={() => setIsStarting(true)}
			/>
		)
	}
	return (
		<FocusSession
			key={session.id}
			session={session}
			past={past}
			serverNow={now}
			tab={tab}
			wanted={wanted}
			promptText={promptText}
			begunWith={begun?.sessionId === session.id ? begun : null}
			isLapsed={desk === null}
			problem={actionData?.problem}
		/>
	)
}
