import { backgroundIsDone } from '~/core/background.server'
import { sendToOutbox } from '~/core/mail.server'
import { closeDatabase, openDatabase } from '~/db/client.server'
import { env } from '~/env.server'
import { sendChatsTo } from '~/features/chat/chat-completion.server'
import { closeLeftReplies } from '~/features/chat/chat-follow.server'
import { endReplies } from '~/features/chat/chat-reply.server'
import { addSandboxAccounts, lockSandboxAccounts } from '~/features/personal-data/sandbox-accounts.server'
import { fillSearch } from '~/features/search/search-upkeep.server'
import { type ListeningChat, listenAsChat } from '../sandbox/chat/service'
import { type Outbox, startOutbox } from '../sandbox/mail/outbox'
import { listenForAdmin } from './admin-command'
import { watchBilling, watchExpired } from './background-jobs'
import { connectStripe } from './billing/stripe-connection'
import { watchContent } from './pages/content-watch'
import { listenForMetrics } from './telemetry/metrics-server'
import { keepViewCounts } from './telemetry/view-count-watch'

const LAST_WORDS_MS = 4_000

let stopping = false
let stopWatching: (() => void) | undefined
let outbox: Outbox | undefined
let chat: ListeningChat | undefined
let commands: { close(): void } | undefined
let stripe: { close(): Promise<void> } | undefined
let stopBilling: (() => void) | undefined
let stopExpired: (() => void) | undefined
let metrics: { close(): void } | undefined
let viewCounts: { stop(): Promise<void> } | undefined

/** Opens what the product needs before it listens: the database, its tables, what belongs in them from the start. */
export async function open(): Promise<void> {
	metrics = await listenForMetrics(env().metrics)
	await openDatabase({ url: env().databaseUrl, folder: env().dataFolder })
	await seed()
	stopWatching = await watchContent()
	if (!env().databaseUrl) {
		// Nobody else writes here: what an earlier process left half written stays so.
		await closeLeftReplies()
		commands = await listenForAdmin(env().dataFolder)
	}
	if (env().isSandbox && !env().smtpUrl) {
		outbox = await startOutbox(env().dataFolder)
		sendToOutbox(outbox.url)
	}
	stripe = await connectStripe()
	stopBilling = watchBilling()
	stopExpired = watchExpired()
	viewCounts = keepViewCounts()
	if (env().isSandbox && !env().aiBaseUrl) {
		chat = await listenAsChat(env().dataFolder)
		sendChatsTo({ ...chat, apiKey: 'pronto-sandbox', model: env().aiModel })
	}
}

/** Turns `/readyz` red, so that nobody sends new requests here while those in flight finish. */
export function beginStopping(): void {
	stopping = true
	// Replies take longer than a stop may; those who watch one learn in time that it broke off.
	setTimeout(endReplies, LAST_WORDS_MS).unref()
}

export function isStopping(): boolean {
	return stopping
}

export async function close(): Promise<void> {
	stopWatching?.()
	stopBilling?.()
	stopExpired?.()
	commands?.close()
	endReplies()
	await viewCounts?.stop()
	await backgroundIsDone()
	await chat?.close()
	await stripe?.close()
	await outbox?.close()
	await closeDatabase()
	metrics?.close()
}

/** Brings what the files say into the tables; safe to run at every start and by several processes at once. */
async function seed(): Promise<void> {
	await fillSearch()
	await (env().isSandbox ? addSandboxAccounts() : lockSandboxAccounts())
}
