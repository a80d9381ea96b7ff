/** The next random whole number from 0 up to, not including, `limit`. */
export type SeededRandom = (limit: number) => number

/** Random numbers that are the same for the same text on every machine and for ever: FNV-1a seeds Mulberry32. */
export function seededRandom(text: string): SeededRandom {
	let state = hash(text)
	return (limit) => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit)
	}
}

/** One of several, by the next number. */
export function pick<Item>(draw: SeededRandom, items: readonly [Item, ...Item[]]): Item {
	return items[draw(items.length)] ?? items[0]
}

function hash(text: string): number {
	let value = 0x811c9dc5
	for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193)
	return value >>> 0
}
