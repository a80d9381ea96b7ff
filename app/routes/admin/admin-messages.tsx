import '~/features/account/words/load'
import '~/features/admin/words/load'
import { data, href, isRouteErrorResponse } from 'react-router'
import { isSignedIn, isSupport } from '~/core/viewer'
import { AdminGate } from '~/features/admin/ui/admin-gate'
import { MessageList } from '~/features/admin/ui/message-list'
import { listMessages, markMessage, removeMessage } from '~/features/contact/contact.server'
import { dayIn } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { hiddenText, readForm } from '~/requests/form-request.server'
import { requireSupport } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { LoadError } from '~/ui/load-error'
import type { Route } from './+types/admin-messages'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language, timeZone } = context.get(requestContext)
	const t = await translateInto(language)
	const meta = pageMeta(url, {
		title: t('messages_title'),
		description: t('messages_text'),
		isIndexed: false,
	})
	if (!isSupport(viewer)) {
		return data({ meta, gate: { isSignedIn: isSignedIn(viewer) }, inbox: null }, { status: 403 })
	}
	const { messages, after, next } = await listMessages(viewer, url.searchParams.get('after'))
	const dated = messages.map((message) => ({
		...message,
		day: dayIn(timeZone, new Date(message.createdAt)),
	}))
	return data({ meta, gate: null, inbox: { messages: dated, next, after } })
}

/** Marks a message as read or unread, or deletes it; the page stays where it was. */
export async function action(args: Route.ActionArgs) {
	const admin = requireSupport(args)
	const form = await readForm(args.request)
	const id = hiddenText(form, 'id')
	const after = hiddenText(form, 'after')
	const back = href('/admin/messages') + (after ? `?${new URLSearchParams({ after })}` : '')
	try {
		if (form.get('intent') === 'remove') {
			await removeMessage(admin, id)
			return redirectWithToast(back, 'message_removed')
		}
		const isRead = form.get('intent') !== 'unread'
		await markMessage(admin, id, isRead)
		return redirectWithToast(back, isRead ? 'message_marked_read' : 'message_marked_unread')
	} catch (error) {
		const { problem, init } = formProblem(error, 'error_changing_message')
		return data({ problem }, init)
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** What people wrote through the contact page, for admins (docs/product.md#contact). */
export default function AdminMessages({ loaderData: { gate, inbox }, actionData }: Route.ComponentProps) {
	if (!inbox) return <AdminGate isSignedIn={gate?.isSignedIn ?? false} comeBackTo={href('/admin/messages')} />
	return <MessageList inbox={inbox} answer={actionData} />
}

/** A refused form shows the gate; what could not be read offers another try. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const isRefused = isRouteErrorResponse(error) && error.status === 403
	return isRefused ? <AdminGate isSignedIn /> : <LoadError message="error_loading_data" />
}
