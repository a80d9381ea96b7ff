import { type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import type { MessageId } from '~/i18n/words'
import { FieldError } from './field'
import { useStandingError } from './standing-error'

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
	name: string
	label: string
	error?: MessageId | undefined
	hint?: ReactNode
	/** The options. */
	children: ReactNode
}

/** One of several to choose: label above, hint below, then what is wrong with it. */
export function SelectField({ label, error: told, hint, children, ...select }: SelectFieldProps) {
	const { error, onInput } = useStandingError(told)
	const id = useId()
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<select
				onInput={onInput}
				{...select}
				className="input"
				id={id}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
			>
				{children}
			</select>
			{hint && !error ? (
				<span className="hint" id={`${id}-hint`}>
					{hint}
				</span>
			) : null}
			{error ? <FieldError id={`${id}-error`} error={error} /> : null}
		</div>
	)
}
