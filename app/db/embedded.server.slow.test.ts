import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from './embedded.server'

const folders: string[] = []
const open: EmbeddedDatabase[] = []

function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'pronto-embedded-'))
	folders.push(folder)
	return folder
}

async function start(folder: string, patience?: number): Promise<EmbeddedDatabase> {
	const database = await startEmbedded(folder, patience)
	open.push(database)
	return database
}

async function ask(database: EmbeddedDatabase, statement: string): Promise<unknown[]> {
	const client = new pg.Client({ host: database.socketFolder, user: 'postgres', database: 'postgres' })
	client.on('error', () => undefined)
	await client.connect()
	try {
		return (await client.query(statement)).rows
	} finally {
		await client.end()
	}
}

afterEach(async () => {
	for (const database of open.splice(0)) await database.close()
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

test('what was written is there after closing and opening again', async () => {
	const folder = newFolder()
	const first = await start(folder)
	await ask(first, 'create table kept (word text)')
	await ask(first, "insert into kept values ('here')")
	await open.pop()?.close()
	expect(await ask(await start(folder), 'select word from kept')).toEqual([{ word: 'here' }])
})

test('a folder with a very long name works too, though a socket’s path must be short', async () => {
	const folder = join(newFolder(), 'x'.repeat(120))
	expect(await ask(await start(folder), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a creation that was cut off leaves nothing that the next start trips over', async () => {
	const folder = newFolder()
	await promisify(execFile)('cp', ['-r', 'drizzle', join(folder, 'postgres.unfinished')])
	expect(await ask(await start(folder), 'select 1 as one')).toEqual([{ one: 1 }])
	expect(existsSync(join(folder, 'postgres.unfinished'))).toBe(false)
})

const RECURSION =
	'create function endless(int) returns int language plpgsql as $$ begin return endless($1 + 1); end $$; select endless(1)'
const LOOP = 'with recursive n as (select 1 union all select 1 from n) select count(*) from n'

test.each([
	['breaks the database inside', RECURSION],
	['never ends', LOOP],
])(
	'a statement that %s is cut off, and the database answers again with all that it was told',
	async (_what, statement) => {
		const database = await start(newFolder(), 5_000)
		await ask(database, "create table kept as select 'here' as word")
		await expect(ask(database, statement)).rejects.toThrow()
		const answer = vi.waitFor(() => ask(database, 'select word from kept'), { timeout: 60_000 })
		expect(await answer).toEqual([{ word: 'here' }])
	},
	90_000,
)
