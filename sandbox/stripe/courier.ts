import { log } from '~/log.server'
import { timeIn } from './clock'
import { deliverDue, nextDelivery, type Receiver } from './deliveries'
import { catchUp } from './due'
import type { Store } from './store'

const TICK_MS = 3_000

export interface Courier {
	/** Sends what is due, without making anybody wait. */
	wake(): void
	/** Resolves when nothing is being sent any more. */
	rest(): Promise<void>
	stop(): Promise<void>
}

/** Does what time brings and delivers events, by itself and when woken; never keeps the process alive. */
export function startCourier(store: Store, receiver: Receiver): Courier {
	const stopping = new AbortController()
	const { signal } = stopping
	let isWoken = false
	let round: Promise<void> | undefined
	let soon: NodeJS.Timeout | undefined

	async function run(): Promise<void> {
		do {
			isWoken = false
			await deliverDue(store, receiver, signal)
		} while (isWoken && !signal.aborted)
		clearTimeout(soon)
		const next = signal.aborted ? undefined : nextDelivery(store)
		const wait = next === undefined ? TICK_MS : Math.max(0, next - timeIn(store)) * 1000
		if (wait < TICK_MS) soon = setTimeout(wake, wait).unref()
	}

	function wake(): void {
		if (signal.aborted) return
		isWoken = true
		round ??= run()
			.catch(tell)
			.finally(() => {
				round = undefined
				// Woken after the last look, before this.
				if (isWoken) wake()
			})
	}

	function tick(): void {
		try {
			catchUp(store)
		} catch (error) {
			tell(error)
		}
		wake()
	}

	const ticking = setInterval(tick, TICK_MS).unref()

	return {
		wake,
		async rest() {
			while (round) await round
		},
		async stop() {
			stopping.abort()
			clearInterval(ticking)
			clearTimeout(soon)
			await round
		},
	}
}

/** A stand-in that breaks takes nothing else down. */
function tell(err: unknown): void {
	log.error({ err }, 'the sandbox’s Stripe could not do its work')
}
