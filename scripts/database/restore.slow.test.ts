import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUpTo, forge, makeTables } from '../../tests/support/backups.ts'
import { everyRow, fillEveryTable } from '../../tests/support/every-table.ts'
import { withEmbedded, withNewEmbedded } from './embedded.ts'
import { knownMigrations, lastMigration } from './history.ts'
import { readBackup, verifyBackup } from './read-backup.ts'
import { planRestore, restore } from './restore.ts'
import { readTables, type Table } from './tables.ts'
import { writeBackup } from './write-backup.ts'

const NOT_WHOLE = /not whole|no backup of Pronto/
const place = mkdtempSync(join(tmpdir(), 'pronto-backup-'))
const source = join(place, 'source')
const file = join(place, 'pronto.backup')
let folders = 0
let rows: Record<string, unknown>
let written: number
let tables: Table[]

const newFolder = () => join(place, `folder-${++folders}`)
/** Restores into a new folder; answers what is there then. */
async function restoreInto(folder: string, from: string) {
	const plan = await planRestore(from)
	return withNewEmbedded(folder, async (session) => ({
		written: await restore(session, plan),
		rows: await everyRow(session),
		last: await lastMigration(session),
	}))
}

beforeAll(async () => {
	await withNewEmbedded(source, async (session) => {
		await makeTables(session)
		await fillEveryTable(session, 1)
		rows = await everyRow(session)
		tables = await readTables(session)
		written = await backUpTo(file)(session)
	})
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('every row of every table comes back as it was, and sequences go on where they were', async () => {
	expect(tables.filter(({ name }) => !(Array.isArray(rows[name]) && rows[name].length > 0))).toEqual([])
	expect(await restoreInto(newFolder(), file)).toMatchObject({ written, rows })
})

test('only its owner can read a backup', () => {
	expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a file that was cut off, or changed by one bit, is known before anything is done with it', async () => {
	const whole = readFileSync(file)
	const torn = join(place, 'torn')
	const refused = async (content: Buffer) => {
		writeFileSync(torn, content)
		await expect(verifyBackup(torn)).rejects.toThrow(NOT_WHOLE)
	}
	await fc.assert(
		fc.asyncProperty(fc.nat(whole.length - 1), (length) => refused(whole.subarray(0, length))),
		{ numRuns: 60 },
	)
	// The first ten bytes hold nothing but how it was packed.
	await fc.assert(
		fc.asyncProperty(fc.integer({ min: 10, max: whole.length - 1 }), fc.nat(7), (at, bit) => {
			const changed = Buffer.from(whole)
			changed[at] = (changed[at] ?? 0) ^ (1 << bit)
			fc.pre(!isUnpackedAlike(changed, whole))
			return refused(changed)
		}),
		{ numRuns: 60 },
	)
	await refused(Buffer.concat([whole, gzipSync('["one more"]\n')]))
})

/** A few bits between the packed blocks mean nothing: what is unpacked is the same without them. */
function isUnpackedAlike(one: Buffer, other: Buffer): boolean {
	try {
		return gunzipSync(one).equals(gunzipSync(other))
	} catch {
		return false
	}
}

test('a file that lost, doubled or changed a line is known, well packed as it may be', async () => {
	const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
	const edited = join(place, 'edited')
	const anywhere = fc.nat(lines.length - 1)
	await fc.assert(
		fc.asyncProperty(anywhere, fc.constantFrom('lost', 'twice', 'other'), async (at, what) => {
			const line = lines[at] ?? ''
			const instead = { lost: [], twice: [line, line], other: [line.replace(/.(?=.$)/, '0')] }[what]
			fc.pre(instead[0] !== line || instead.length !== 1)
			writeFileSync(edited, gzipSync(`${lines.toSpliced(at, 1, ...instead).join('\n')}\n`))
			await expect(verifyBackup(edited)).rejects.toThrow(NOT_WHOLE)
		}),
		{ numRuns: 60 },
	)
})

test.each([
	['nothing', Buffer.alloc(0)],
	['a text', Buffer.from('hello')],
	['a packed text', gzipSync('hello\nworld\n')],
	['packed zeros without end', gzipSync(Buffer.alloc(70_000_000))],
	['somebody else’s JSON', gzipSync('{"pronto":"menu","format":1}\n')],
	['a header that is none', gzipSync('{"pronto":"backup","format":1}\n')],
])('%s is no backup', async (_what, content) => {
	const foreign = join(place, 'foreign')
	writeFileSync(foreign, content)
	await expect(planRestore(foreign)).rejects.toThrow(`${foreign} is no backup of Pronto`)
})

test('a file that is not there, or is a folder, is named', async () => {
	await expect(verifyBackup(join(place, 'nowhere'))).rejects.toThrow('There is no file')
	await expect(verifyBackup(place)).rejects.toThrow("can't be read")
})

test('a backup of a newer Pronto is refused, by its format or by its tables', async () => {
	const newerFormat = join(place, 'newer-format')
	writeFileSync(newerFormat, gzipSync('{"pronto":"backup","format":2,"shape":"unheard of"}\n'))
	await expect(planRestore(newerFormat)).rejects.toThrow('was written by a newer Pronto')
	const newerTables = await forge(file, 'newer-tables', (line) =>
		line.kind === 'header' ? { ...line, migration: line.migration + 1 } : line,
	)
	await expect(planRestore(newerTables)).rejects.toThrow('comes from a newer Pronto')
	const unknownTables = await forge(file, 'unknown-tables', (line) =>
		line.kind === 'header' ? { ...line, migration: line.migration - 1 } : line,
	)
	await expect(planRestore(unknownTables)).rejects.toThrow('whose tables this one does not know')
})

test('a backup of an older Pronto is brought up to date', async () => {
	const older = join(place, 'older')
	const migrations = knownMigrations()
	const before = await withNewEmbedded(newFolder(), async (session) => {
		await makeTables(session, migrations.slice(0, 3))
		await fillEveryTable(session, 2)
		await backUpTo(older)(session)
		return { tables: await readTables(session), rows: await everyRow(session) }
	})
	const after = await restoreInto(newFolder(), older)
	expect(after.last).toBe(migrations.at(-1)?.folderMillis)
	expect(before.tables.length).toBeGreaterThan(5)
	const moved = new Map([['role_changes', 'audit_log']])
	for (const { name } of before.tables) {
		const now = moved.get(name) ?? name
		expect(after.rows[now], now).toHaveLength([before.rows[name]].flat().length)
	}
})

test('a row that the database does not take, or a table that it does not know, leaves nothing behind', async () => {
	const doubled = await forge(file, 'doubled', (line) =>
		line.kind === 'rows' ? { ...line, rows: [...line.rows, ...line.rows] } : line,
	)
	const strange = await forge(file, 'strange', (line) =>
		line.kind === 'table' && line.name === 'user' ? { ...line, name: 'user"; drop table "user' } : line,
	)
	const folder = newFolder()
	await expect(restoreInto(folder, doubled)).rejects.toThrow(/does not take .*Nothing was changed here/)
	await expect(restoreInto(folder, strange)).rejects.toThrow('does not fit this Pronto')
	expect(readdirSync(folder).filter((name) => name.startsWith('postgres'))).toEqual([])
})

test('what is in the database is not called refused because its statistics took too long', async () => {
	const plan = await planRestore(file)
	const tooLong = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
	const restored = withNewEmbedded(newFolder(), (session) => {
		const run = (statements: string) =>
			statements === 'analyze' ? Promise.reject(tooLong) : session.run(statements)
		return restore({ ...session, run }, plan)
	})
	expect(await restored).toBe(written)
})

test('a database that is there stays as it is', async () => {
	await expect(restoreInto(source, file)).rejects.toThrow('There is a database')
	expect(await withEmbedded(source, everyRow)).toEqual(rows)
})

test.each([
	['a folder that is not there', 'nowhere/backup'],
	['a file in place of a folder', 'pronto.backup/backup'],
	['a name that is too long', 'x'.repeat(300)],
	['a name that leaves no room for an unfinished one', 'x'.repeat(250)],
])('%s takes no backup, and the reason is said', async (_what, name) => {
	await expect(writeBackup(join(place, name), readBackup(file))).rejects.toMatchObject({
		name: 'Obstacle',
		message: expect.stringMatching(/can't be written: .*Nothing was written/),
	})
})

const FILL_THE_DISK = `
import { randomBytes } from 'node:crypto'
import { writeBackup } from './scripts/database/write-backup.ts'
async function* lines() {
	yield { kind: 'header', taken: '', from: '', migration: 1 }
	yield { kind: 'table', name: 'big', columns: ['word'] }
	for (let row = 0; row < 1000; row += 1) yield { kind: 'rows', rows: [JSON.stringify([randomBytes(1000).toString('hex')])] }
}
await writeBackup(process.argv[1], lines()).catch((error) => console.log(error.message))
`

test('where there is no room, that is said, nothing half is left, and an earlier backup stays', async () => {
	const full = join(place, 'full')
	writeFileSync(full, 'an earlier one')
	const args = ['--input-type=module', '--eval', FILL_THE_DISK, full]
	const output = await new Promise((answer) => {
		// No file may grow beyond 64 blocks.
		execFile(
			'sh',
			['-c', 'ulimit -f 64; exec "$0" "$@"', process.execPath, ...args],
			(_error, printed, said) => answer(printed + said),
		)
	})
	expect(output).toBe(`There is no room for ${full} on its disk. Nothing was written.\n`)
	expect(readFileSync(full, 'utf8')).toBe('an earlier one')
	expect(readdirSync(place).filter((name) => name.startsWith('full'))).toEqual(['full'])
})
