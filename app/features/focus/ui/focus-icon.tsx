import { Timer } from 'lucide-react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'

/** What stands before the id of a message of one's own conversations where a session begins with it. */
export const CHAT_MESSAGE = 'chat:'

/** Leads who has focus mode from a message of the chat to a session that begins with it. */
export function FocusIcon({ messageId }: { messageId: string }) {
	const { t } = useWords()
	const label = t('start_focus_session')
	return (
		<Link
			className="icon-button"
			to={`${href('/focus')}?prompt=${CHAT_MESSAGE}${messageId}`}
			aria-label={label}
			title={label}
		>
			<Timer className="icon" aria-hidden="true" />
		</Link>
	)
}
