import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { backUpTo, makeTables } from '../tests/support/backups.ts'
import { everyRow, fillEveryTable } from '../tests/support/every-table.ts'
import { runCommand } from '../tests/support/run-command'
import { type RunningServer, startServer } from '../tests/support/server'
import { PlainBrowser } from '../tests/support/setup/plain-browser'
import { startPostgres, type ThrowawayPostgres } from '../tests/support/setup/postgres'
import { withEmbedded, withNewEmbedded } from './database/embedded.ts'
import type { BackupLine } from './database/format.ts'
import { knownMigrations } from './database/history.ts'
import { withPostgres } from './database/postgres.ts'
import { planRestore, restore } from './database/restore.ts'
import { readEverything } from './database/rows.ts'
import { writeBackup } from './database/write-backup.ts'

let postgres: ThrowawayPostgres
let place: string

beforeAll(async () => {
	postgres = await startPostgres()
	place = mkdtempSync(join(tmpdir(), 'pronto-backup-'))
})
afterAll(async () => {
	await postgres.remove()
	rmSync(place, { recursive: true, force: true })
})

const db = (verb: string, file: string, env: Record<string, string>) =>
	runCommand(['scripts/db.mjs', verb, file], env)

test('what is written while a backup is made is not in it, and every row comes back on either kind of database', async () => {
	const url = await postgres.createDatabase()
	const file = join(place, 'of-postgres')
	const rows = await withPostgres(url, async (session) => {
		await makeTables(session)
		await fillEveryTable(session, 3)
		return everyRow(session)
	})
	const writer = new pg.Client({ connectionString: url })
	await writer.connect()
	let events = 0
	async function* withAWriter(lines: AsyncIterable<BackupLine>): AsyncGenerator<BackupLine> {
		for await (const line of lines) {
			await writer.query("insert into stripe_events (id, type) values ($1, 'test')", [`event ${events}`])
			await writer.query('delete from favorites where ctid in (select ctid from favorites limit 1)')
			events += 1
			yield line
		}
	}
	await withPostgres(url, (session) => writeBackup(file, withAWriter(readEverything(session))))
	expect(events).toBeGreaterThan(40)
	await writer.end()

	const other = await postgres.createDatabase()
	const folder = join(place, 'from-postgres')
	await withPostgres(other, async (session) => restore(session, await planRestore(file)))
	expect(await withPostgres(other, everyRow)).toEqual(rows)
	await withNewEmbedded(folder, async (session) => restore(session, await planRestore(file)))
	expect(await withEmbedded(folder, everyRow)).toEqual(rows)

	const back = join(place, 'of-embedded')
	const third = await postgres.createDatabase()
	await withEmbedded(folder, backUpTo(back))
	await withPostgres(third, async (session) => restore(session, await planRestore(back)))
	expect(await withPostgres(third, everyRow)).toEqual(rows)
})

test('a database that is not empty stays as it is, and the password is not printed', async () => {
	const url = await postgres.createDatabase()
	const file = join(place, 'of-postgres')
	await withPostgres(url, (session) => session.run("create table kept as select 'here' as word"))
	const { code, output } = await db('restore', file, { DATABASE_URL: url })
	expect([code, output]).toEqual([
		1,
		expect.stringContaining('There is something in this database already. Restore into an empty one.'),
	])
	expect(output).not.toContain(postgres.password)
	expect(await withPostgres(url, (session) => session.ask('select word from kept'))).toEqual([['here']])
})

test('a database that is away is named without its password, and no file is made', async () => {
	const url = 'postgres://somebody:secret-word@127.0.0.1:1/pronto'
	const file = join(place, 'never')
	const { code, output } = await db('backup', file, { DATABASE_URL: url })
	expect([code, output]).toEqual([1, expect.stringContaining('The database 127.0.0.1:1/pronto says: ')])
	expect(output).not.toContain('secret-word')
	expect(existsSync(file)).toBe(false)
	expect(readdirSync(place).filter((name) => name.startsWith('never'))).toEqual([])
})

test.each([
	['Ctrl-C', 'SIGINT', 'everything'],
	['a closed terminal', 'SIGHUP', 'everything'],
	['whoever ends the command', 'SIGTERM', 'the command'],
] as const)(
	'%s in the middle of a backup leaves nothing half, and an earlier one stays',
	async (_what, signal, reached) => {
		const url = await postgres.createDatabase()
		await withPostgres(url, makeTables)
		const own = mkdtempSync(join(place, 'stopped-'))
		const file = join(own, 'pronto.backup')
		writeFileSync(file, 'an earlier one')
		await withPostgres(url, async (session) => {
			await session.run('begin; lock table favorites in access exclusive mode')
			const env = { ...process.env, DATABASE_URL: url }
			const command = spawn(process.execPath, ['scripts/db.mjs', 'backup', file], {
				env,
				detached: true,
				stdio: ['ignore', 'ignore', 'pipe'],
			})
			const ended = once(command, 'close')
			const output = text(command.stderr)
			await vi.waitFor(() => expect(readdirSync(own)).toHaveLength(2), { timeout: 20_000 })
			process.kill((command.pid ?? 0) * (reached === 'everything' ? -1 : 1), signal)
			expect(await output).toBe('\nIt was stopped. Nothing was written.\n')
			expect(await ended).not.toContain(0)
		})
		expect(readdirSync(own)).toEqual(['pronto.backup'])
		expect(readFileSync(file, 'utf8')).toBe('an earlier one')
	},
)

