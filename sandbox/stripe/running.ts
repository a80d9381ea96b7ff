import { type SeededPerson, seedSubscriptionIn } from './seed'
import type { Store } from './store'

/** The stand-in of this process; on `globalThis` because development loads edited modules again. */
const held = globalThis as typeof globalThis & { prontoStripe?: RunningStripe | undefined }

export interface RunningStripe {
	store: Store
	/** Sends at once what has just been recorded. */
	deliver(): void
	/** Resolves when nothing is being sent any more. */
	rest(): Promise<void>
}

export function setRunning(running: RunningStripe | undefined): void {
	held.prontoStripe = running
}

/** Null where the product speaks to another Stripe than ours. */
export function runningStripe(): RunningStripe | null {
	return held.prontoStripe ?? null
}

/**
 * A customer of the sandbox with a paid subscription, once per user. Answers the customer's id; nothing happens, and
 * the answer is null, where the stand-in doesn't run (docs/product.md#sandbox).
 */
export function seedSubscription(person: SeededPerson): string | null {
	const running = runningStripe()
	if (!running) return null
	const customer = seedSubscriptionIn(running.store, person)
	running.deliver()
	return customer
}
