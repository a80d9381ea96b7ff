import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { buySubscription } from '../../tests/support/billing/subscriber.ts'
import { type RunningServer, startServer } from '../../tests/support/server.ts'
import type { Row } from '../table.ts'
import { type HttpAnswer, HttpClient } from './client.ts'

const STOP_SECONDS = 15
const POLL_MS = 20

/** What is asked in turn, and what a good answer to it is. */
const REQUESTS: {
	ask: (someone: HttpClient) => Promise<HttpAnswer>
	isGood: (answer: HttpAnswer) => boolean
}[] = [
	{
		ask: (someone) => someone.get('/categories?q=email'),
		isGood: ({ status, body }) => status === 200 && body.includes('</html>'),
	},
	{
		ask: (someone) => someone.get('/profile'),
		isGood: ({ status, body }) => status === 200 && body.includes('</html>'),
	},
	{
		ask: (someone) => someone.form('/prompt/1/favorite', { favorite: 'on', scripted: 'yes' }),
		isGood: ({ status, body }) => status === 200 && body.includes('added_to_favorites'),
	},
]

/** SIGTERM while many requests are in flight: each gets its whole answer, and the server ends in time. */
export async function measureStopping(inFlight: number, databaseUrl: string | undefined): Promise<Row[]> {
	const kind = databaseUrl ? 'PostgreSQL' : 'embedded'
	const server = await startServer({
		env: { LOG_LEVEL: 'error', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
	})
	const { cookie } = await buySubscription(server.origin, 'pro')
	const someone = new HttpClient(server.port, { Cookie: `${cookie.name}=${cookie.value}` })
	const letGo = databaseUrl ? await holdTables(databaseUrl) : async () => undefined
	let answered = 0
	const answers = Array.from({ length: inFlight }, async (_none, place) => {
		const { ask, isGood } = REQUESTS[place % REQUESTS.length] ?? {}
		const answer = await ask?.(someone).catch(() => undefined)
		answered += 1
		return answer !== undefined && isGood?.(answer) === true
	})
	while (someone.sent < inFlight) await wait(1)
	const unanswered = inFlight - answered
	const asked = performance.now()
	server.signal('SIGTERM')
	if (databaseUrl) await whenNotReady(server)
	await letGo()
	const failed = (await Promise.all(answers)).filter((isWell) => !isWell).length
	const code = await server.ended
	const seconds = (performance.now() - asked) / 1_000
	someone.close()
	await server.stop()
	return [
		{
			what: `Requests that failed of ${unanswered} in flight at SIGTERM, ${kind}`,
			reached: failed,
			wanted: 0,
			unit: '',
		},
		{ what: `Exit code, ${kind}`, reached: code ?? Number.NaN, wanted: 0, unit: '' },
		{ what: `From SIGTERM to the end, ${kind}`, reached: seconds, wanted: STOP_SECONDS, unit: 's' },
	]
}

/** Keeps everybody who has a session waiting, until the answer is called. */
async function holdTables(url: string): Promise<() => Promise<void>> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	await client.query('begin')
	await client.query('lock table session in access exclusive mode')
	return () => client.end()
}

async function whenNotReady({ port }: RunningServer): Promise<void> {
	const prober = new HttpClient(port)
	while ((await prober.get('/readyz')).status !== 503) await wait(POLL_MS)
	prober.close()
}
