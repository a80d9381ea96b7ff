import type { z } from 'zod'
import { isMessageId } from '~/i18n/all-words.server'
import type { MessageId } from '~/i18n/words'

/** The first thing that is wrong with each field, as a message id. */
export type FieldErrors<Field extends string = string> = { [Name in Field]?: MessageId }

/**
 * What to write beside each field of a form. Schemas name message ids as their errors; anything else means that the
 * field came in a shape that our own forms never send.
 */
export function fieldErrors<Output>(error: z.ZodError<Output>): FieldErrors<Extract<keyof Output, string>> {
	const errors = new Map<string, MessageId>()
	for (const { path, message } of error.issues) {
		const field = String(path[0] ?? '')
		if (!errors.has(field)) errors.set(field, isMessageId(message) ? message : 'field_invalid')
	}
	const first: FieldErrors = Object.fromEntries(errors)
	return first
}
