import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '~/db/embedded.server'
import { makeTables } from '../tests/support/backups.ts'
import { runCommand } from '../tests/support/run-command'
import { withEmbedded, withNewEmbedded } from './database/embedded.ts'

let place: string
let folder: string
let file: string
let running: EmbeddedDatabase | undefined

beforeEach(async () => {
	place = mkdtempSync(join(tmpdir(), 'pronto-backup-'))
	folder = join(place, 'data')
	file = join(place, 'pronto.backup')
})
afterEach(async () => {
	await running?.close()
	running = undefined
	rmSync(place, { recursive: true, force: true })
})

const db = (verb: string, PRONTO_DATA = folder) => runCommand(['scripts/db.mjs', verb, file], { PRONTO_DATA })

async function startAndConnect(): Promise<pg.Client> {
	await withNewEmbedded(folder, makeTables)
	running = await startEmbedded(folder)
	const client = new pg.Client({ host: running.socketFolder, user: 'postgres', database: 'postgres' })
	await client.connect()
	return client
}

const keep = (client: pg.Client, event: string) =>
	client.query("insert into stripe_events (id, type) values ($1, 'test')", [event])

test('a backup of a running product holds all that was acknowledged, and nothing that was not', async () => {
	const client = await startAndConnect()
	await keep(client, 'acknowledged')
	await client.query('begin')
	await keep(client, 'unfinished')
	const { code, output } = await db('backup')
	expect([code, output]).toEqual([
		0,
		expect.stringMatching(`^The backup is in ${file}: \\d+ rows. It holds people`),
	])
	await client.query('commit')
	await client.end()
	expect(statSync(file).mode & 0o777).toBe(0o600)

	const refusal = await db('restore')
	expect(refusal).toMatchObject({
		code: 1,
		output: expect.stringContaining(`in use by process ${process.pid}`),
	})

	const elsewhere = join(place, 'elsewhere')
	expect(await db('restore', elsewhere)).toMatchObject({ code: 0 })
	const events = await withEmbedded(elsewhere, (session) => session.ask('select id from stripe_events'))
	expect(events).toEqual([['acknowledged']])

	expect(await db('restore', elsewhere)).toEqual({
		code: 1,
		output: expect.stringContaining(`There is a database in ${elsewhere} already.`),
	})
})

test('without a database there is nothing to back up, and no file', async () => {
	expect(await db('backup')).toMatchObject({
		code: 1,
		output: expect.stringContaining('There is no database'),
	})
	expect(existsSync(file)).toBe(false)
})

test('a database that may not be read is not called absent, and the reason is said', async () => {
	mkdirSync(folder)
	// Nobody gets through here, whoever runs this test.
	symlinkSync('postgres', join(folder, 'postgres'))
	expect(await db('backup')).toEqual({
		code: 1,
		output: expect.stringMatching(`^\\nThe database in ${folder} can't be read: ELOOP: .*\\n$`),
	})
	expect(existsSync(file)).toBe(false)
})

test.each([
	['no file', ['backup']],
	['more than one file', ['backup', 'a', 'b']],
	['an option that there is not', ['backup', '--nonsense']],
	['an option before the file', ['restore', '-f', 'a']],
	['something else to do', ['remove', 'a']],
	['a file to migrate', ['migrate', 'a']],
])('%s is told how to use it, and nothing is done', async (_what, args) => {
	expect(
		await runCommand([resolve('scripts/db.mjs'), ...args], { PRONTO_DATA: folder, INIT_CWD: place }),
	).toEqual({
		code: 1,
		output: expect.stringContaining('Use it so: npm run db -- backup FILE'),
	})
	expect(readdirSync(place)).toEqual([])
})
