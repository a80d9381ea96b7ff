import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import autocannon from 'autocannon'
import { freePort } from '../tests/support/server.ts'
import { addConversation } from './conversation.ts'
import { type MeasuredServer, startProduct } from './processes.ts'
import { inRuns, repeated } from './samples.ts'
import type { Row } from './table.ts'

const SECONDS = 4
const CONNECTIONS = 8
const SIGNED_IN_MS = 4
/** Of the first thousand, while much of the code runs for the first time. */
const COLD = { requests: 1_000, milliseconds: 8 }
const MESSAGES = 100
const CONVERSATION_MS = 12
const TRACED = 1.03

/** Pages that are rendered for one person: what they cost. */
export async function measureRendered(databaseUrl: string): Promise<Row[]> {
	const environment = { DATABASE_URL: databaseUrl, AUTH_SECRET: randomUUID() }
	const one = await startProduct(environment)
	try {
		const cookie = await signIn(one)
		const cold = await cpuMilliseconds([one], '/prompt/1', cookie, { amount: COLD.requests })
		await cpuMilliseconds([one], '/prompt/1', cookie)
		return [
			{
				what: `Signed-in prompt page, CPU per request, the first ${COLD.requests}`,
				reached: cold,
				wanted: COLD.milliseconds,
				unit: 'ms',
			},
			{
				what: 'Signed-in prompt page, CPU per request, warm',
				...repeated(await inRuns(() => cpuMilliseconds([one], '/prompt/1', cookie))),
				wanted: SIGNED_IN_MS,
				unit: 'ms',
			},
			await conversationCost(one, databaseUrl),
			await traceCost(one, environment, cookie),
		]
	} finally {
		await one.stop()
	}
}

/** A Legend's page of a conversation, warm. */
async function conversationCost(one: MeasuredServer, databaseUrl: string): Promise<Row> {
	const page = await addConversation(databaseUrl, MESSAGES)
	const cookie = await signIn(one, 'legend@pronto.test')
	await cpuMilliseconds([one], page, cookie)
	const what = `Chat conversation of ${MESSAGES} messages, CPU per page, warm`
	const runs = await inRuns(() => cpuMilliseconds([one], page, cookie))
	return { what, ...repeated(runs), wanted: CONVERSATION_MS, unit: 'ms' }
}

/** What a page costs more when each request is traced, measured in alternation; what takes the traces in answers at once. */
async function traceCost(
	plain: MeasuredServer,
	environment: Record<string, string>,
	cookie: string,
): Promise<Row> {
	const collector = createServer((request, response) => {
		request.resume().on('end', () => response.setHeader('Content-Type', 'application/json').end('{}'))
	})
	const port = await freePort()
	collector.listen(port, '127.0.0.1')
	await once(collector, 'listening')
	const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`
	const traced = await startProduct({ ...environment, OTEL_EXPORTER_OTLP_ENDPOINT })
	try {
		await cpuMilliseconds([traced], '/prompt/1', cookie)
		const ratios = await inRuns(async () => {
			const without = await cpuMilliseconds([plain], '/prompt/1', cookie)
			return (await cpuMilliseconds([traced], '/prompt/1', cookie)) / without
		})
		const what = 'Signed-in prompt page with traces on, CPU, of one without'
		return { what, ...repeated(ratios), wanted: TRACED, unit: 'x' }
	} finally {
		await traced.stop()
		collector.close()
		collector.closeAllConnections()
	}
}

/** The cookie of somebody of the sandbox. */
export async function signIn({ origin }: MeasuredServer, email = 'explorer@pronto.test'): Promise<string> {
	const answer = await fetch(`${origin}/login`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
		body: new URLSearchParams({ email, password: 'pronto-demo' }),
		redirect: 'manual',
	})
	const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('session='))
	if (!session) throw new Error(`Nobody is signed in: ${answer.status}.`)
	return session.split(';')[0] ?? ''
}

/** Processor milliseconds per request over all servers, asked at the same time. */
export async function cpuMilliseconds(
	servers: readonly MeasuredServer[],
	page: string,
	cookie: string,
	until: { duration: number } | { amount: number } = { duration: SECONDS },
): Promise<number> {
	const before = servers.map((server) => server.cpuSeconds())
	const results = await Promise.all(
		servers.map(({ origin }) =>
			autocannon({
				url: origin + page,
				connections: CONNECTIONS,
				headers: { cookie, 'accept-encoding': 'br' },
				...until,
			}),
		),
	)
	const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
	if (failed > 0) throw new Error(`${failed} requests of ${page} failed.`)
	const used = servers.reduce((sum, server, index) => sum + server.cpuSeconds() - (before[index] ?? 0), 0)
	return (used * 1000) / results.reduce((sum, { requests }) => sum + requests.total, 0)
}
