import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishedPrompts } from '../tests/support/library'
import { type RunningServer, startServer } from '../tests/support/server'
import { PlainBrowser } from '../tests/support/setup/plain-browser'
import { startPooler } from '../tests/support/setup/pooler'
import { startPostgres, type ThrowawayPostgres } from '../tests/support/setup/postgres'

/** Fewer than one process would open by itself. */
const CONNECTIONS = 3

let postgres: ThrowawayPostgres
let pooler: Awaited<ReturnType<typeof startPooler>>
let direct: pg.Client
const processes: RunningServer[] = []

beforeAll(async () => {
	postgres = await startPostgres()
	const url = await postgres.createDatabase()
	direct = new pg.Client({ connectionString: url })
	await direct.connect()
	await direct.query(`alter role postgres set statement_timeout = '5s'`)
	pooler = await startPooler(url, CONNECTIONS)
	const env = { DATABASE_URL: pooler.url, AUTH_SECRET: 'one secret for both processes, long enough' }
	// Both at once: one brings the tables up to date while the other waits.
	processes.push(...(await Promise.all([startServer({ env }), startServer({ env })])))
})
afterAll(async () => {
	await direct?.end()
	await Promise.all(processes.map((server) => server.stop()))
	await pooler?.stop()
	await postgres.remove()
})

/** The same person at both processes. */
async function signedIn(email: string): Promise<PlainBrowser[]> {
	const [first, second] = processes.map(({ origin }) => new PlainBrowser(origin))
	if (!first || !second) throw new Error('There are no two processes.')
	await first.post('/login', { email, password: 'pronto-demo' })
	for (const [name, value] of first.cookies) second.cookies.set(name, value)
	return [first, second]
}

test('behind a pool by transaction, what many do at once through two processes is there, each once', async () => {
	const browsers = await signedIn('explorer@pronto.test')
	const ids = publishedPrompts.filter(({ isPremium }) => !isPremium).map(({ id }) => id)
	expect(ids.length).toBeGreaterThan(20)
	const answers = await Promise.all(
		ids.flatMap((id) =>
			browsers.map((browser) => browser.post(`/prompt/${id}/favorite`, { favorite: 'on' })),
		),
	)
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
	const { rows } = await direct.query(
		`select prompt_id from favorites join "user" on "user".id = user_id where email = 'explorer@pronto.test'`,
	)
	expect(rows.map(({ prompt_id: id }) => id).sort()).toEqual(ids.sort())
	const { rows: used } = await direct.query(
		`select count(*)::int as connections from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
	)
	expect(used[0]?.connections).toBeLessThanOrEqual(CONNECTIONS)
})

test('a search, a page and a question to the chat are answered, at either process', async () => {
	for (const browser of await signedIn('legend@pronto.test')) {
		for (const path of [
			'/search/suggestions?q=invoice',
			'/chat-legend',
			'/prompt-locker',
			'/focus',
			'/settings',
		])
			expect((await browser.get(path)).status, path).toBe(200)
	}
})

test('what the pool cannot keep for a process, the role has', async () => {
	const through = new pg.Client({ connectionString: pooler.url })
	await through.connect()
	const { rows } = await through.query('show statement_timeout')
	await through.end()
	expect(rows).toEqual([{ statement_timeout: '5s' }])
})
