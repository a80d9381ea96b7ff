import { APIError } from 'better-auth/api'

/** The code by which the auth service says what it refuses; null for anything that is no refusal of its own. */
export function authRefusalCode(error: unknown): string | null {
	if (!(error instanceof APIError) || error.statusCode >= 500) return null
	return error.body?.code ?? ''
}
