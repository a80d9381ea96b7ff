import { createHash, randomUUID } from 'node:crypto'

/**
 * The id of what a person's wish with this key makes, a UUID of version 8: the same each time it is sent, so that the
 * primary key keeps it single, and never that of anybody else's. Without a key a new one.
 */
export function idOfWish(userId: string, idempotencyKey: string | undefined): string {
	if (idempotencyKey === undefined) return randomUUID()
	const hex = createHash('sha256').update(`${userId}\n${idempotencyKey}`).digest('hex')
	const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
	return [...parts, hex.slice(20, 32)].join('-')
}
