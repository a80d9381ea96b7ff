import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import type { MessageId, MessageValues } from '~/i18n/words'
import { FieldError } from './field'
import { useStandingError } from './standing-error'

interface TextFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
	name: string
	label: ReactNode
	error?: MessageId | undefined
	/** What the placeholders of `error` stand for. */
	values?: MessageValues | undefined
	hint?: ReactNode
	isPromptText?: boolean
}

/** Several lines to fill in: label above, hint below, then what is wrong with it. */
export function TextField({
	label,
	error: told,
	values,
	hint,
	isPromptText = false,
	...area
}: TextFieldProps) {
	const { error, onInput } = useStandingError(told)
	const id = useId()
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<textarea
				onInput={onInput}
				{...area}
				className={isPromptText ? 'input mono' : 'input'}
				id={id}
				aria-invalid={error ? true : undefined}
				aria-describedby={[hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')}
			/>
			{hint ? (
				<span className="hint" id={`${id}-hint`}>
					{hint}
				</span>
			) : null}
			{error ? <FieldError id={`${id}-error`} error={error} values={values} /> : null}
		</div>
	)
}
