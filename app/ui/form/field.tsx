import { CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { type MessageId, useWords } from '~/i18n/words'

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
	name: string
	label: string
	/** What is wrong with what was sent. */
	error?: MessageId | undefined
	hint?: ReactNode
	/** Stands at the end of the label's line. */
	aside?: ReactNode
	/** A button inside the field, at its end. */
	button?: ReactNode
}

/** One line to fill in: label above, hint below, then what is wrong with it. */
export function Field({ label, error, hint, aside, button, id, ...given }: FieldProps) {
	const made = useId()
	const own = id ?? made
	const described = [hint && !error ? `${own}-hint` : '', error ? `${own}-error` : '']
		.filter(Boolean)
		.join(' ')
	const input = (
		<input
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
			{error ? <FieldError id={`${own}-error`} error={error} /> : null}
		</div>
	)
}

/** What is wrong with a field: icon and text, tied to it by `aria-describedby`. */
export function FieldError({ id, error }: { id: string; error: MessageId }) {
	const { t } = useWords()
	return (
		<span className="field-error" id={id} data-message={error}>
			<CircleAlert className="icon" aria-hidden="true" />
			{t(error)}
		</span>
	)
}
