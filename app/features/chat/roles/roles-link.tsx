import { SlidersHorizontal } from 'lucide-react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'

/** The way to what the chat is told beforehand; says so where something of it is told in every conversation. */
export function RolesLink({ hasInstruction }: { hasInstruction: boolean }) {
	const { t } = useWords()
	return (
		<p className="chat-roles-link">
			<Link className="text-link" to={href('/chat-legend/roles')}>
				<SlidersHorizontal className="icon icon-small" aria-hidden="true" />
				{t('chat_roles')}
			</Link>
			{hasInstruction ? <span className="hint">{t('chat_instruction_is_on')}</span> : null}
		</p>
	)
}
