type FaultType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'

interface FaultDetails {
	code?: string
	param?: string
	decline_code?: string
}

/** A refusal in Stripe's words: whatever was begun is undone, and the client reads it as `{ error: … }`. */
export class Fault extends Error {
	override name = 'Fault'
	readonly status: 400 | 401 | 402 | 404 | 409
	readonly type: FaultType
	readonly details: FaultDetails
	constructor(status: Fault['status'], type: FaultType, message: string, details: FaultDetails = {}) {
		super(message)
		this.status = status
		this.type = type
		this.details = details
	}

	get body() {
		const { code } = this.details
		const guide = code ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` } : {}
		return { error: { ...this.details, ...guide, message: this.message, type: this.type } }
	}
}

export function missing(what: string, id: string, param: string): Fault {
	return new Fault(404, 'invalid_request_error', `No such ${what}: '${id}'`, {
		code: 'resource_missing',
		param,
	})
}

/** A parameter that names something that isn't there is a wrong request; the address itself is a 404. */
export function unknownReference(what: string, id: string, param: string): Fault {
	return new Fault(400, 'invalid_request_error', `No such ${what}: '${id}'`, {
		code: 'resource_missing',
		param,
	})
}

export function invalid(message: string, param?: string, code?: string): Fault {
	return new Fault(400, 'invalid_request_error', message, {
		...(code ? { code } : {}),
		...(param ? { param } : {}),
	})
}

export function declined(): Fault {
	return new Fault(402, 'card_error', 'Your card was declined.', {
		code: 'card_declined',
		decline_code: 'generic_decline',
	})
}
