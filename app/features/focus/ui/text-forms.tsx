import { type MessageId, useWords } from '~/i18n/words'

/** A text that was changed in two places: all its forms are shown, nothing waits, and the person keeps one when they like. */
export function TextForms({
	question,
	forms,
	isReady,
	onKeep,
}: {
	question: MessageId
	forms: readonly string[]
	isReady: boolean
	onKeep: (form: string) => void
}) {
	const { t } = useWords()
	if (forms.length < 2) return null
	return (
		<fieldset className="text-forms" disabled={!isReady} data-message={question}>
			<legend>{t(question)}</legend>
			{forms.map((form) => (
				<button
					key={form}
					className="button button-secondary button-small"
					type="button"
					aria-label={t('keep_this_form', { text: form })}
					onClick={() => onKeep(form)}
				>
					{form}
				</button>
			))}
		</fieldset>
	)
}
