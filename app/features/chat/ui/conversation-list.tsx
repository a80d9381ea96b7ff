import { MessagesSquare, Plus } from 'lucide-react'
import { useRef } from 'react'
import { href, Link, NavLink } from 'react-router'
import type { Clock } from '~/i18n/clock'
import { useWords } from '~/i18n/words'
import { Drawer, type DrawerHandle } from '~/ui/drawer'
import type { ChatConversation } from '../chat'

interface Listed {
	conversations: readonly ChatConversation[]
	clock: Clock
}

/** The person's conversations: beside the open one where there is room, else in a drawer. */
export function ConversationList(listed: Listed) {
	const { t } = useWords()
	const drawer = useRef<DrawerHandle>(null)
	return (
		<>
			<div className="conversations">
				<NewConversation />
				<nav aria-label={t('chat_conversations')}>
					<Conversations {...listed} />
				</nav>
			</div>
			<div className="conversations-short">
				<button
					className="button button-secondary button-small needs-script"
					type="button"
					aria-haspopup="dialog"
					onClick={() => drawer.current?.open()}
				>
					<MessagesSquare className="icon" aria-hidden="true" />
					{t('chat_conversations')}
				</button>
				<NewConversation />
			</div>
			<Drawer
				ref={drawer}
				label={t('chat_conversations')}
				closeLabel={t('close')}
				head={<h2 className="text-h3">{t('chat_conversations')}</h2>}
			>
				<Conversations {...listed} />
			</Drawer>
		</>
	)
}

function NewConversation() {
	const { t } = useWords()
	return (
		<Link className="button button-secondary button-small" to={href('/chat-legend/:id?')}>
			<Plus className="icon" aria-hidden="true" />
			{t('chat_new')}
		</Link>
	)
}

function Conversations({ conversations, clock }: Listed) {
	const { t } = useWords()
	if (conversations.length === 0) return <p className="hint">{t('chat_no_conversations')}</p>
	return (
		<ul className="conversation-list">
			{conversations.map(({ id, title, updatedAt }) => (
				<li key={id}>
					<NavLink to={href('/chat-legend/:id?', { id })} prefetch="intent">
						<span>{title}</span>
						<time className="meta" dateTime={updatedAt}>
							{clock.day(updatedAt)}
						</time>
					</NavLink>
				</li>
			))}
		</ul>
	)
}
