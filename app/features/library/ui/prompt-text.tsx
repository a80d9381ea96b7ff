import type { Ref } from 'react'
import { type Filled, filledAt, partsOf, shownAt } from '../blanks'
import type { Blank } from '../prompt'
import { fieldId } from './use-blanks'

/**
 * A prompt's text on ruled lines, character by character what is copied, so that selecting it by hand copies the same.
 * A press on a blank leads to its field.
 */
export function PromptText({
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
					>
						{shownAt(part.name, filled)}
					</label>
				)
			})}
		</div>
	)
}
