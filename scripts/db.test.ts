import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '~/db/embedded.server'
import { runCommand } from '../tests/run-command'

let place: string
let folder: string
let file: string
const open: EmbeddedDatabase[] = []

beforeEach(() => {
	place = mkdtempSync(join(tmpdir(), 'pronto-backup-'))
	folder = join(place, 'data')
	file = join(place, 'backup.tar.gz')
})
afterEach(async () => {
	for (const database of open.splice(0)) await database.close()
	rmSync(place, { recursive: true, force: true })
})

const db = (verb: string, PRONTO_DATA = folder) => runCommand(['scripts/db.mjs', verb, file], { PRONTO_DATA })

async function start(at = folder): Promise<EmbeddedDatabase> {
	const database = await startEmbedded(at)
	open.push(database)
	return database
}

async function connect({ socketFolder }: EmbeddedDatabase): Promise<pg.Client> {
	const client = new pg.Client({ host: socketFolder, user: 'postgres', database: 'postgres' })
	await client.connect()
	return client
}

async function wordsIn(at: string): Promise<unknown[]> {
	const client = await connect(await start(at))
	const { rows } = await client.query('select word from kept order by word')
	await client.end()
	return rows.map(({ word }) => word)
}

async function keep(...words: string[]): Promise<void> {
	const client = await connect(await start())
	await client.query('create table if not exists kept (word text)')
	for (const word of words) await client.query('insert into kept values ($1)', [word])
	await client.end()
}

test('a backup that is made while the database works holds all that was acknowledged, and nothing that was not', async () => {
	await keep('one', 'two')
	const [database] = open
	if (!database) throw new Error('It is not open.')
	const client = await connect(database)
	await client.query('begin')
	await client.query("insert into kept values ('unfinished')")
	expect(await db('backup')).toEqual({ code: 0, output: `The backup is in ${file}.\n` })
	await client.query('commit')
	await client.end()
	expect(statSync(file).mode & 0o777).toBe(0o600)

	const elsewhere = join(place, 'elsewhere')
	expect(await db('restore', elsewhere)).toEqual({ code: 0, output: `The database is as ${file} has it.\n` })
	expect(await wordsIn(elsewhere)).toEqual(['one', 'two'])
})

test('a restore puts the old state back and keeps what it replaced', async () => {
	await keep('before')
	await open.pop()?.close()
	await db('backup')
	await keep('after')
	await open.pop()?.close()
	const { code, output } = await db('restore')
	expect([code, output]).toEqual([0, expect.stringContaining('What was there before is in')])
	expect(readdirSync(folder).filter((name) => name.startsWith('postgres.before-'))).toHaveLength(1)
	expect(await wordsIn(folder)).toEqual(['before'])
})

test('a restore under a running product is refused, with its process', async () => {
	await keep('one')
	await db('backup')
	const { code, output } = await db('restore')
	expect([code, output]).toEqual([1, expect.stringContaining(`in use by process ${process.pid}`)])
})

test('a cut or foreign file changes nothing', async () => {
	await keep('one')
	await open.pop()?.close()
	await db('backup')
	for (const content of [readFileSync(file).subarray(0, 100_000), Buffer.from('hello')]) {
		writeFileSync(file, content)
		expect(await db('restore')).toMatchObject({ code: 1, output: expect.stringContaining('is no backup') })
	}
	expect(await wordsIn(folder)).toEqual(['one'])
})

test('without a database there is nothing to back up, and no file', async () => {
	expect(await db('backup')).toMatchObject({
		code: 1,
		output: expect.stringContaining('There is no database'),
	})
	expect(existsSync(file)).toBe(false)
})
