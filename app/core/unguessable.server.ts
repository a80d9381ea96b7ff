import { randomBytes } from 'node:crypto'

/** Thirty-two signs that nobody mistakes for another, and that are the same in capitals: five bits each. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A text that nobody finds by trying, for an address that is to be given to others. */
export function unguessable(signs: number): string {
	return Array.from(randomBytes(signs), (byte) => SIGNS[byte % SIGNS.length]).join('')
}
