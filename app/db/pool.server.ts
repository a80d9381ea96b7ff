import { Socket } from 'node:net'
import pg from 'pg'
import { env } from '~/env/env.server'
import { databaseFailures } from '~/metrics.server'
import type { Outage } from './outage.server'
import { traceStatements } from './statement-spans.server'

type Taken = (
	error: Error | undefined,
	client: pg.PoolClient | undefined,
	done: pg.PoolClient['release'],
) => void

/** Longer than any statement may take; a connection that is silent for so long leads nowhere. */
const SILENCE_MS = 8_000

let lostAt = Number.NEGATIVE_INFINITY

/** Whether a connection broke, or could not be made, since a moment of `performance.now()`. */
export function wasLostSince(moment: number): boolean {
	return lostAt >= moment
}

/** When a connection last did its work. */
const wellAt = new WeakMap<pg.PoolClient, number>()

/**
 * pg's pool, made patient. A statement that the database refuses says nothing against the connection, so it is kept:
 * pg would open a new one, which the embedded database cannot take before it has seen the old one go. And a
 * connection that breaks while it is taken comes back by itself, even where its taker forgets it (Drizzle does, when
 * `begin` fails). While the database is away nobody waits for a connection, and one that was idle when another was
 * lost is not trusted any more.
 */
export class PatientPool extends pg.Pool {
	readonly #outage: Outage | undefined

	constructor(config: pg.PoolConfig, outage?: Outage) {
		super(config)
		this.#outage = outage
		// A lost connection is replaced at the next query; without listeners its error would end the process.
		this.on('error', () => undefined)
		this.on('connect', (client) => {
			client.on('error', () => undefined)
			leaveOutNul(client)
			if (env().traces) traceStatements(client)
			wellAt.set(client, performance.now())
		})
	}

	override connect(): Promise<pg.PoolClient>
	override connect(taken: Taken): void
	override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
		if (!taken) return this.#take()
		this.#take().then(
			(client) => taken(undefined, client, client.release),
			(error) => taken(error, undefined, () => undefined),
		)
		return undefined
	}

	async #take(): Promise<pg.PoolClient> {
		if (this.#outage?.isAway) {
			lostAt = performance.now()
			throw new Error('The database is away.')
		}
		for (;;) {
			const client = await super.connect().catch((error: unknown) => {
				this.#noteLost('unreachable')
				throw error
			})
			if ((wellAt.get(client) ?? 0) >= lostAt)
				return comesBack(
					client,
					() => this.#outage?.answered(),
					() => this.#noteLost('broken'),
				)
			client.release(true)
		}
	}

	#noteLost(kind: 'unreachable' | 'broken'): void {
		lostAt = performance.now()
		databaseFailures.inc({ kind })
		this.#outage?.suspect()
	}
}

/**
 * PostgreSQL has no NUL in a text. What came from outside with one is stored, and looked for, without it: nobody types
 * any, and a statement that fails for that reason would look like a fault of ours.
 */
function leaveOutNul(client: pg.PoolClient): void {
	const query: (...parts: unknown[]) => unknown = client.query.bind(client)
	Reflect.set(client, 'query', (...parts: unknown[]) => query(...parts.map(withoutNul)))
}

/** A statement’s parameters come as a list, or as the `values` of its description. */
function withoutNul(part: unknown): unknown {
	if (Array.isArray(part)) return part.map(textWithoutNul)
	if (typeof part === 'object' && part !== null && 'values' in part && Array.isArray(part.values))
		return { ...part, values: part.values.map(textWithoutNul) }
	return part
}

function textWithoutNul(value: unknown): unknown {
	if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '') : value
	return Array.isArray(value) ? value.map(textWithoutNul) : value
}

function comesBack(client: pg.PoolClient, onWell: () => void, onBroken: () => void): pg.PoolClient {
	const release = client.release.bind(client)
	let isTaken = true
	const giveBack = (error?: Error | boolean) => {
		if (!isTaken) return
		isTaken = false
		client.off('end', dropIt)
		const isWell = !error || isRefusal(error)
		if (isWell) {
			wellAt.set(client, performance.now())
			onWell()
		} else onBroken()
		if (error && isWell) databaseFailures.inc({ kind: 'refused' })
		release(isWell ? undefined : error)
	}
	const dropIt = () => giveBack(true)
	client.once('end', dropIt)
	client.release = giveBack
	return client
}

/** Whether the database itself answered, and goes on: FATAL and worse end the connection. */
function isRefusal(error: unknown): boolean {
	return error instanceof pg.DatabaseError && error.severity === 'ERROR'
}

/** A socket that gives up when the other side is silent, as after a cable was cut. Idle connections are closed before. */
export function impatientSocket(): Socket {
	const socket = new Socket()
	return socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('The database fell silent.')))
}