test('an address that is none of PostgreSQL is told as a start tells it', async () => {
	const { code, output } = await db('backup', join(place, 'never'), {
		DATABASE_URL: 'mysql://secret-word@db/pronto',
	})
	expect([code, output]).toEqual([1, '\nDATABASE_URL must look like postgres://user:password@host/name\n'])
})

const PERSON = { email: 'new-person@pronto.test', password: 'a good password' }
const LIMITS = { PRONTO_LIMITS: '{"contact":100000}' }

/** Does something while visitors write to the owners, one after the other; answers how many had when it began, and at the end. */
async function whilePeopleWrite(server: RunningServer, work: () => Promise<void>) {
	let sent = 0
	const visitor = new PlainBrowser(server.origin)
	async function write(): Promise<void> {
		const form = { name: 'Ana', email: 'ana@pronto.test', subject: `${sent + 1}`, message: 'Hello' }
		const answer = await visitor.post('/contact', form)
		expect(answer.status, server.logs()).toBe(303)
		sent += 1
	}
	for (let messages = 0; messages < 3; messages += 1) await write()
	const before = sent
	let isOver = false
	const done = work().finally(() => {
		isOver = true
	})
	while (!isOver) await write()
	await done
	return { before, after: sent }
}

const SUBJECTS = 'select subject from contact_messages order by subject::int'

const backUpUnderWriting = (server: RunningServer, file: string, env: Record<string, string>) =>
	whilePeopleWrite(server, async () => {
		expect((await db('backup', file, env)).output).toMatch(/^The backup is in/)
	})

test('an empty PostgreSQL gets its tables before any process starts, and a second time changes nothing', async () => {
	const url = await postgres.createDatabase()
	const marks = () =>
		withPostgres(url, (session) => session.ask('select count(*)::text from drizzle.__drizzle_migrations'))
	const migrate = () => runCommand(['scripts/db.mjs', 'migrate'], { DATABASE_URL: url })
	const told = { code: 0, output: 'The tables are as this version needs them.\n' }
	expect(await migrate()).toEqual(told)
	const after = [[String(knownMigrations().length)]]
	expect(await marks()).toEqual(after)
	expect(await migrate()).toEqual(told)
	expect(await marks()).toEqual(after)
})

test('people write while the product moves from its own database to PostgreSQL and back, and can still sign in', async () => {
	const own = await startServer({ env: LIMITS })
	await new PlainBrowser(own.origin).post('/signup', PERSON)
	const first = join(place, 'product-embedded')
	const told = await backUpUnderWriting(own, first, { PRONTO_DATA: own.dataFolder })
	await own.stop()

	const url = await postgres.createDatabase()
	expect(await db('restore', first, { DATABASE_URL: url })).toMatchObject({ code: 0 })
	const kept = await withPostgres(url, (session) => session.ask(SUBJECTS))
	expect(kept.length).toBeGreaterThanOrEqual(told.before)
	expect(kept.length).toBeLessThanOrEqual(told.after)
	expect(kept.map(([subject]) => Number(subject))).toEqual(kept.map((_row, at) => at + 1))

	const moved = await startServer({ env: { ...LIMITS, DATABASE_URL: url, PRONTO_SANDBOX: 'on' } })
	expect((await new PlainBrowser(moved.origin).post('/login', PERSON)).status).toBe(303)
	const second = join(place, 'product-postgres')
	await withPostgres(url, (session) => session.run('delete from contact_messages'))
	const again = await backUpUnderWriting(moved, second, { DATABASE_URL: url })
	await moved.stop()

	const folder = join(place, 'product-back')
	expect(await db('restore', second, { PRONTO_DATA: folder })).toMatchObject({ code: 0 })
	const back = await startServer({ env: { PRONTO_DATA: folder } })
	expect((await new PlainBrowser(back.origin).post('/login', PERSON)).status).toBe(303)
	await back.stop()
	const returned = await withEmbedded(folder, (session) => session.ask(SUBJECTS))
	expect(returned.length).toBeGreaterThanOrEqual(again.before)
	expect(returned.length).toBeLessThanOrEqual(again.after)
})
