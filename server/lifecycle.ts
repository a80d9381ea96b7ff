import { closeDatabase, openDatabase } from '~/db/client.server'
import { seed } from '~/db/seed.server'
import { env } from '~/env.server'

let stopping = false

/** Opens what the product needs before it listens: the database, its tables, the catalogue's search rows. */
export async function open(): Promise<void> {
	await openDatabase({ url: env().databaseUrl, folder: env().dataFolder })
	await seed()
}

/** Turns `/readyz` red, so that nobody sends new requests here while those in flight finish. */
export function beginStopping(): void {
	stopping = true
}

export function isStopping(): boolean {
	return stopping
}

export async function close(): Promise<void> {
	await closeDatabase()
}
