/** The codes in which a rule says no, and their HTTP statuses (architecture 2). */
export const REFUSALS = {
	invalid_input: 400,
	signed_out: 401,
	plan_too_small: 403,
	not_authorized: 403,
	not_found: 404,
	method_not_allowed: 405,
	already_subscribed: 409,
	conflict: 409,
	too_large: 413,
	unsupported_type: 415,
	too_many: 429,
	upstream_failed: 502,
	unavailable: 503,
} as const

export type Refusal = keyof typeof REFUSALS

/** The one way a rule says no: `throw refuse('not_found')`. Pages render it, functions send it as JSON. */
export function refuse(code: Refusal, details?: unknown): Response {
	return Response.json(
		{ error: code, ...(details === undefined ? {} : { details }) },
		{ status: REFUSALS[code] },
	)
}
