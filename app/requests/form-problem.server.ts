import { AWAY_SECONDS, Refused } from '~/core/refuse.server'
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
