import { useWords } from '~/i18n/words'
import type { RoleAnswer } from './role-answer'

/** What another tab or device stored meanwhile, above what was typed here. */
export function StoredInstead({ stored }: { stored: RoleAnswer['stored'] }) {
	const { t } = useWords()
	if (!stored) return null
	return (
		<div className="note note-kept">
			<div>
				<b>{t('chat_instruction_stored')}</b>
				{stored.name ? <p>{stored.name}</p> : null}
				<p className="whitespace-pre-wrap wrap-anywhere">{stored.instruction}</p>
			</div>
		</div>
	)
}
