import type { z } from 'zod'
import { AWAY_SECONDS, Refused } from '~/core/refuse.server'
import { isMessageId } from '~/i18n/translate.server'
import type { MessageId, MessageValues } from '~/i18n/words'
import { log } from '~/log.server'

/** What a form says when it was refused as a whole, and the answer's status and headers. */
export interface FormProblem {
	problem: MessageId
	/** What the message's placeholders stand for. */
	values: MessageValues | undefined
	init: { status: number; headers?: Headers }
}

/**
 * A rule's no as its form shows it. Where no rule spoke, something broke: that is recorded, and the form stays with
 * what was typed and the message that stands in where there is no other.
 */
export function formProblem(error: unknown, fallback: MessageId): FormProblem {
	if (error instanceof Refused) {
		const headers = new Headers()
		const retryAfter = error.headers.get('Retry-After')
		if (retryAfter) headers.set('Retry-After', retryAfter)
		const { message = fallback, values, status } = error
		return { problem: message, values, init: { status, headers } }
	}
	log.error({ err: error }, 'a form failed')
	return {
		problem: fallback,
		values: undefined,
		init: { status: 503, headers: new Headers({ 'Retry-After': String(AWAY_SECONDS) }) },
	}
}

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
