import { useState } from 'react'
import { useWords } from '~/i18n/words'
import { wordsOfReply } from '../chat'
import type { ShownMessage } from './chat-state'

/** More would be a lecture: the answer itself can be read where it stands. */
const LONGEST_NEWS = 600

/** Tells screen readers of a reply once it has ended, not of each of its pieces. */
export function ReplyAnnouncer({ messages }: { messages: readonly ShownMessage[] }) {
	const { t } = useWords()
	const last = messages.at(-1)
	const isWaiting = last?.role === 'assistant' && last.state === 'streaming'
	const [hasWaited, setHasWaited] = useState(isWaiting)
	if (isWaiting && !hasWaited) setHasWaited(true)
	return (
		<p className="visually-hidden" role="status">
			{hasWaited && !isWaiting && last?.role === 'assistant' ? newsOf(last) : null}
		</p>
	)

	function newsOf({ content, state, problem }: ShownMessage): string {
		if (state === 'failed') return content ? t('chat_announce_failed') : problem || t('error_sending_message')
		const text = wordsOfReply(content.slice(0, 4 * LONGEST_NEWS)) || t('chat_no_reply')
		return t('chat_announce_reply', { text: text.slice(0, LONGEST_NEWS) })
	}
}
