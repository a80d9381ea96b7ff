/** Holds answers back for a number of steps, so that other things happen while somebody waits for them. */
export class HeldAnswers {
	#steps = 0
	#isPatient = true
	#held: { until: number; release: () => void }[] = []
	#onAsked: (() => void)[] = []

	/** One step on: what was held until now arrives. */
	step(): void {
		this.#steps += 1
		this.#release(({ until }) => until <= this.#steps)
	}

	/** From here on, or until `false`, nothing is held. */
	hurry(isOn = true): void {
		this.#isPatient = !isOn
		if (isOn) this.#release(() => true)
	}

	/** Resolves when something is asked the next time. */
	nextAsked(): Promise<void> {
		return new Promise((resolve) => this.#onAsked.push(resolve))
	}

	/** To be called when something is asked. */
	tellAsked(): void {
		for (const tell of this.#onAsked.splice(0)) tell()
	}

	/** Resolves after so many steps. */
	hold(steps: number): Promise<void> {
		if (steps === 0 || !this.#isPatient) return Promise.resolve()
		return new Promise((release) => this.#held.push({ until: this.#steps + steps, release }))
	}

	#release(isDue: (held: { until: number }) => boolean): void {
		const due = this.#held.filter(isDue)
		this.#held = this.#held.filter((held) => !isDue(held))
		for (const { release } of due) release()
	}
}
