import { useRef } from 'react'
import { useWords } from '~/i18n/words'
import { CopyButton, selectText } from '~/ui/copy-button'
import { fillIn } from '../blanks'
import type { PromptBody } from '../prompt'
import { FillInForm } from './fill-in-form'
import { OpenIn } from './open-in'
import { PromptText } from './prompt-text'
import type { FilledBlanks } from './use-blanks'

/** The prompt tab for someone who may read the text: the text, the fields for its blanks, and what to do with it. */
export function OpenPrompt({
	body: { promptText, blanks },
	lang,
	values,
	onCopied,
}: {
	body: PromptBody
	lang: string | undefined
	values: FilledBlanks
	onCopied?: (() => void) | undefined
}) {
	const { t } = useWords()
	const shown = useRef<HTMLDivElement>(null)
	const text = fillIn(promptText, values.filled)
	return (
		<>
			<div className="prompt-sheet-body">
				<h2 className="visually-hidden">{t('tab_prompt')}</h2>
				<PromptText ref={shown} text={promptText} blanks={blanks} filled={values.filled} lang={lang} />
			</div>
			{blanks.length > 0 ? <FillInForm blanks={blanks} lang={lang} values={values} /> : null}
			<div className="prompt-actions">
				<CopyButton
					className="button-primary"
					text={text}
					label={t('copy_prompt')}
					onFail={() => selectText(shown.current)}
					onCopied={onCopied}
				/>
				<OpenIn text={text} />
			</div>
		</>
	)
}
