import { useRef } from 'react'
import { useWords } from '~/i18n/words'
import { CopyButton, selectText } from '~/ui/copy-button'

/** A command for a terminal, character by character what is copied. */
export function Command({ text }: { text: string }) {
	const { t } = useWords()
	const shown = useRef<HTMLPreElement>(null)
	return (
		<div className="command">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keyboard */}
			<pre ref={shown} className="mono" tabIndex={0}>
				{text}
			</pre>
			<CopyButton
				className="button-secondary button-small"
				text={text}
				label={t('copy_command')}
				onFail={() => selectText(shown.current)}
			/>
		</div>
	)
}
