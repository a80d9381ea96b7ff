import { backgroundIsDone } from '~/core/background.server'
import { sendToOutbox } from '~/core/mail.server'
import { closeDatabase, openDatabase } from '~/db/client.server'
import { env } from '~/env/env.server'
import { sendChatsTo } from '~/features/chat/chat-completion.server'
import { closeLeftReplies } from '~/features/chat/chat-follow.server'
import { endReplies } from '~/features/chat/chat-reply.server'
import { publishDue } from '~/features/editing/showing.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { loadLibrary } from '~/features/library/versions/snapshot.server'
import { addSandboxAccounts, lockSandboxAccounts } from '~/features/personal-data/sandbox-accounts.server'
import { fillSearch } from '~/features/search/search-upkeep.server'
import { listenAsChat } from '../sandbox/chat/service'
import { startOutbox } from '../sandbox/mail/outbox'
import { listenForAdmin } from './admin-command'
import { watchBilling, watchExpired, watchMailings, watchSchedule } from './background-jobs'
import { connectStripe } from './billing/stripe-connection'
import { watchContent } from './pages/content-watch'
import { listenForMetrics } from './telemetry/metrics-server'
import { sendTraces } from './telemetry/traces'
import { keepViewCounts } from './telemetry/view-count-watch'

const LAST_WORDS_MS = 4_000

let stopping = false
/** What has to be closed, in the order in which it was opened; it is closed the other way round. */
const opened = new AsyncDisposableStack()

/** Opens what the product needs before it listens: the database (`program` is the embedded one's), its tables, what belongs in them from the start. */
export async function open(program?: Promise<WebAssembly.Module>): Promise<void> {
	const metrics = await listenForMetrics(env().metrics)
	opened.defer(() => metrics?.close())
	opened.adopt(await sendTraces(), (traces) => traces?.close())
	await openDatabase({ url: env().databaseUrl, folder: env().dataFolder, program })
	opened.defer(closeDatabase)
	await seed()
	if (env().isSandbox && !env().smtpUrl) {
		const outbox = opened.adopt(await startOutbox(env().dataFolder), (one) => one.close())
		sendToOutbox(outbox.url)
	}
	opened.adopt(await connectStripe(), (stripe) => stripe?.close())
	if (env().isSandbox && !env().aiBaseUrl) {
		const chat = opened.adopt(await listenAsChat(env().dataFolder), (one) => one.close())
		sendChatsTo({ ...chat, apiKey: 'pronto-sandbox' })
	}
	// Nothing begins in the background any more once what follows is closed.
	opened.defer(backgroundIsDone)
	opened.adopt(keepViewCounts(), (viewCounts) => viewCounts.stop())
	opened.defer(endReplies)
	if (!env().databaseUrl) {
		// Nobody else writes here: what an earlier process left half written stays so.
		await closeLeftReplies()
		opened.adopt(await listenForAdmin(env().dataFolder), (commands) => commands.close())
	}
	const watches = [watchExpired(), watchBilling(), watchSchedule(), watchMailings(), await watchContent()]
	for (const stop of watches) opened.defer(stop)
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

export function close(): Promise<void> {
	return opened.disposeAsync()
}

/** Brings what the files say into the tables; safe to run at every start and by several processes at once. */
async function seed(): Promise<void> {
	await fillLibrary()
	await loadLibrary()
	await publishDue()
	await fillSearch()
	await (env().isSandbox ? addSandboxAccounts() : lockSandboxAccounts())
}
