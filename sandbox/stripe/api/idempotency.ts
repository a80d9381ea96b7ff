import { createHash } from 'node:crypto'
import type { Store } from '../store'
import { Fault } from './fault'

export interface Answer {
	status: number
	body: string
}

const KEPT_SECONDS = 86_400

/** The answer that this key was given before, or undefined. Throws a `Fault` where the request was another one then. */
export function earlierAnswer(store: Store, key: string, request: string): Answer | undefined {
	const found = store.database.prepare('SELECT request, status, body FROM answers WHERE key = ?').get(key)
	if (!found) return undefined
	if (found['request'] !== digest(request)) {
		throw new Fault(
			400,
			'idempotency_error',
			`Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
		)
	}
	return { status: Number(found['status']), body: String(found['body']) }
}

/** Remembers an answer for a day. */
export function rememberAnswer(store: Store, key: string, request: string, { status, body }: Answer): void {
	const now = Math.floor(Date.now() / 1000)
	store.database.prepare('DELETE FROM answers WHERE at < ?').run(now - KEPT_SECONDS)
	store.database
		.prepare('INSERT INTO answers (key, request, status, body, at) VALUES (?, ?, ?, ?, ?)')
		.run(key, digest(request), status, body, now)
}

function digest(request: string): string {
	return createHash('sha256').update(request).digest('hex')
}
