import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { type MeasuredServer, startProduct } from './processes.ts'
import type { Row } from './table.ts'

const SECONDS = 5
const CONNECTIONS = 8
const SIGNED_IN_MS = 3
const TWO_PROCESSES = 1.1

/** Pages that are rendered for one person: what they cost, and whether a second process on one database makes them dearer. */
export async function measureRendered(databaseUrl: string): Promise<Row[]> {
	const environment = { DATABASE_URL: databaseUrl, AUTH_SECRET: randomUUID() }
	const one = await startProduct(environment)
	try {
		const cookie = await signIn(one)
		await cpuMilliseconds([one], '/prompt/1', cookie)
		const alone = await cpuMilliseconds([one], '/prompt/1', cookie)
		const two = await startProduct(environment)
		try {
			await cpuMilliseconds([two], '/prompt/1', cookie)
			const both = await cpuMilliseconds([one, two], '/prompt/1', cookie)
			return [
				{ what: 'Signed-in prompt page, CPU per request', reached: alone, wanted: SIGNED_IN_MS, unit: 'ms' },
				{
					what: 'Two processes, CPU per rendered request, of one’s',
					reached: both / alone,
					wanted: TWO_PROCESSES,
					unit: 'x',
				},
			]
		} finally {
			await two.stop()
		}
	} finally {
		await one.stop()
	}
}

async function signIn({ origin }: MeasuredServer): Promise<string> {
	const answer = await fetch(`${origin}/login`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
		body: new URLSearchParams({ email: 'explorer@pronto.test', password: 'pronto-demo' }),
		redirect: 'manual',
	})
	const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('session='))
	if (!session) throw new Error(`Nobody is signed in: ${answer.status}.`)
	return session.split(';')[0] ?? ''
}

/** Processor milliseconds per request over all servers, asked at the same time. */
async function cpuMilliseconds(
	servers: readonly MeasuredServer[],
	page: string,
	cookie: string,
): Promise<number> {
	const before = servers.map((server) => server.cpuSeconds())
	const results = await Promise.all(
		servers.map(({ origin }) =>
			autocannon({ url: origin + page, connections: CONNECTIONS, duration: SECONDS, headers: { cookie } }),
		),
	)
	const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
	if (failed > 0) throw new Error(`${failed} requests of ${page} failed.`)
	const used = servers.reduce((sum, server, index) => sum + server.cpuSeconds() - (before[index] ?? 0), 0)
	return (used * 1000) / results.reduce((sum, { requests }) => sum + requests.total, 0)
}
