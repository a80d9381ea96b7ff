import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { z } from 'zod'

const EVERY_MS = 20

/** Asks /healthz on connections of its own all the while, in a thread of its own, and answers what the waits were. */
export class Pulse {
	readonly #worker: Worker
	private constructor(worker: Worker) {
		this.#worker = worker
	}

	static async of(port: number): Promise<Pulse> {
		const worker = new Worker(new URL(import.meta.url), { workerData: { port } })
		await once(worker, 'message')
		return new Pulse(worker)
	}

	/** Ends it. The wait in milliseconds that one of a hundred was longer than, and the longest. */
	async end(): Promise<{ p99: number; longest: number; asked: number }> {
		this.#worker.postMessage('end')
		const [told]: unknown[] = await once(this.#worker, 'message')
		await this.#worker.terminate()
		const sorted = z
			.array(z.number())
			.parse(told)
			.toSorted((one, other) => one - other)
		return {
			p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
			longest: sorted.at(-1) ?? Number.NaN,
			asked: sorted.length,
		}
	}
}

/**
 * Visitors who know nothing of each other: one is due every 20 ms, whether those before were answered or not, and waits
 * from that moment on.
 */
async function beat(port: number, hasEnded: () => boolean): Promise<number[]> {
	const agent = new Agent({ keepAlive: true })
	const waits: Promise<number>[] = []
	const began = performance.now()
	for (let count = 0; !hasEnded(); count += 1) {
		const due = began + count * EVERY_MS
		if (due > performance.now()) await wait(due - performance.now())
		waits.push(ask(port, agent).then(() => performance.now() - due))
	}
	const all = await Promise.all(waits)
	agent.destroy()
	return all
}

/** Resolves with the answer’s end; an answer that does not come counts as long as it took to know that. */
function ask(port: number, agent: Agent): Promise<void> {
	return new Promise((resolve) => {
		get({ port, host: '127.0.0.1', path: '/healthz', agent }, (response) => {
			response.resume().once('close', resolve)
		}).on('error', () => resolve())
	})
}

if (!isMainThread && parentPort) {
	const { port } = z.object({ port: z.number() }).parse(workerData)
	let hasEnded = false
	parentPort.once('message', () => {
		hasEnded = true
	})
	parentPort.postMessage('ready')
	parentPort.postMessage(await beat(port, () => hasEnded))
}
