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
	ref,
}: {
	text: string
	blanks: readonly Blank[]
	filled: Filled
	lang: string | undefined
	ref: Ref<HTMLDivElement>
}) {
	return (
		<div ref={ref} className="ruled prompt-text" lang={lang}>
			{partsOf(text).map((part) => {
				if (part.kind === 'text') return part.text
				const position = blanks.findIndex(({ name }) => name === part.name)
				return (
					<label
						key={part.at}
						className={filledAt(part.name, filled) ? 'slot on' : 'slot'}
						htmlFor={position < 0 ? undefined : fieldId(position)}
					>
						{shownAt(part.name, filled)}
					</label>
				)
			})}
		</div>
	)
}
