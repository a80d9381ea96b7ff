import { Socket } from 'node:net'
import pg from 'pg'

type Taken = (
	error: Error | undefined,
	client: pg.PoolClient | undefined,
	done: (error?: unknown) => void,
) => void

/** Longer than any statement may take; a connection that is silent for so long leads nowhere. */
const SILENCE_MS = 15_000

/**
 * pg's pool, made patient. A statement that the database refuses says nothing against the connection, so it is kept:
 * pg would open a new one, which the embedded database cannot take before it has seen the old one go. And a
 * connection that breaks while it is taken comes back by itself, even where its taker forgets it (Drizzle does, when
 * `begin` fails).
 */
export class PatientPool extends pg.Pool {
	constructor(config: pg.PoolConfig) {
		super(config)
		// A lost connection is replaced at the next query; without listeners its error would end the process.
		this.on('error', () => undefined)
		this.on('connect', (client) => client.on('error', () => undefined))
	}

	override connect(): Promise<pg.PoolClient>
	override connect(taken: Taken): void
	override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
		if (!taken) return super.connect().then(comesBack)
		super.connect((error, client, done) => taken(error, client && comesBack(client), done))
		return undefined
	}
}

function comesBack(client: pg.PoolClient): pg.PoolClient {
	const release = client.release.bind(client)
	let isTaken = true
	const giveBack = (error?: Error | boolean) => {
		if (!isTaken) return
		isTaken = false
		client.off('end', dropIt)
		release(isRefusal(error) ? undefined : error)
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
