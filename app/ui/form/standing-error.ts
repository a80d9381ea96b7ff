import { type FormEvent, useState } from 'react'
import { useActionData } from 'react-router'
import type { MessageId } from '~/i18n/words'

const NO_ANSWER = Symbol('no answer')

/**
 * What is still wrong with a field: what the answer to its form said, until something else stands there. A field that is
 * emptied again is as wrong as before. Forms that answer otherwise say themselves what still holds.
 */
export function useStandingError(error: MessageId | undefined) {
	const answer: unknown = useActionData()
	const [mended, setMended] = useState<unknown>(NO_ANSWER)
	const isMended = answer !== undefined && mended === answer
	return {
		error: isMended ? undefined : error,
		onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
			if (error && answer) setMended(currentTarget.value.trim() ? answer : NO_ANSWER)
		},
	}
}
