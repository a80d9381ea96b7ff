import { ChevronDown } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { useWords } from '~/i18n/words'
import type { Filled } from '../blanks'
import type { PromptBody } from '../prompt'
import { PromptText } from './prompt-text'

/** Shorter texts are shown whole on any window. */
const FOLDED_FROM = { characters: 200, lines: 5 }

/** A prompt's text for someone who may read it. On a narrow window a long one is folded below its fields, by styles alone. */
export function PromptSheet({
	body: { promptText, blanks },
	lang,
	filled,
	at,
	ref,
}: {
	body: PromptBody
	lang: string | undefined
	filled: Filled
	/** The id of the field that has the focus. */
	at: string | null
	ref: Ref<HTMLDivElement>
}) {
	const { t } = useWords()
	const id = useId()
	const [isOpen, setIsOpen] = useState(false)
	const isFolded =
		promptText.length >= FOLDED_FROM.characters || promptText.split('\n').length >= FOLDED_FROM.lines
	return (
		<div className={isFolded && !isOpen ? 'prompt-sheet-body folded' : 'prompt-sheet-body'}>
			<h2 className="visually-hidden">{t('tab_prompt')}</h2>
			<PromptText ref={ref} id={id} text={promptText} blanks={blanks} filled={filled} lang={lang} at={at} />
			{isFolded ? (
				<button
					className="fold-toggle needs-script"
					type="button"
					aria-expanded={isOpen}
					aria-controls={id}
					onClick={() => setIsOpen(!isOpen)}
				>
					{isOpen ? t('fold_prompt') : t('unfold_prompt')}
					<ChevronDown className="icon" aria-hidden="true" />
				</button>
			) : null}
		</div>
	)
}

/** How many words a text has, as people count them. */
export function countWords(text: string): number {
	return text.trim().split(/\s+/).length
}
