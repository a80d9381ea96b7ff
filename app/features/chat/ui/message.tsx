import type { ReactNode } from 'react'
import { PLANS } from '~/core/plans'
import type { Clock } from '~/i18n/clock'
import { useWords } from '~/i18n/words'
import type { ShownMessage } from './chat-state'
import { OwnText } from './own-text'
import { ReplyText } from './reply-text'
import { messagePlace } from './use-stick-to-end'

/** One message with who said it and when; what can be done with it stands below. */
export function Message({
	message,
	clock,
	headAction,
	isFound,
	children,
}: {
	message: ShownMessage
	clock: Clock
	/** Whether it is what the person looked for. */
	isFound: boolean
	/** At the end of the line that says who and when. */
	headAction?: ReactNode
	children?: ReactNode
}) {
	const { t } = useWords()
	const { role, content, state, timestamp } = message
	const isOwn = role === 'user'
	const isSilent = state === 'streaming' && content === ''
	return (
		<article id={messagePlace(message.id)} className="message" data-found={isFound || undefined}>
			<span className={isOwn ? 'speaker speaker-person' : 'speaker speaker-ai'} aria-hidden="true">
				{isOwn ? 'U' : 'AI'}
			</span>
			<div className="message-head">
				<p>{isOwn ? t('chat_you') : PLANS.pro.title}</p>
				{isSilent ? null : <time dateTime={timestamp}>{clock.time(timestamp)}</time>}
				{headAction}
			</div>
			{isOwn ? <OwnText text={content} isFolded={!isFound} /> : <Reply message={message} />}
			{children}
		</article>
	)
}

function Reply({ message: { content, state, problem } }: { message: ShownMessage }) {
	const { t } = useWords()
	const isStreaming = state === 'streaming'
	return (
		<div className="message-reply">
			{content ? <ReplyText text={content} isStreaming={state !== 'complete'} /> : null}
			{isStreaming ? (
				<p className="typing" role="status">
					<i />
					<i />
					<i />
					<span className="visually-hidden">{t('chat_writing')}</span>
				</p>
			) : null}
			{state === 'complete' && content === '' ? (
				<p data-message="chat_no_reply">{t('chat_no_reply')}</p>
			) : null}
			{state === 'stopped' ? (
				<p className="hint" data-message="chat_stopped">
					{t('chat_stopped')}
				</p>
			) : null}
			{state === 'failed' && content !== '' ? (
				<p className="message-problem" data-message="chat_cut_off">
					{t('chat_cut_off')}
				</p>
			) : null}
			{state === 'failed' && content === '' ? (
				<p className="message-problem" data-message="error_sending_message">
					{problem || t('error_sending_message')}
				</p>
			) : null}
		</div>
	)
}
