import { CornerUpLeft, Send } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '~/i18n/words'
import { CopyButton, selectText } from '~/ui/copy-button'
import { useToast } from '~/ui/toast'
import { FOCUS_LIMITS, isTooLong, tidy } from '../focus-work'
import type { HalfTypedHere } from '../saving/use-saver'
import { LiveError } from './live-error'
import { PromptExits } from './prompt-exits'

export const PROMPT_FIELD = 'focus-prompt'

/** Notes a prompt that is used in this session; blank ones can't be sent. The field keeps the focus. */
export function PromptBox({
	prompt: { text, type },
	isReady,
	onAdd,
}: {
	prompt: HalfTypedHere
	isReady: boolean
	onAdd: () => void
}) {
	const { t } = useWords()
	const showToast = useToast()
	const error = isTooLong(text, 'prompt') ? 'focus_text_too_long' : undefined
	return (
		<form
			className="field needs-script mt-7"
			onSubmit={(event) => {
				event.preventDefault()
				onAdd()
				showToast('prompt_noted')
				document.getElementById(PROMPT_FIELD)?.focus()
			}}
		>
			<label htmlFor={PROMPT_FIELD}>{t('use_a_prompt')}</label>
			<textarea
				className="input mono"
				id={PROMPT_FIELD}
				aria-keyshortcuts="U"
				rows={2}
				value={text}
				placeholder={t('paste_or_type_a_prompt')}
				disabled={!isReady}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${PROMPT_FIELD}-error` : undefined}
				onChange={(event) => type(event.target.value)}
			/>
			<LiveError id={`${PROMPT_FIELD}-error`} error={error} values={{ most: FOCUS_LIMITS.prompt }} />
			<div className="row exits">
				<button
					className="button button-secondary button-small"
					type="submit"
					disabled={!isReady || error !== undefined || tidy(text) === ''}
				>
					{t('send_prompt')}
					<Send className="icon icon-small" aria-hidden="true" />
				</button>
				{isReady && tidy(text) ? <PromptExits text={tidy(text)} /> : null}
			</div>
		</form>
	)
}

/** The prompts that were used last, the newest first, each to copy or to use again. */
export function PromptHistory({
	prompts,
	isReady,
	onReuse,
}: {
	prompts: readonly string[]
	isReady: boolean
	/** Null where there is no session to use one in. */
	onReuse: ((prompt: string) => void) | null
}) {
	const { t } = useWords()
	if (prompts.length === 0) {
		return (
			<p className="muted" data-message="no_prompts_used">
				{t('no_prompts_used')}
			</p>
		)
	}
	return (
		<ol className="used-prompts" aria-label={t('last_prompts')}>
			{prompts.map((prompt) => (
				<UsedPrompt
					key={prompt}
					prompt={prompt}
					isReady={isReady}
					onReuse={onReuse && (() => onReuse(prompt))}
				/>
			))}
		</ol>
	)
}

function UsedPrompt({
	prompt,
	isReady,
	onReuse,
}: {
	prompt: string
	isReady: boolean
	onReuse: (() => void) | null
}) {
	const { t } = useWords()
	const text = useRef<HTMLParagraphElement>(null)
	return (
		<li>
			{/* A region that scrolls can be reached by keyboard. */}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
			<p ref={text} className="mono" tabIndex={0}>
				{prompt}
			</p>
			<div className="row exits">
				<CopyButton
					text={prompt}
					label={t('copy_prompt')}
					className="button-secondary button-small"
					onFail={() => selectText(text.current)}
				/>
				{onReuse ? (
					<button
						className="button button-quiet button-small needs-script"
						type="button"
						disabled={!isReady}
						onClick={onReuse}
					>
						<CornerUpLeft className="icon icon-small" aria-hidden="true" />
						{t('use_again')}
					</button>
				) : null}
				<PromptExits text={prompt} />
			</div>
		</li>
	)
}
