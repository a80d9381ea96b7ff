/** Keeps values up to a number of bytes and forgets the ones not used for longest. */
export class ByteBoundedStore<Value extends { bytes: number }> {
	#values = new Map<string, Value>()
	#bytes = 0

	constructor(readonly limit: number) {}

	get bytes(): number {
		return this.#bytes
	}

	get size(): number {
		return this.#values.size
	}

	get(key: string): Value | undefined {
		const value = this.#values.get(key)
		if (value) {
			this.#values.delete(key)
			this.#values.set(key, value)
		}
		return value
	}

	set(key: string, value: Value): void {
		this.#drop(key)
		if (value.bytes > this.limit) return
		this.#values.set(key, value)
		this.#bytes += value.bytes
		for (const oldest of this.#values.keys()) {
			if (this.#bytes <= this.limit) break
			this.#drop(oldest)
		}
	}

	clear(): void {
		this.#values.clear()
		this.#bytes = 0
	}

	#drop(key: string): void {
		this.#bytes -= this.#values.get(key)?.bytes ?? 0
		this.#values.delete(key)
	}
}
