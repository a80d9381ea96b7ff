import type { ReactNode } from 'react'
import { LANGUAGE_NAME, LANGUAGE_TAG, type Language } from '~/i18n/language'

import { MarkedArea } from './marked-area'

interface DeskFieldProps {
	/** Its place: the id of the field, and with dots for dashes its name. */
	place: string
	label: string
	/** The language that is written here, where it is one of the two. */
	side?: Language
	value: string
	onChange: (value: string) => void
	/** More than one line. */
	rows?: number
	longest: number
	/** A prompt's text, with its blanks marked. */
	isMono?: boolean
	/** Whether a day is written here. */
	isDay?: boolean
	className?: string
	hint?: ReactNode
}

/** A field of the desk. Two stand beside each other for the languages, so that each says which one it is. */
export function DeskField({
	place,
	label,
	side,
	value,
	onChange,
	rows,
	longest,
	isMono = false,
	isDay = false,
	className,
	hint,
}: DeskFieldProps) {
	const shared = {
		id: place,
		name: place.replaceAll('-', '.'),
		className: isMono ? 'input mono' : 'input',
		lang: side && LANGUAGE_TAG[side],
		maxLength: longest,
		value,
		'aria-describedby': hint ? `${place}-hint` : undefined,
	}
	return (
		<div className={className ? `field ${className}` : 'field'}>
			<label htmlFor={place}>
				{label}
				{side ? <span className="visually-hidden">{` (${LANGUAGE_NAME[side]})`}</span> : null}
			</label>
			{rows && isMono ? (
				<MarkedArea {...shared} rows={rows} onChange={(event) => onChange(event.currentTarget.value)} />
			) : rows ? (
				<textarea {...shared} rows={rows} onChange={(event) => onChange(event.currentTarget.value)} />
			) : (
				<input
					{...shared}
					type={isDay ? 'date' : 'text'}
					maxLength={isDay ? undefined : longest}
					onChange={(event) => onChange(event.currentTarget.value)}
				/>
			)}
			{hint ? (
				<span className="hint" id={`${place}-hint`}>
					{hint}
				</span>
			) : null}
		</div>
	)
}
