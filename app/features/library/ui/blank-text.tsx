import { Fragment } from 'react'
import { type Filled, filledAt, type PromptPart, partsOf } from '../blanks'

/**
 * A prompt's text with its blanks marked: empty ones between brackets, filled ones as they will be copied. A text that
 * can't be cut at its blanks, whatever the reason, is shown as it was written.
 */
export function BlankText({
	text,
	filled,
	cut = partsOf,
}: {
	text: string
	filled: Filled
	cut?: (text: string) => PromptPart[]
}) {
	return partsOrText(text, cut).map((part, index) => {
		const key = `${index}`
		if (part.kind === 'text') return <Fragment key={key}>{part.text}</Fragment>
		const value = filledAt(part.name, filled)
		return (
			<span key={key} className={value ? 'slot on' : 'slot'}>
				{value || part.name}
			</span>
		)
	})
}

function partsOrText(text: string, cut: (text: string) => PromptPart[]): PromptPart[] {
	try {
		return cut(text)
	} catch {
		return [{ kind: 'text', at: 0, text }]
	}
}
