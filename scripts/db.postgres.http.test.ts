import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPostgres, startPostgres, type ThrowawayPostgres } from '../tests/postgres'
import { runCommand } from '../tests/run-command'

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

const PATH = [findPostgres(), process.env['PATH']].join(delimiter)
const db = (verb: string, DATABASE_URL: string, file: string) =>
	runCommand(['scripts/db.mjs', verb, file], { DATABASE_URL, PATH })

async function ask(url: string, statement: string): Promise<unknown[]> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	const { rows } = await client.query(statement)
	await client.end()
	return rows
}

test('a PostgreSQL database comes back as it was when the backup was made', async () => {
	const url = await postgres.createDatabase()
	const file = join(place, 'backup.dump')
	await ask(url, "create table kept as select 'before' as word")
	expect(await db('backup', url, file)).toEqual({ code: 0, output: `The backup is in ${file}.\n` })
	await ask(url, "update kept set word = 'after'")
	expect(await db('restore', url, file)).toEqual({ code: 0, output: `The database is as ${file} has it.\n` })
	expect(await ask(url, 'select word from kept')).toEqual([{ word: 'before' }])
})

test('a file that is none changes nothing, and the password is not printed', async () => {
	const url = await postgres.createDatabase()
	const file = join(place, 'hello.dump')
	writeFileSync(file, 'hello')
	await ask(url, "create table kept as select 'here' as word")
	const { code, output } = await db('restore', url, file)
	expect([code, output]).toEqual([1, expect.stringContaining('pg_restore failed')])
	expect(output).not.toContain(postgres.password)
	expect(await ask(url, 'select word from kept')).toEqual([{ word: 'here' }])
})
