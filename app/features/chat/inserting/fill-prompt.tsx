import '../words/load'
import { useEffect } from 'react'
import { fillIn } from '~/features/library/blanks'
import { BlankText } from '~/features/library/ui/blank-text'
import { FillInForm } from '~/features/library/ui/fill-in-form'
import { fieldId, useBlanks } from '~/features/library/ui/use-blanks'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { Dialog } from '~/ui/dialog'
import type { InsertablePrompt } from './load-prompt'

/** A prompt before it goes into a message: its blanks as fields, remembered as on its own page. */
export default function FillPrompt({
	prompt: { id, title, promptText, blanks, defaults, language: written },
	onInsert,
	onClose,
}: {
	prompt: InsertablePrompt
	onInsert: (text: string) => void
	onClose: () => void
}) {
	const { t, language } = useWords()
	const values = useBlanks(blanks, id, written, defaults)
	useEffect(() => document.getElementById(fieldId(0))?.focus(), [])
	const lang = written === language ? undefined : LANGUAGE_TAG[written]
	return (
		<Dialog title={t('chat_insert_title', { title })} isForm onClose={onClose}>
			<div className="fill-prompt">
				<FillInForm blanks={blanks} lang={lang} values={values} />
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls by keyboard too */}
				<section className="chat-preview" aria-label={title} lang={lang} tabIndex={0}>
					<BlankText text={promptText} filled={values.told} />
				</section>
				<div className="dialog-foot row">
					<button
						className="button button-primary"
						type="button"
						onClick={() => onInsert(fillIn(promptText, values.told))}
					>
						{t('chat_insert')}
					</button>
					<button className="button button-quiet" type="button" onClick={onClose}>
						{t('close')}
					</button>
				</div>
			</div>
		</Dialog>
	)
}
