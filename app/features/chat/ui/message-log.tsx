import { Pencil, RotateCcw } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { href, Link } from 'react-router'
import type { Clock } from '~/i18n/clock'
import { useWords } from '~/i18n/words'
import { CopyIcon } from '~/ui/copy-icon'
import { SaveReply } from '../keeping/save-reply'
import type { MessageEdit } from './chat-drafts'
import { type ShownMessage, sayAnew } from './chat-state'
import { EditMessage } from './edit-message'
import { Message } from './message'
import { MessageVersions } from './message-versions'
import type { Chat } from './use-chat'

/** What has been said, oldest first. Screen readers hear finished replies from elsewhere, not each piece from here. */
export function MessageLog({
	chat: { messages, conversationId, isWaiting, send },
	edits,
	onEdit,
	clock,
	today,
	hasEarlier,
	hasLater,
	userId,
	found,
	lastUnseen,
	renderExit,
	onSend,
}: {
	chat: Chat
	/** The messages that are being rewritten. */
	edits: readonly MessageEdit[]
	/** Keeps how a message is being rewritten; null where it no more is. */
	onEdit: (messageId: string, text: string | null) => void
	clock: Clock
	/** The person's calendar day, long-form. */
	today: string
	hasEarlier: boolean
	/** What is said anew comes after messages that are not here: these are for reading. */
	hasLater: boolean
	userId: string
	/** The message that was looked for. */
	found: string | null
	/** The last message that the model does not see any more. */
	lastUnseen: string | null
	/** Leads a message into another room. */
	renderExit: (message: ShownMessage) => ReactNode
	/** The person sends something: what comes is to be seen. */
	onSend: () => void
}) {
	const { t } = useWords()
	const [edited, setEdited] = useState<string | null>(null)
	const canAsk = !isWaiting && !hasLater
	const page = conversationId ? href('/chat-legend/:id?', { id: conversationId }) : ''

	function sendAgain(own: ShownMessage, text: string) {
		setEdited(null)
		onSend()
		send(text, sayAnew({ messages }, own, text))
	}

	function leaveEdit(messageId: string) {
		setEdited(null)
		onEdit(messageId, null)
		// The button is there again with the next paint.
		requestAnimationFrame(() => document.getElementById(editId(messageId))?.focus())
	}

	return (
		<div className="message-log" role="log" aria-live="off" aria-label={t('chat_messages')}>
			{hasEarlier ? (
				<Link className="text-link" to={`${page}?before=${messages[0]?.id}`}>
					{t('chat_earlier')}
				</Link>
			) : null}
			{messages.map((message, at) => {
				const day = clock.day(message.timestamp)
				const before = messages[at - 1]
				const isNewDay = before ? clock.day(before.timestamp) !== day : day !== today
				const own = message.role === 'user' ? message : before
				const written = hasLater ? undefined : edits.find(({ messageId }) => messageId === message.id)
				return (
					<Fragment key={message.id}>
						{isNewDay ? <p className="message-day meta">{day}</p> : null}
						{written || edited === message.id ? (
							<EditMessage
								text={written?.text ?? message.content}
								hasFocus={edited === message.id}
								canAsk={canAsk}
								onWrite={(text) => onEdit(message.id, text)}
								onSend={(text) => {
									sendAgain(message, text)
									onEdit(message.id, null)
								}}
								onCancel={() => leaveEdit(message.id)}
							/>
						) : (
							<Message
								message={message}
								clock={clock}
								isFound={message.id === found}
								headAction={
									message.role === 'user' && canAsk ? (
										<>
											{renderExit(message)}
											<EditButton id={editId(message.id)} onEdit={() => setEdited(message.id)} />
										</>
									) : null
								}
							>
								{message.versions && own && conversationId && !isWaiting ? (
									<MessageVersions
										conversationId={conversationId}
										of={message.role}
										branch={own.id}
										versions={message.versions}
									/>
								) : null}
								{message.role === 'assistant' ? (
									<ReplyActions
										reply={message}
										userId={userId}
										exit={renderExit(message)}
										onAskAgain={own && canAsk ? () => sendAgain(own, own.content) : null}
									/>
								) : null}
							</Message>
						)}
						{message.id === lastUnseen ? (
							<p className="message-unseen hint" data-message="chat_unseen_above">
								{t('chat_unseen_above')}
							</p>
						) : null}
					</Fragment>
				)
			})}
			{hasLater ? (
				<Link className="text-link" to={page}>
					{t('chat_to_latest')}
				</Link>
			) : null}
		</div>
	)
}

const editId = (messageId: string) => `edit-${messageId}`

function EditButton({ id, onEdit }: { id: string; onEdit: () => void }) {
	const { t } = useWords()
	return (
		<button
			id={id}
			className="icon-button needs-script"
			type="button"
			aria-label={t('chat_edit_message')}
			onClick={onEdit}
		>
			<Pencil className="icon icon-small" aria-hidden="true" />
		</button>
	)
}

/** Under an answer: copy it, keep it, or have another one written beside it. */
function ReplyActions({
	reply,
	userId,
	exit,
	onAskAgain,
}: {
	reply: ShownMessage
	userId: string
	exit: ReactNode
	onAskAgain: (() => void) | null
}) {
	const { t } = useWords()
	const { content, state } = reply
	if (state === 'streaming') return null
	const isWhole = state === 'complete' && content !== ''
	return (
		<div className="message-actions needs-script">
			{onAskAgain && !isWhole ? (
				<button className="button button-secondary button-small" type="button" onClick={onAskAgain}>
					<RotateCcw className="icon icon-small" aria-hidden="true" />
					{t('try_again')}
				</button>
			) : null}
			{content ? <CopyIcon text={content} label={t('chat_copy_answer')} failure="chat_copy_failed" /> : null}
			{onAskAgain && isWhole ? (
				<button
					className="icon-button"
					type="button"
					aria-label={t('chat_answer_anew')}
					title={t('chat_answer_anew')}
					onClick={onAskAgain}
				>
					<RotateCcw className="icon icon-small" aria-hidden="true" />
				</button>
			) : null}
			{content ? <SaveReply reply={reply} userId={userId} /> : null}
			{content ? exit : null}
		</div>
	)
}
