import '~/features/account/words/load'
import '~/features/admin/words/load'
import '~/features/mailings/notices/words/load'
import { data, href } from 'react-router'
import { isAdmin, isSignedIn } from '~/core/viewer'
import { AdminGate } from '~/features/admin/ui/admin-gate'
import { NoticeDesk } from '~/features/mailings/notices/notice-desk'
import { listNotices, previewNotice, sendNotice } from '~/features/mailings/notices/notice-desk.server'
import { EMPTY_NOTICE, type NoticeAnswer } from '~/features/mailings/notices/notice-form'
import { LONGEST_NOTICE, NoticeInput } from '~/features/mailings/notices/notice-input.server'
import { momentIn } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { fieldErrors, formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { requireAdmin, requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { unsent, useAnswer } from '~/ui/form/unsent'
import { LoadError } from '~/ui/load-error'
import type { Route } from './+types/admin-notices'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

const LABELS = {
	titleEn: 'notice_title',
	textEn: 'notice_text',
	titlePt: 'notice_title',
	textPt: 'notice_text',
} as const

export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language, timeZone } = context.get(requestContext)
	const t = await translateInto(language)
	const meta = pageMeta(url, { title: t('notices_title'), description: t('notices_text'), isIndexed: false })
	if (!isAdmin(viewer)) {
		return data({ meta, gate: { isSignedIn: isSignedIn(viewer) }, notices: null }, { status: 403 })
	}
	const notices = await listNotices(viewer, language)
	const dated = notices.map((notice) => ({
		...notice,
		day: momentIn(timeZone, language, new Date(notice.since)),
	}))
	return data({ meta, gate: null, notices: dated })
}

/** Shows what a notice would be; sends it where that was looked at (docs/product.md#notices). */
export async function action(args: Route.ActionArgs) {
	const form = await readForm(args.request)
	await giveBackToSignedOut(args, LABELS, form)
	requireMember(args)
	const admin = requireAdmin(args)
	const texts = textsOf(form, EMPTY_NOTICE)
	const input = NoticeInput.safeParse(texts)
	const { draft: typed, errors } = returned(form, texts, LONGEST_NOTICE)
	if (!input.success) {
		return data<NoticeAnswer>({ typed, errors: { ...fieldErrors(input.error), ...errors } }, { status: 400 })
	}
	try {
		if (form.get('intent') !== 'send') {
			return data<NoticeAnswer>({ typed, preview: await previewNotice(admin, input.data) })
		}
		const count = await sendNotice(admin, input.data)
		return redirectWithToast(href('/admin/notices'), 'notice_queued', { values: { count } })
	} catch (error) {
		const { problem, init } = formProblem(error, 'notice_failed')
		return data<NoticeAnswer>({ typed, problem }, init)
	}
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** What many people have to be told at once, for admins. */
export default function AdminNotices({ loaderData: { gate, notices }, actionData }: Route.ComponentProps) {
	const answer: NoticeAnswer | undefined = useAnswer(actionData)
	if (!notices)
		return <AdminGate isSignedIn={gate?.isSignedIn ?? false} comeBackTo={href('/admin/notices')} />
	return <NoticeDesk notices={notices} answer={answer} />
}

export function ErrorBoundary() {
	return (
		<FormError>
			<LoadError message="error_loading_data" />
		</FormError>
	)
}
