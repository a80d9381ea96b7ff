import { createHmac } from 'node:crypto'
import { log } from '~/log.server'
import { timeIn } from './clock'
import { catchUp } from './due'
import { shapeEvent } from './shapes/shape'
import type { Store } from './store'

/** Seconds until the next attempt, after so many; Stripe gives up after three days. */
const BACK_OFF = [1, 5, 30, 120, 600, 3_600, 10_800, 21_600, 43_200, 86_400, 86_400]
/** While a delivery is under way, nobody else makes it. */
const UNDER_WAY_SECONDS = 30
const ANSWER_MS = 20_000
const AT_ONCE = 8

interface Receiver {
	url: string
	secret: string
}

/** Signs what is sent as Stripe does, with the real time, whatever the stand-in's clock says. */
export function sign(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
	return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

/** Sends every event that is due, until `signal` says to stop. Answers how many arrived. */
async function deliverDue(store: Store, receiver: Receiver, signal: AbortSignal): Promise<number> {
	let arrived = 0
	while (!signal.aborted) {
		const events = claim(store)
		if (events.length === 0) break
		const results = await Promise.all(events.map((event) => deliver(store, receiver, event, signal)))
		arrived += results.filter(Boolean).length
	}
	return arrived
}

/** Takes what is due, so that another process on the same file doesn't. */
function claim(store: Store): string[] {
	return store.transact(() => {
		const now = timeIn(store)
		const due = store.database
			.prepare('SELECT event FROM deliveries WHERE due <= ? ORDER BY rowid LIMIT ?')
			.all(now, AT_ONCE)
			.map(({ event }) => String(event))
		const take = store.database.prepare('UPDATE deliveries SET due = ? WHERE event = ?')
		for (const event of due) take.run(now + UNDER_WAY_SECONDS, event)
		return due
	})
}

async function deliver(
	store: Store,
	{ url, secret }: Receiver,
	id: string,
	signal: AbortSignal,
): Promise<boolean> {
	const body = JSON.stringify(shapeEvent(store.get('event', id), store))
	const problem = await fetch(url, {
		method: 'POST',
		body,
		headers: {
			'Content-Type': 'application/json; charset=utf-8',
			'Stripe-Signature': sign(body, secret),
			'User-Agent': 'Stripe/1.0 (sandbox)',
		},
		redirect: 'manual',
		signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
	}).then(
		async (answer) => {
			await answer.body?.cancel()
			return answer.ok ? null : `status ${answer.status}`
		},
		(error: unknown) => (error instanceof Error ? error.message : String(error)),
	)
	store.transact(() => settle(store, id, problem))
	return problem === null
}

function settle(store: Store, id: string, problem: string | null): void {
	const now = timeIn(store)
	if (problem === null) {
		store.database
			.prepare('UPDATE deliveries SET due = NULL, delivered = ?, problem = NULL WHERE event = ?')
			.run(now, id)
		return
	}
	const found = store.database.prepare('SELECT attempts FROM deliveries WHERE event = ?').get(id)
	const attempts = Number(found?.['attempts'] ?? 0)
	const wait = BACK_OFF[attempts]
	store.database
		.prepare('UPDATE deliveries SET due = ?, attempts = ?, problem = ? WHERE event = ?')
		.run(wait === undefined ? null : now + wait, attempts + 1, problem, id)
}

/** The moment of the next attempt, or undefined where nothing waits. */
function nextDelivery(store: Store): number | undefined {
	const found = store.database.prepare('SELECT MIN(due) AS due FROM deliveries WHERE due IS NOT NULL').get()
	return found?.['due'] === null || !found ? undefined : Number(found['due'])
}

/** What waits for its next attempt need not wait any longer. */
export function hurryDeliveries(store: Store): void {
	store.transact(() =>
		store.database.prepare('UPDATE deliveries SET due = ? WHERE due IS NOT NULL').run(timeIn(store)),
	)
}

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
