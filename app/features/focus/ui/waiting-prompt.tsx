import { useNavigate } from 'react-router'
import { useWords } from '~/i18n/words'
import { beginWith } from '../saving/begun-with'
import type { Saver } from '../saving/saver'
import { focusAddress, type WantedFocus } from './focus-address'
import { PROMPT_FIELD } from './session-prompts'

/** What is to be worked on once this session has ended; its text can be used in this one, below what is typed in the field. */
export function WaitingPrompt({
	wanted: { title, promptId },
	promptText,
	saver,
	isReady,
}: {
	wanted: WantedFocus
	promptText: string
	saver: Saver
	isReady: boolean
}) {
	const { t } = useWords()
	const navigate = useNavigate()

	async function takeIn() {
		const { text } = beginWith({ promptId, promptText })
		saver.texts.add('prompt', text)
		await navigate(focusAddress({ tab: 'tasks' }), { replace: true, preventScrollReset: true })
		document.getElementById(PROMPT_FIELD)?.focus()
	}

	return (
		<div className="mt-4">
			<p className="hint">{t('focus_session_waiting', { title })}</p>
			{promptText ? (
				<button
					className="button button-secondary button-small needs-script mt-3"
					type="button"
					disabled={!isReady}
					onClick={() => void takeIn()}
				>
					{t('use_in_this_session')}
				</button>
			) : null}
		</div>
	)
}
