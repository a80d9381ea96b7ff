import '~/features/account/words/load'
import '~/features/admin/words/load'
import '~/features/reports/words/load'
import { data, href, isRouteErrorResponse } from 'react-router'
import { type Editor, isEditor, isSignedIn } from '~/core/viewer'
import { AdminGate } from '~/features/admin/ui/admin-gate'
import {
	type DecisionAnswer,
	QUEUES,
	type Queue,
	ReportQueue,
	reportsAddress,
} from '~/features/admin/ui/report-queue'
import { decideOnPrompt } from '~/features/reports/report-decision.server'
import { DecisionInput, LONGEST_DECISION } from '~/features/reports/report-input.server'
import { listHidden, listReported } from '~/features/reports/report-queue.server'
import { decideOnChat, decideOnCollection } from '~/features/reports/shared-decision.server'
import {
	countReportedChats,
	countReportedCollections,
	listReportedChats,
	listReportedCollections,
} from '~/features/reports/shared-queue.server'
import { dayIn } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import type { MessageId } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { fieldErrors, formProblem } from '~/requests/form-problem.server'
import { hiddenText, readForm } from '~/requests/form-request.server'
import { requireEditor, requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { unsent } from '~/ui/form/unsent'
import { LoadError } from '~/ui/load-error'
import type { Route } from './+types/admin-reports'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

const DONE = {
	keep: 'reports_kept',
	hide: 'reports_hidden_now',
	show: 'reports_shown_now',
	delete: 'reports_deleted',
} as const satisfies Record<DecisionInput['decision'], MessageId>

const DONE_TO_CHAT = {
	keep: 'reports_chat_kept',
	hide: 'reports_chat_closed',
	show: 'reports_chat_opened',
	delete: 'reports_deleted',
} as const satisfies Record<DecisionInput['decision'], MessageId>

const DONE_TO_COLLECTION = {
	keep: 'reports_collection_kept',
	hide: 'reports_collection_closed',
	show: 'reports_collection_opened',
	delete: 'reports_deleted',
} as const satisfies Record<DecisionInput['decision'], MessageId>

/** How each queue is decided on. */
const WAYS = {
	hidden: { decide: decideOnPrompt, done: DONE },
	collections: { decide: decideOnCollection, done: DONE_TO_COLLECTION },
	chats: { decide: decideOnChat, done: DONE_TO_CHAT },
} as const

export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language, timeZone } = context.get(requestContext)
	const t = await translateInto(language)
	const words = { title: t('reports_title'), description: t('reports_text'), isIndexed: false }
	const meta = pageMeta(url, words)
	if (!isEditor(viewer)) {
		return data({ meta, gate: { isSignedIn: isSignedIn(viewer) }, queue: null }, { status: 403 })
	}
	const { show } = placeOf(url)
	const page = await readQueue(viewer, placeOf(url))
	const prompts = page.prompts.map((prompt) => ({
		...prompt,
		days: prompt.reports.map(({ createdAt }) => dayIn(timeZone, new Date(createdAt))),
	}))
	const collections = await countReportedCollections(viewer)
	const chats = await countReportedChats(viewer)
	return data({ meta, gate: null, queue: { ...page, show, prompts, collections, chats } })
}

async function readQueue(viewer: Editor, { show, after }: { show: Queue; after: string | null }) {
	if (show === 'collections') {
		const prompts = (await listReportedCollections(viewer)).map((one) => ({
			...one,
			to: one.slug && href('/c/:id', { id: one.slug }),
		}))
		return { prompts, after: null, next: null }
	}
	if (show === 'chats') {
		const chats = await listReportedChats(viewer)
		const prompts = chats.map((one) => ({ ...one, to: href('/shared/:id', { id: one.id }) }))
		return { prompts, after: null, next: null }
	}
	const page = await (show === 'hidden' ? listHidden(viewer, after) : listReported(viewer, after))
	const prompts = page.prompts.map((one) => ({ ...one, to: href('/prompt/:id', { id: one.id }) }))
	return { ...page, prompts }
}

function placeOf({ searchParams }: URL) {
	const asked = searchParams.get('show')
	const show = QUEUES.find((one) => one === asked) ?? null
	return { show, after: searchParams.get('after') }
}

/** Does what was decided about a prompt; the page stays where it was. */
export async function action(args: Route.ActionArgs) {
	const form = await readForm(args.request)
	await giveBackToSignedOut(args, { word: 'reports_word' }, form)
	requireMember(args)
	const admin = requireEditor(args)
	const [id, decision, seenUntil, decisions] = [
		hiddenText(form, 'id'),
		hiddenText(form, 'decision'),
		hiddenText(form, 'seenUntil'),
		hiddenText(form, 'decisions'),
	]
	const typed = textsOf(form, { word: '' })
	const input = DecisionInput.safeParse({ ...typed, decision, seenUntil, decisions })
	const { draft, errors } = returned(form, typed, LONGEST_DECISION)
	const answer = { id, decision, word: draft.word }
	if (!input.success) {
		const { word, ...others } = { ...fieldErrors(input.error), ...errors }
		const problem = Object.keys(others).length > 0 ? { problem: 'error_deciding' as const } : {}
		return data<DecisionAnswer>({ ...answer, ...problem, error: word }, { status: 400 })
	}
	try {
		const place = placeOf(args.url)
		const { decide, done } = WAYS[place.show ?? 'hidden']
		await decide(admin, id, input.data)
		return redirectWithToast(reportsAddress(place), done[input.data.decision])
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'error_deciding')
		return data<DecisionAnswer>({ ...answer, problem, values }, init)
	}
}

/** What did not come to the action stays beside what it is about. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const form = await request.clone().formData()
	const text = (name: string) => String(form.get(name) ?? '')
	try {
		return await serverAction()
	} catch (thrown) {
		const { data: why, init } = unsent(thrown)
		const typed = { id: text('id'), decision: text('decision'), word: text('word') }
		return data<DecisionAnswer>({ ...typed, ...why }, init ?? {})
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** What people reported, for admins (docs/product.md#authoring). */
export default function AdminReports({ loaderData: { gate, queue }, actionData }: Route.ComponentProps) {
	if (!queue) return <AdminGate isSignedIn={gate?.isSignedIn ?? false} comeBackTo={href('/admin/reports')} />
	return <ReportQueue queue={queue} answer={actionData} />
}

/** A refused form shows the gate; what could not be read offers another try. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const isRefused = isRouteErrorResponse(error) && error.status === 403
	if (isRefused) return <AdminGate isSignedIn />
	return (
		<FormError>
			<LoadError message="error_loading_data" />
		</FormError>
	)
}
