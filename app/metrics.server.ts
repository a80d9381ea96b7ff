import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/**
 * What this process measures of itself; server/telemetry/metrics-server.ts tells it to Prometheus. Nothing here is about one
 * person: labels are words of ours, never of a request.
 */
export const registry = new Registry()

const registers = [registry]

/** Tells the words of a counter as 0 before anything happens: `increase()` would not see the first of each. */
export function beginAtZero(counter: Counter, ...words: readonly string[]): void {
	for (const word of words) counter.labels(word).inc(0)
}

export const requestCount = new Counter({
	name: 'pronto_requests_total',
	help: 'Answered requests, kept pages included.',
	labelNames: ['method', 'route', 'status'],
	registers,
})
export const requestSeconds = new Histogram({
	name: 'pronto_request_duration_seconds',
	help: 'Time to the head of the answer. Kept pages are not timed: they take microseconds.',
	labelNames: ['method', 'route', 'status'],
	buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
	registers,
})
export const unreadableCount = new Counter({
	name: 'pronto_unreadable_requests_total',
	help: 'What came in and was no request that can be read.',
	registers,
})
export const pageCacheCount = new Counter({
	name: 'pronto_page_cache_lookups_total',
	help: 'Visitors’ requests for pages that may be kept, by whether the page was.',
	labelNames: ['result'],
	registers,
})
beginAtZero(pageCacheCount, 'hit', 'miss')
export const pageCacheEntries = new Gauge({
	name: 'pronto_page_cache_entries',
	help: 'Pages that are kept.',
	registers,
})
export const pageCacheBytes = new Gauge({
	name: 'pronto_page_cache_bytes',
	help: 'Bytes of kept pages, in all encodings.',
	registers,
})

export const databaseConnections = new Gauge({
	name: 'pronto_database_connections',
	help: 'Open connections; the embedded database has one.',
	labelNames: ['state'],
	registers,
})
export const databaseWaiting = new Gauge({
	name: 'pronto_database_waiting',
	help: 'Queries and transactions that wait for a connection.',
	registers,
})
export const databaseUp = new Gauge({
	name: 'pronto_database_up',
	help: '1 where the database answered when this was read.',
	registers,
})
export const databaseFailures = new Counter({
	name: 'pronto_database_failures_total',
	help: 'Statements outside of transactions that the database refused, and connections that broke or could not be had.',
	labelNames: ['kind'],
	registers,
})
beginAtZero(databaseFailures, 'refused', 'broken', 'unreachable')

export const webhookEvents = new Counter({
	name: 'pronto_webhook_events_total',
	help: 'Events of Stripe: stored, repeated, ignored (none of our business), stranger (of nobody here), unsigned, other_mode, failed.',
	labelNames: ['outcome'],
	registers,
})
beginAtZero(webhookEvents, 'stored', 'repeated', 'ignored', 'stranger', 'unsigned', 'other_mode', 'failed')
export const webhookLag = new Histogram({
	name: 'pronto_webhook_lag_seconds',
	help: 'From the moment Stripe made an event to the moment that what it led to was stored.',
	buckets: [1, 2, 5, 15, 60, 300, 3_600, 86_400],
	registers,
})
export const reconciliationRun = new Gauge({
	name: 'pronto_billing_reconciliation_timestamp_seconds',
	help: 'When this process last compared billing with Stripe to the end; 0 where it never did.',
	registers,
})
export const reconciliationRepairs = new Counter({
	name: 'pronto_billing_reconciliation_lines_total',
	help: 'What comparisons with Stripe repaired, or want somebody to look at.',
	registers,
})
export const reconciliationDue = new Gauge({
	name: 'pronto_billing_reconciliation_due_timestamp_seconds',
	help: 'When the next comparison is due, whichever process does it.',
	registers,
})

export const chatReplies = new Counter({
	name: 'pronto_chat_replies_total',
	help: 'Replies of the chat by how they ended: complete, stopped or failed.',
	labelNames: ['outcome'],
	registers,
})
beginAtZero(chatReplies, 'complete', 'stopped', 'failed')
export const chatCharacters = new Counter({
	name: 'pronto_chat_characters_total',
	help: 'Characters that were sent to the chat service and received from it; four are about a token.',
	labelNames: ['direction'],
	registers,
})
export const chatSpent = new Gauge({
	name: 'pronto_chat_messages_counted',
	help: 'Messages that count against everybody’s allowance of the day.',
	registers,
})
export const chatAllowance = new Gauge({
	name: 'pronto_chat_messages_allowed',
	help: 'Everybody’s allowance of a day.',
	registers,
})

export const limitRefusals = new Counter({
	name: 'pronto_limit_refusals_total',
	help: 'Tries that were too many, by what was tried.',
	labelNames: ['limit'],
	registers,
})
export const mailCount = new Counter({
	name: 'pronto_mails_total',
	help: 'Mails by whether the mail server took them.',
	labelNames: ['outcome'],
	registers,
})
beginAtZero(mailCount, 'sent', 'failed')
export const mailsWaiting = new Gauge({
	name: 'pronto_billing_mails_waiting',
	help: 'Mails about money that are not sent yet.',
	registers,
})
/** What was counted for /admin/numbers: bare numbers, because reads are counted where every microsecond shows. */
export const tallied = { read: 0, copy: 0, miss: 0 }

registry.registerMetric(
	new Counter({
		name: 'pronto_tallies_total',
		help: 'What was counted for /admin/numbers: reads, copies, searches without a result.',
		labelNames: ['what'],
		registers: [],
		collect() {
			this.reset()
			for (const [what, count] of Object.entries(tallied)) this.inc({ what }, count)
		},
	}),
)
