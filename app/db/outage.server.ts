import pg from 'pg'
import { log } from '~/log.server'

/** How often a database that may be away is asked. */
const EVERY_MS = 1_000
const TOO_MANY_CONNECTIONS = '53300'

/**
 * Knows whether the database can be reached at all. Whenever something failed on the way, `suspect` has it asked apart
 * from all others, every second until it answers. An attempt that nobody answers keeps no later one waiting, so that
 * `isAway` ends within about a second of the database's return.
 */
export class Outage {
	#isAway = false
	#asking: NodeJS.Timeout | undefined
	#answeredAt = Number.NEGATIVE_INFINITY
	readonly #ask: () => Promise<void>

	/** `ask` is rejected where the database does not answer. */
	constructor(ask: () => Promise<void>) {
		this.#ask = ask
	}

	get isAway(): boolean {
		return this.#isAway
	}

	/** Something failed: find out whether the database is there. One that has just answered is believed for a second. */
	suspect(): void {
		if (this.#asking || performance.now() - this.#answeredAt < EVERY_MS) return
		const asking = setInterval(() => void this.#attempt(asking), EVERY_MS).unref()
		this.#asking = asking
		void this.#attempt(asking)
	}

	/** Somebody's statement was answered: the database is there. */
	answered(): void {
		if (!this.#asking) return
		if (this.#isAway) log.info('the database is back')
		this.#isAway = false
		this.#answeredAt = performance.now()
		this.stop()
	}

	stop(): void {
		clearInterval(this.#asking)
		this.#asking = undefined
	}

	async #attempt(asking: NodeJS.Timeout): Promise<void> {
		const isThere = await this.#ask().then(
			() => true,
			() => false,
		)
		// An earlier or a later attempt was answered first.
		if (this.#asking !== asking) return
		if (isThere) return this.answered()
		if (!this.#isAway) log.error('the database is away')
		this.#isAway = true
	}
}

/** Asks the database on a connection that nobody else has. One that has none left is there all the same. */
export async function reachDatabase(config: pg.ClientConfig): Promise<void> {
	const client = new pg.Client(config)
	client.on('error', () => undefined)
	try {
		await client.connect()
		await client.query('select 1')
	} catch (error) {
		if (!(error instanceof pg.DatabaseError && error.code === TOO_MANY_CONNECTIONS)) throw error
	} finally {
		client.end().catch(() => undefined)
	}
}
