import type { MessageId, MessageValues } from '~/i18n/words'

/** The codes in which a rule says no, and their HTTP statuses. */
export const REFUSALS = {
	invalid_input: 400,
	signed_out: 401,
	plan_too_small: 403,
	not_authorized: 403,
	not_found: 404,
	method_not_allowed: 405,
	already_subscribed: 409,
	conflict: 409,
	gone: 410,
	too_large: 413,
	unsupported_type: 415,
	too_many: 429,
	upstream_failed: 502,
	unavailable: 503,
} as const

export type Refusal = keyof typeof REFUSALS

interface Reasons {
	/** What a person reads, where the code alone says too little. */
	message?: MessageId
	/** What the message's placeholders stand for. */
	values?: MessageValues
	/** Seconds until it is worth trying again. */
	retryAfter?: number
}

/** What is away, as the database may be, is worth asking for again after so many seconds. */
export const AWAY_SECONDS = 5

/** A rule's no: a web `Response` that pages render and functions send as JSON. */
export class Refused extends Response {
	readonly code: Refusal
	readonly details: unknown
	readonly message: MessageId | undefined
	readonly values: MessageValues | undefined

	constructor(code: Refusal, details: unknown, { message, values, retryAfter }: Reasons) {
		super(JSON.stringify({ error: code, ...(details === undefined ? {} : { details }) }), {
			status: REFUSALS[code],
			headers: {
				'Content-Type': 'application/json',
				...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
			},
		})
		this.code = code
		this.details = details
		this.message = message
		this.values = values
	}
}

/** The one way a rule says no: `throw refuse('not_found')`. Pages render it, functions send it as JSON. */
export function refuse(code: Refusal, details?: unknown, reasons: Reasons = {}): Refused {
	return new Refused(code, details, reasons)
}
