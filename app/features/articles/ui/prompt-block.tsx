import { useRef } from 'react'
import { partsOf } from '~/features/library/blanks'
import { useWords } from '~/i18n/words'
import { CopyButton, selectText } from '~/ui/copy-button'

/** A prompt in an article: on ruled lines with its blanks marked, character by character what is copied. */
export function PromptBlock({ text }: { text: string }) {
	const { t } = useWords()
	const shown = useRef<HTMLDivElement>(null)
	return (
		<div className="prompt-block">
			<div ref={shown} className="ruled prompt-text">
				{partsOf(text).map((part) =>
					part.kind === 'text' ? (
						part.text
					) : (
						<span key={part.at} className="slot">
							[{part.name}]
						</span>
					),
				)}
			</div>
			<CopyButton
				className="button-secondary button-small"
				text={text}
				label={t('copy_prompt')}
				onFail={() => selectText(shown.current)}
			/>
		</div>
	)
}
