const randomHex = (bytes: number) =>
	Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
		byte.toString(16).padStart(2, '0'),
	).join('')

/** A name that nobody else gives. (`crypto.randomUUID` is missing on plain http addresses.) */
export const newId = () => randomHex(12)

/** The same in the form of a UUID. */
export function newUuid(): string {
	const hex = randomHex(16)
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
