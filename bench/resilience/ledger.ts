/** What a thing says that is not there. */
export const NOTHING = ''

export interface Verdict {
	/** Acknowledged, and gone or older again. */
	lost: number
	/** There, and never sent like that: half-written, or made up. */
	torn: number
}

/** What somebody outside knows of a person's things: what was acknowledged, and what was sent and never answered. */
export class Ledger {
	acknowledgements = 0
	readonly #acknowledged = new Map<string, string>()
	readonly #unanswered = new Map<string, string>()
	readonly #everWritten = new Set<string>()

	/** Notes what is sent, and that it was acknowledged once `send` resolves; where it rejects, nobody knows. */
	async write(what: string, value: string, send: () => Promise<unknown>): Promise<void> {
		this.#unanswered.set(what, value)
		await send()
		this.#unanswered.delete(what)
		this.#acknowledged.set(what, value)
		this.#everWritten.add(`${what} ${value}`)
		this.acknowledgements += 1
	}

	/**
	 * Compares with what is stored now. What was never answered may be there, as it was sent, or not be there; from here
	 * on it is known which. All else is as it was acknowledged, or counts as lost or torn.
	 */
	compare(stored: ReadonlyMap<string, string>): Verdict {
		const verdict = { lost: 0, torn: 0 }
		const all = [...this.#acknowledged.keys(), ...this.#unanswered.keys(), ...stored.keys()]
		for (const what of new Set(all)) {
			const found = stored.get(what) ?? NOTHING
			const known = this.#acknowledged.get(what) ?? NOTHING
			if (found !== known && found !== this.#unanswered.get(what)) {
				const isOld = found === NOTHING || this.#everWritten.has(`${what} ${found}`)
				verdict[isOld ? 'lost' : 'torn'] += 1
			}
			this.#acknowledged.set(what, found)
		}
		this.#unanswered.clear()
		return verdict
	}
}
