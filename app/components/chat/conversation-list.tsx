import { MessagesSquare, Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { href, Link, NavLink, useLocation } from 'react-router'
import type { ChatConversation } from '~/domain/chat'
import { useWords } from '~/i18n/words'
import type { ChatClock } from './message-time'

interface Listed {
	conversations: readonly ChatConversation[]
	clock: ChatClock
}

/** The person's conversations: beside the open one where there is room, else in a drawer. */
export function ConversationList(listed: Listed) {
	const { t } = useWords()
	const dialog = useRef<HTMLDialogElement>(null)
	const { key } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer
	useEffect(() => dialog.current?.close(), [key])
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
					onClick={() => dialog.current?.showModal()}
				>
					<MessagesSquare className="icon" aria-hidden="true" />
					{t('chat_conversations')}
				</button>
				<NewConversation />
			</div>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal dialog by Escape itself */}
			<dialog
				ref={dialog}
				className="menu-drawer"
				aria-label={t('chat_conversations')}
				onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
			>
				<div className="menu-drawer-in">
					<div className="top">
						<h2 className="text-h3">{t('chat_conversations')}</h2>
						<button
							className="icon-button"
							type="button"
							aria-label={t('close')}
							onClick={() => dialog.current?.close()}
						>
							<X className="icon" aria-hidden="true" />
						</button>
					</div>
					<Conversations {...listed} />
				</div>
			</dialog>
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
