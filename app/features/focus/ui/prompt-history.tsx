import { CornerUpLeft } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '~/i18n/words'
import { CopyButton, selectText } from '~/ui/copy-button'

/** The prompts that were used last, the newest first, each to copy or to use again. */
export function PromptHistory({
	prompts,
	isReady,
	onReuse,
}: {
	prompts: readonly string[]
	isReady: boolean
	onReuse: (prompt: string) => void
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
				<UsedPrompt key={prompt} prompt={prompt} isReady={isReady} onReuse={() => onReuse(prompt)} />
			))}
		</ol>
	)
}

function UsedPrompt({ prompt, isReady, onReuse }: { prompt: string; isReady: boolean; onReuse: () => void }) {
	const { t } = useWords()
	const text = useRef<HTMLParagraphElement>(null)
	return (
		<li>
			{/* A region that scrolls can be reached by keyboard. */}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
			<p ref={text} className="mono" tabIndex={0}>
				{prompt}
			</p>
			<div className="row">
				<CopyButton
					text={prompt}
					label={t('copy_prompt')}
					className="button-secondary button-small"
					onFail={() => selectText(text.current)}
				/>
				<button
					className="button button-quiet button-small needs-script"
					type="button"
					disabled={!isReady}
					onClick={onReuse}
				>
					<CornerUpLeft className="icon icon-small" aria-hidden="true" />
					{t('use_again')}
				</button>
			</div>
		</li>
	)
}
