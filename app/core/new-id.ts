/** A name that nobody else gives. (`crypto.randomUUID` is missing on plain http addresses.) */
export function newId(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
		byte.toString(16).padStart(2, '0'),
	).join('')
}
