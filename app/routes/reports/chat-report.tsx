import '~/features/account/words/load'
import '~/features/articles/words/load'
import '~/features/chat/sharing/words/load'
import '~/features/reports/words/load'
import { href, isRouteErrorResponse } from 'react-router'
import { VISITOR } from '~/core/viewer'
import { SharedChatGone } from '~/features/chat/sharing/shared-chat-gone'
import { readSharedTitle } from '~/features/chat/sharing/shared-conversation.server'
import { reportChat } from '~/features/reports/chat-report.server'
import { ReportForm, typedReport } from '~/features/reports/ui/report-form'
import { translateInto } from '~/i18n/translate.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { sendTypedTexts } from '~/ui/form/typed-texts'
import { LoadError } from '~/ui/load-error'
import type { Route } from './+types/chat-report'
import { takeReport } from './report-form.server'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { language, clientAddress: address } = context.get(requestContext)
	const title = await readSharedTitle(VISITOR, params.id, { language, client: { address } })
	const t = await translateInto(language)
	const words = { title: t('report_chat'), description: t('report_chat_text'), isIndexed: false }
	return { title: title ?? t('shared_chat_untitled'), meta: pageMeta(url, words) }
}

export function action(args: Route.ActionArgs) {
	const page = href('/shared/:id', { id: args.params.id })
	return takeReport(args, { store: reportChat, page, thanks: 'report_chat_thanks' })
}

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
	return sendTypedTexts(typedReport(href('/shared/:id', { id: params.id })), serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ChatReport({ loaderData: { title }, params, actionData }: Route.ComponentProps) {
	const page = href('/shared/:id', { id: params.id })
	const about = { title, page, heading: 'report_chat', text: 'report_chat_text' } as const
	return <ReportForm about={about} answer={actionData} />
}

/** Nobody reports what is not there. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const isUnknown = isRouteErrorResponse(error) && error.status === 404
	return isUnknown ? <SharedChatGone /> : <LoadError message="error_loading_page" />
}
