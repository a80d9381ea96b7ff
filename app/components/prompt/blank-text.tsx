import { Fragment } from 'react'
import { type Filled, filledAt, partsOf } from '~/domain/blanks'

/** A prompt's text with its blanks marked: empty ones between brackets, filled ones as they will be copied. */
export function BlankText({ text, filled }: { text: string; filled: Filled }) {
	return partsOf(text).map((part, index) => {
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
