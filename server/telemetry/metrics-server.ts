import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { collectDefaultMetrics } from 'prom-client'
import { scheduledJobs } from '~/core/schema.server'
import { connectionCounts, db } from '~/db/client.server'
import type { Env } from '~/env/env.server'
import { billingMails } from '~/features/billing/schema.server'
import { log } from '~/log.server'
import {
	chatAllowance,
	chatSpent,
	databaseConnections,
	databaseUp,
	databaseWaiting,
	mailsWaiting,
	pageCacheBytes,
	pageCacheCount,
	pageCacheEntries,
	reconciliationDue,
	registry,
} from '~/metrics.server'
import { RECONCILIATION } from '../../app/features/billing/billing-upkeep.server'
import { readTotalMessages } from '../../app/features/chat/chat-allowance.server'
import { keptBytes, keptEntries } from '../pages/page-cache'
import { countKeptRequests } from './request-metrics'

/** What the database doesn't tell within this time is left out: watching must work best when something is wrong. */
const STANDING_MS = 1_000
const EVENT_LOOP_MS = 20

/** The port of METRICS_PORT can't be used; the message is for the operator. */
class MetricsPortError extends Error {
	override name = 'MetricsPortError'
}

let isCollecting = false
/** One question at a time: a database that hangs isn't asked again and again. */
let asking: Promise<Standing | null> | undefined

type Standing = Awaited<ReturnType<typeof readStanding>>

/**
 * Serves `/metrics` for Prometheus on a port of its own, never on the public one (docs/operations.md, Seen from
 * outside). Does nothing where none is set. Throws `MetricsPortError`.
 */
export async function listenForMetrics(at: Env['metrics']): Promise<{ close(): void } | undefined> {
	if (!at) return undefined
	const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
		if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') answer(response, 404, '')
		else void tell(response)
	})
	server.listen(at.port, at.host)
	try {
		await once(server, 'listening')
	} catch (error) {
		throw new MetricsPortError(reasonOf(error, at))
	}
	server.unref()
	if (!isCollecting)
		collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_MS })
	isCollecting = true
	return {
		close() {
			server.close()
			server.closeAllConnections()
		},
	}
}

async function tell(response: ServerResponse): Promise<void> {
	try {
		await measure()
		answer(response, 200, await registry.metrics(), registry.contentType)
	} catch (err) {
		log.error({ err }, 'what is measured could not be told')
		answer(response, 500, '')
	}
}

/** Reads what is not counted as it happens. */
async function measure(): Promise<void> {
	const { hits } = countKeptRequests()
	pageCacheCount.inc({ result: 'hit' }, hits)
	pageCacheEntries.set(keptEntries())
	pageCacheBytes.set(keptBytes())
	const { total, idle, waiting } = connectionCounts()
	databaseConnections.set({ state: 'idle' }, idle)
	databaseConnections.set({ state: 'busy' }, total - idle)
	databaseWaiting.set(waiting)
	asking ??= readStanding()
		.catch(() => null)
		.finally(() => {
			asking = undefined
		})
	const standing = await Promise.race([asking, wait(STANDING_MS, null, { ref: false })])
	databaseUp.set(standing ? 1 : 0)
	// What isn't known is no number: zero would be read as one.
	mailsWaiting.set(standing?.mailsWaiting ?? Number.NaN)
	reconciliationDue.set(standing?.reconciliationDueSeconds ?? Number.NaN)
	chatSpent.set(standing?.chat.counted ?? Number.NaN)
	chatAllowance.set(standing?.chat.allowed ?? Number.NaN)
}

function answer(response: ServerResponse, status: number, body: string, type = 'text/plain; charset=utf-8') {
	response.writeHead(status, {
		'content-type': type,
		'cache-control': 'no-store',
		'x-content-type-options': 'nosniff',
	})
	response.end(body)
}

function reasonOf(error: unknown, { port, host }: { port: number; host: string }): string {
	const code = error instanceof Error && 'code' in error ? error.code : undefined
	return code === 'EADDRINUSE'
		? `Port ${port} is taken by another program. Stop that one, or choose another with METRICS_PORT.`
		: `Nothing can listen at ${host}, port ${port}, which METRICS_HOST and METRICS_PORT name (${String(code ?? error)}).`
}

/** How things stand that all processes share, for whoever watches over them. */
export async function readStanding() {
	const { rows } = await db().execute<{ mails: number; due: number | null }>(sql`
		select
			(select count(*)::int from ${billingMails} where sent_at is null) as mails,
			(select extract(epoch from due_at)::float8 from ${scheduledJobs} where name = ${RECONCILIATION}) as due`)
	const [row] = rows
	return {
		mailsWaiting: row?.mails ?? 0,
		reconciliationDueSeconds: row?.due ?? null,
		chat: await readTotalMessages(),
	}
}
