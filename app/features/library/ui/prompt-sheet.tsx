import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { useWords } from '~/i18n/words'
import { type Filled, filledAt, partsOf, shownAt } from '../blanks'
import type { Blank, PromptBody } from '../prompt'
import { fieldId } from './use-blanks'

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

/**
 * A prompt's text on ruled lines, character by character what is copied, so that selecting it by hand copies the same.
 * A press on a blank leads to its field.
 */
function PromptText({
	text,
	blanks,
	filled,
	lang,
	at,
	id,
	ref,
}: {
	text: string
	blanks: readonly Blank[]
	filled: Filled
	lang: string | undefined
	/** The id of the field that has the focus: its blank is outlined. */
	at: string | null
	id: string
	ref: Ref<HTMLDivElement>
}) {
	return (
		<div ref={ref} className="ruled prompt-text" id={id} lang={lang}>
			{partsOf(text).map((part) => {
				if (part.kind === 'text') return part.text
				const position = blanks.findIndex(({ name }) => name === part.name)
				const field = position < 0 ? undefined : fieldId(position)
				return (
					<label
						key={part.at}
						className={`slot${filledAt(part.name, filled) ? ' on' : ''}${field === at ? ' is-at' : ''}`}
						htmlFor={field}
						tabIndex={-1}
						onKeyDown={toField}
					>
						{shownAt(part.name, filled)}
					</label>
				)
			})}
		</div>
	)
}

/** Who came from a field by its key goes back by one; a label of its own accord takes presses only. */
function toField(event: KeyboardEvent<HTMLLabelElement>) {
	if (event.key !== 'Enter' && event.key !== ' ') return
	event.preventDefault()
	event.currentTarget.control?.focus()
}
