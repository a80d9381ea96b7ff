import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../server.ts'

const OLDEST_VERSION = 15
const START_MS = 30_000
const run = promisify(execFile)

/** The folder with PostgreSQL's own programs, 15 or newer, or null where there is none. */
export function findPostgres(): string | null {
	const debian = '/usr/lib/postgresql'
	const versions = existsSync(debian) ? readdirSync(debian) : []
	const folders = [
		...(process.env['PATH'] ?? '').split(delimiter),
		...versions
			.sort((one, other) => Number(other) - Number(one))
			.map((version) => join(debian, version, 'bin')),
	]
	return folders.find((folder) => existsSync(join(folder, 'initdb')) && isNewEnough(folder)) ?? null
}

function isNewEnough(folder: string): boolean {
	if (!existsSync(join(folder, 'postgres'))) return false
	const printed = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
	return Number(/\b(\d+)\b/.exec(printed)?.[1]) >= OLDEST_VERSION
}

export interface ThrowawayPostgres {
	/** The address of a database in it, for `DATABASE_URL`. */
	url(database: string): string
	password: string
	/** Makes an empty database, or a copy of one that nobody uses, and answers its address. */
	createDatabase(from?: string): Promise<string>
	start(): Promise<void>
	/** Stops at once, with connections open; `start` brings it back on the same port. */
	stop(): Promise<void>
	/** Stops and leaves nothing behind. */
	remove(): Promise<void>
}

/**
 * Starts a PostgreSQL that lives in a temporary folder, listens on loopback only, and is stopped and removed when
 * this process ends, however it ends. It does not run as root, so under root it belongs to another user.
 */
export async function startPostgres(): Promise<ThrowawayPostgres> {
	const programs = findPostgres()
	if (!programs) throw new Error(`PostgreSQL ${OLDEST_VERSION} or newer is not installed.`)
	const folder = mkdtempSync(join(tmpdir(), 'pronto-postgres-'))
	const data = join(folder, 'data')
	const password = randomBytes(12).toString('hex')
	const owner = unprivilegedOwner()
	writeFileSync(join(folder, 'password'), password, { mode: 0o600 })
	for (const path of [folder, join(folder, 'password')]) if (owner) chownSync(path, owner.uid, owner.gid)
	await run(
		join(programs, 'initdb'),
		['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'].concat(
			'--auth=scram-sha-256',
			`--pwfile=${join(folder, 'password')}`,
		),
		{ ...owner, cwd: folder },
	)
	const port = await freePort()
	const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
	let guard: ChildProcess | undefined

	async function start() {
		guard = spawn('/bin/sh', ['-c', GUARD, join(programs ?? '', 'postgres'), folder, String(port)], {
			...owner,
			cwd: folder,
			stdio: ['pipe', 'ignore', 'ignore'],
		})
		await untilItAnswers(url('postgres'), join(folder, 'log'))
	}
	async function stop() {
		const stopping = guard
		guard = undefined
		if (!stopping) return
		stopping.stdin?.end('stop\n')
		await once(stopping, 'exit')
	}
	await start()
	return {
		url,
		password,
		start,
		stop,
		async createDatabase(from) {
			const name = `pronto_${randomBytes(6).toString('hex')}`
			const template = from ? new URL(from).pathname.slice(1) : 'template1'
			await ask(url('postgres'), `create database ${name} template ${template}`)
			return url(name)
		},
		async remove() {
			await stop()
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

/** Runs PostgreSQL until a word comes in; when the pipe breaks instead, its owner was killed: then nothing may stay. */
const GUARD = `
"$0" -D "$1/data" -p "$2" -k "$1" -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off \\
  -c full_page_writes=off -c shared_buffers=32MB -c max_connections=60 >>"$1/log" 2>&1 &
read word
kill -INT $!
wait $!
[ "$word" = stop ] || rm -rf "$1"
`

function unprivilegedOwner(): { uid: number; gid: number } | undefined {
	if (process.getuid?.() !== 0) return undefined
	for (const name of ['postgres', 'nobody']) {
		try {
			const id = (flag: string) =>
				Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
			return { uid: id('-u'), gid: id('-g') }
		} catch {
			// That user does not exist here.
		}
	}
	throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.')
}

async function untilItAnswers(url: string, logFile: string): Promise<void> {
	const patience = Date.now() + START_MS
	for (;;) {
		try {
			await ask(url, 'select 1')
			return
		} catch (error) {
			if (Date.now() > patience) {
				throw new Error(`PostgreSQL did not start:\n${readFileSync(logFile, 'utf8')}`, { cause: error })
			}
			await new Promise((tryAgain) => setTimeout(tryAgain, 50))
		}
	}
}

async function ask(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
	client.on('error', () => undefined)
	try {
		await client.connect()
		await client.query(statement)
	} finally {
		await client.end().catch(() => undefined)
	}
}
