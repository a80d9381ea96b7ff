import fc from 'fast-check'

/** Whole numbers from `least` to `most`, each order of magnitude as often as every other. */
export function logUniform(least: number, most: number): fc.Arbitrary<number> {
	return fc
		.double({ min: 0, max: 1, noNaN: true })
		.map((place) => Math.round(least * (most / least) ** place))
}

/** One of many sizes, which all together are at most as many bytes as `budget` allows for: the last ones are small. */
export class Budget {
	#left: number
	constructor(bytes: number) {
		this.#left = bytes
	}

	/** As much of `size` as there still is, but always `least`. */
	take(size: number, least: number): number {
		const taken = Math.max(Math.min(size, least), Math.min(size, this.#left))
		this.#left = Math.max(0, this.#left - taken)
		return taken
	}
}
