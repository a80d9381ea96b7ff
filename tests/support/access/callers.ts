import { randomUUID } from 'node:crypto'
import type { RunningServer } from '../server'

interface Request {
	token?: string
	/** As JSON; a text as it is. */
	body?: unknown
	headers?: Record<string, string>
}

export type Call = (name: string, request?: Request) => Promise<Response>

/** Calls functions of a running server as an API client does. */
export function callOf({ origin }: RunningServer): Call {
	return (name, { token, body = {}, headers = {} } = {}) =>
		fetch(`${origin}/functions/v1/${name}`, {
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				...(token ? { Authorization: `Bearer ${token}` } : {}),
				...headers,
			},
			body: typeof body === 'string' ? body : JSON.stringify(body),
		})
}

/** The token of somebody who has just signed up. */
export async function aCaller({ origin }: RunningServer): Promise<string> {
	const response = await fetch(`${origin}/api/auth/sign-up/email`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ email: `${randomUUID()}@pronto.test`, password: 'a good password' }),
	})
	const { token }: { token: string } = await response.json()
	return token
}
