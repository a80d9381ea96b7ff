import type { MessageId, MessageValues } from '~/i18n/words'
import { FieldError } from '~/ui/form/field'

/** What is wrong with a field while it is being typed into, read out as soon as it is wrong. */
export function LiveError({
	id,
	error,
	values,
}: {
	id: string
	error: MessageId | undefined
	values?: MessageValues
}) {
	if (!error) return null
	return (
		<span role="alert">
			<FieldError id={id} error={error} values={values} />
		</span>
	)
}
