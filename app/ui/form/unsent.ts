import { useState } from 'react'
import { data, isRouteErrorResponse } from 'react-router'
import type { MessageId, MessageValues } from '~/i18n/words'

/** What a form says that did not come to its action. */
export interface Unsent {
	isUnsent: true
	problem: MessageId
	values?: MessageValues | undefined
}

/**
 * The answer to a form that scripts sent and that did not come to its action: too large, garbled, or not taken by
 * anybody. The form stays on screen with what was typed, where an error would put a page of its own in its place.
 * What leads elsewhere is passed on.
 */
export function unsent(thrown: unknown) {
	if (thrown instanceof Response) throw thrown
	const { status, data: refusal } = isRouteErrorResponse(thrown) ? thrown : { status: 503, data: null }
	return data<Unsent>({ isUnsent: true, ...problemOf(status, refusal) }, { status })
}

function problemOf(status: number, refusal: unknown): Omit<Unsent, 'isUnsent'> {
	const { details }: { details?: unknown } = Object(refusal)
	const { limit }: { limit?: unknown } = Object(details)
	if (status === 413 && typeof limit === 'string') return { problem: 'body_too_large', values: { limit } }
	return { problem: status === 400 ? 'bad_request_text' : 'load_error_text' }
}

/**
 * The answer that a form shows. What did not come to its action changes nothing but why: its fields go on beginning with what
 * an earlier answer brought back, which may be typed nowhere else.
 */
export function useAnswer<Answer extends Partial<Unsent>>(given: Answer | undefined): Answer | undefined {
	const [answer, setAnswer] = useState({ given, shown: given })
	if (answer.given === given) return answer.shown
	const shown = given?.isUnsent ? { ...answer.shown, ...given } : given
	setAnswer({ given, shown })
	return shown
}
