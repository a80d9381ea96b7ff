import { Send } from 'lucide-react'
import { FieldError } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { addLastPrompt, FOCUS_LIMITS, type FocusWork, tidy } from '~/domain/focus-work'
import { useWords } from '~/i18n/words'

export const PROMPT_FIELD = 'focus-prompt'

/** Notes a prompt that is used in this session; blank ones can't be sent (spec 5). */
export function PromptBox({
	text,
	isReady,
	onType,
	onChange,
}: {
	text: string
	isReady: boolean
	onType: (text: string) => void
	onChange: (edit: (work: FocusWork) => FocusWork) => void
}) {
	const { t } = useWords()
	const showToast = useToast()
	const isTooLong = tidy(text).length > FOCUS_LIMITS.prompt
	return (
		<form
			className="field needs-script mt-7"
			onSubmit={(event) => {
				event.preventDefault()
				onChange((work) => addLastPrompt(work, text))
				onType('')
				showToast('prompt_noted')
			}}
		>
			<label htmlFor={PROMPT_FIELD}>{t('use_a_prompt')}</label>
			<textarea
				className="input mono"
				id={PROMPT_FIELD}
				rows={2}
				value={text}
				placeholder={t('paste_or_type_a_prompt')}
				disabled={!isReady}
				aria-invalid={isTooLong ? true : undefined}
				aria-describedby={isTooLong ? `${PROMPT_FIELD}-error` : undefined}
				onChange={(event) => onType(event.target.value)}
			/>
			{isTooLong ? <FieldError id={`${PROMPT_FIELD}-error`} error="focus_text_too_long" /> : null}
			<div>
				<button
					className="button button-secondary button-small"
					type="submit"
					disabled={!isReady || isTooLong || tidy(text) === ''}
				>
					{t('send_prompt')}
					<Send className="icon icon-small" aria-hidden="true" />
				</button>
			</div>
		</form>
	)
}
