import { closeDatabase, openDatabase } from '~/db/client.server'
import { seed } from '~/db/seed.server'
import { backgroundIsDone } from '~/domain/background.server'
import { env } from '~/env.server'
import { sendToOutbox } from '~/integrations/mail.server'
import { type Outbox, startOutbox } from '../sandbox/mail/outbox'
import { listenForAdmin } from './admin-command'
import { watchContent } from './content-watch'

let stopping = false
let stopWatching: (() => void) | undefined
let outbox: Outbox | undefined
let commands: { close(): void } | undefined

/** Opens what the product needs before it listens: the database, its tables, what belongs in them from the start. */
export async function open(): Promise<void> {
	await openDatabase({ url: env().databaseUrl, folder: env().dataFolder })
	await seed()
	stopWatching = await watchContent()
	if (!env().databaseUrl) commands = await listenForAdmin(env().dataFolder)
	if (env().isSandbox && !env().smtpUrl) {
		outbox = await startOutbox(env().dataFolder)
		sendToOutbox(outbox.url)
	}
}

/** Turns `/readyz` red, so that nobody sends new requests here while those in flight finish. */
export function beginStopping(): void {
	stopping = true
}

export function isStopping(): boolean {
	return stopping
}

export async function close(): Promise<void> {
	stopWatching?.()
	commands?.close()
	await backgroundIsDone()
	await outbox?.close()
	await closeDatabase()
}
