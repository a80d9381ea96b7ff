import '~/features/chat/words/load'
import '~/features/chat/sharing/words/load'
import '~/features/chat/styles/chat-message.css'
import '~/features/chat/styles/message-reply.css'
import '~/features/chat/styles/message-own.css'
import '~/features/chat/sharing/sharing.css'
import { useMemo } from 'react'
import { href, isRouteErrorResponse, Link } from 'react-router'
import { z } from 'zod'
import { SharedChatGone } from '~/features/chat/sharing/shared-chat-gone'
import { readShared } from '~/features/chat/sharing/shared-conversation.server'
import { SharedMessage } from '~/features/chat/sharing/shared-message'
import { clockOf } from '~/i18n/clock'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { LoadError } from '~/ui/load-error'
import type { Route } from './+types/shared-chat'

const Place = z.coerce.number().int().min(1).nullable().catch(null)

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
	const { viewer, language, timeZone, clientAddress: address } = context.get(requestContext)
	const t = await translateInto(language)
	const before = Place.parse(url.searchParams.get('before'))
	const shared = await readShared(viewer, id, { before, language, client: { address } })
	const title = shared.title ?? t('shared_chat_untitled')
	const words = { title, description: t('shared_chat_untitled'), isIndexed: false }
	return { shared: { ...shared, title }, timeZone, meta: pageMeta(url, words) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** A conversation that its person shows to whoever has the link (docs/product.md#chat). */
export default function SharedChat({ loaderData: { shared, timeZone }, params }: Route.ComponentProps) {
	const { t, language } = useWords()
	const clock = useMemo(() => clockOf(language, timeZone), [language, timeZone])
	const page = href('/shared/:id', params)
	const { title, sharedAt, messages, before, hasLater } = shared
	return (
		<div className="wrap shared-chat">
			<h1>{title}</h1>
			<p className="muted">{t('shared_chat_from', { day: clock.day(sharedAt) })}</p>
			<div className="message-log">
				{before === null ? null : (
					<Link className="text-link" to={`${page}?before=${before}`}>
						{t('shared_chat_earlier')}
					</Link>
				)}
				{messages.map((message) => (
					<SharedMessage key={message.id} message={message} clock={clock} />
				))}
				{hasLater ? (
					<Link className="text-link" to={page}>
						{t('shared_chat_later')}
					</Link>
				) : null}
			</div>
			<Link className="button button-secondary" to={href('/chat-legend/:id?')}>
				{t('shared_chat_try')}
			</Link>
			<p className="pt-6">
				<Link className="text-link" to={href('/shared/:id/report', params)} rel="nofollow">
					{t('shared_chat_report')}
				</Link>
			</p>
		</div>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const isGone = isRouteErrorResponse(error) && error.status === 404
	return isGone ? <SharedChatGone /> : <LoadError message="error_loading_data" />
}
