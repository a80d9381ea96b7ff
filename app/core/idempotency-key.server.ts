import { createHash, randomUUID } from 'node:crypto'

/**
 * The id of what a person's wish with this key makes, a UUID of version 8: the same each time it is sent, so that the
 * primary key keeps it single, and never that of anybody else's. Without a key a new one. Where the wish is about
 * something, its last part says about what, and `keyPart` is the same for whatever else is wished with that key.
 */
export function idOfWish(userId: string, idempotencyKey: string | undefined, about = ''): string {
	if (idempotencyKey === undefined) return randomUUID()
	const hex = digest(`${userId}\n${idempotencyKey}`)
	const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
	const last = about === '' ? hex : digest(`${hex}\n${about}`)
	return [...parts, last.slice(20, 32)].join('-')
}

/** What the ids of all that was wished with one key begin with. */
export function keyPart(id: string): string {
	return id.slice(0, id.lastIndexOf('-') + 1)
}

function digest(text: string): string {
	return createHash('sha256').update(text).digest('hex')
}
