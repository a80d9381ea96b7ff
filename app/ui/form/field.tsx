import { CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { useStandingError } from './standing-error'

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
	name: string
	label: string
	/** What is wrong with what was sent. */
	error?: MessageId | undefined
	/** What the placeholders of `error` stand for. */
	values?: MessageValues | undefined
	hint?: ReactNode
	/** Stands at the end of the label's line. */
	aside?: ReactNode
	/** A button inside the field, at its end. */
	button?: ReactNode
}

/** One line to fill in: label above, hint below, then what is wrong with it. */
export function Field({ label, error: told, values, hint, aside, button, id, ...given }: FieldProps) {
	const { error, onInput } = useStandingError(told)
	const made = useId()
	const own = id ?? made
	const described = [hint && !error ? `${own}-hint` : '', error ? `${own}-error` : '']
		.filter(Boolean)
		.join(' ')
	const input = (
		<input
			onInput={onInput}
			{...given}
			className="input"
			id={own}
			aria-invalid={error ? true : undefined}
			aria-describedby={described || undefined}
		/>
	)
	const labelling = <label htmlFor={own}>{label}</label>
	return (
		<div className="field">
			{aside ? (
				<div className="row justify-between">
					{labelling}
					{aside}
				</div>
			) : (
				labelling
			)}
			{button ? (
				<div className="field-box">
					{input}
					{button}
				</div>
			) : (
				input
			)}
			{hint && !error ? (
				<span className="hint" id={`${own}-hint`}>
					{hint}
				</span>
			) : null}
			{error ? <FieldError id={`${own}-error`} error={error} values={values} /> : null}
		</div>
	)
}

/** What is wrong with a field: icon and text, tied to it by `aria-describedby`. */
export function FieldError({
	id,
	error,
	values,
}: {
	id: string
	error: MessageId
	values?: MessageValues | undefined
}) {
	const { t } = useWords()
	return (
		<span className="field-error" id={id} data-message={error}>
			<CircleAlert className="icon" aria-hidden="true" />
			{t(error, values)}
		</span>
	)
}
