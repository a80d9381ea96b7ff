import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aFilledFolder, freePort, startServer } from '../tests/support/server'

interface Launch {
	process: ChildProcess
	output(): string
	/** Resolves with the exit code. */
	ended: Promise<number | null>
}

let folder: string
const launches: Launch[] = []

beforeEach(() => {
	folder = aFilledFolder()
})
afterEach(async () => {
	for (const { process, ended } of launches.splice(0)) {
		process.kill('SIGTERM')
		await ended
	}
	rmSync(folder, { recursive: true, force: true })
})

/** Runs what `npm start` runs, in a bare environment. */
function launch(env: Record<string, string>): Launch {
	const child = spawn(process.execPath, ['scripts/start.mjs'], {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: {
			PATH: process.env['PATH'],
			HOME: process.env['HOME'],
			PRONTO_DATA: folder,
			LOG_LEVEL: 'warn',
			...env,
		},
	})
	let text = ''
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (chunk: string) => {
			text += chunk
		})
	}
	const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
	const started = { process: child, output: () => text, ended }
	launches.push(started)
	return started
}

async function whenReady({ output, ended }: Launch): Promise<void> {
	const isReady = vi.waitFor(() => expect(output()).toContain('Pronto is ready'), { timeout: 100_000 })
	const isOver = ended.then((code) => {
		throw new Error(`It ended with code ${code}:\n${output()}`)
	})
	await Promise.race([isReady, isOver])
}

async function refusal(env: Record<string, string>): Promise<string> {
	const started = launch(env)
	expect(await started.ended).toBe(1)
	expect(started.output()).not.toMatch(/\n\s+at |node:internal|\.mjs:\d|Warning/)
	return started.output()
}

test('it ends its calm lines with the address, serves there, and ends with code 0 when asked to', async () => {
	const port = await freePort()
	const empty = mkdtempSync(join(tmpdir(), 'pronto-start-'))
	const started = launch({ PORT: String(port), PRONTO_DATA: empty })
	await whenReady(started)
	expect(started.output()).toMatch(
		new RegExp(
			`^(Building…\n)?Opening the database…\nPronto is ready: http://localhost:${port} \\(sandbox accounts: .+pronto-demo\\)\n$`,
		),
	)
	expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
	started.process.kill('SIGTERM')
	expect(await started.ended).toBe(0)
	await expect(fetch(`http://localhost:${port}/readyz`)).rejects.toThrow()
	rmSync(empty, { recursive: true, force: true })
})

test('its server dies with it, also by kill -9, and the folder is free for the next start', async () => {
	const port = await freePort()
	const first = launch({ PORT: String(port) })
	await whenReady(first)
	first.process.kill('SIGKILL')
	await vi.waitFor(() => expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow(), {
		timeout: 30_000,
	})
	await first.ended
	await whenReady(launch({ PORT: String(port) }))
})

test('it ends with its server', async () => {
	const started = launch({ PORT: String(await freePort()) })
	await whenReady(started)
	const [server] = childrenOf(started.process.pid)
	process.kill(Number(server), 'SIGKILL')
	expect(await started.ended).toBe(137)
})

function childrenOf(pid: number | undefined): string[] {
	const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
	const pairs = all.map((line) => line.trim().split(/\s+/))
	return pairs.flatMap(([child = '', parent]) => (parent === String(pid) ? [child] : []))
}

test('a taken port is named before anything is done', async () => {
	const other = createServer().listen(0, '127.0.0.1')
	await once(other, 'listening')
	const address = other.address()
	const port = typeof address === 'object' ? address?.port : 0
	const output = await refusal({ PORT: String(port) })
	other.close()
	expect(output.trim()).toBe(
		`Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${Number(port) + 1} npm start`,
	)
})

test('an address that this machine does not have is named', async () => {
	const output = await refusal({ PORT: String(await freePort()), HOST: '203.0.113.9' })
	expect(output.trim()).toMatch(/HOST 203\.0\.113\.9 is no address of this machine\.$/)
})

test('a data folder that another process holds is named with that process before anything is done', async () => {
	const other = await startServer({ env: { PRONTO_DATA: folder } })
	const output = await refusal({ PORT: String(await freePort()) })
	await other.stop()
	// Without a list of locks the server is asked for, which finds out a little later.
	const before = existsSync('/proc/locks') ? '' : 'Opening the database…\n\n'
	expect(output.trim().replace('Building…\n', '')).toBe(
		`${before}The data folder ${folder} is in use by process ${other.pid}. Stop that one, or give this one a folder of its own with PRONTO_DATA.`,
	)
})

test('all wrong settings are listed at once', async () => {
	const output = await refusal({
		PORT: 'http',
		PRONTO_ORIGIN: 'nowhere',
		LOG_LEVEL: 'loud',
		TRUST_PROXY: 'all',
	})
	for (const name of ['PORT', 'PRONTO_ORIGIN', 'LOG_LEVEL', 'TRUST_PROXY'])
		expect(output).toContain(`- ${name} must`)
})

test('a production environment is no sandbox: what is missing is listed', async () => {
	const output = await refusal({ PORT: String(await freePort()), HOST: '127.0.0.1', NODE_ENV: 'production' })
	for (const name of ['PRONTO_ORIGIN', 'DATABASE_URL']) expect(output).toContain(`- ${name} is needed`)
})

test('a database that does not answer is named, without its password', async () => {
	const port = await freePort()
	const output = await refusal({
		PORT: String(await freePort()),
		DATABASE_URL: `postgres://someone:secret-word@127.0.0.1:${port}/library`,
	})
	expect(output).toContain(`The database 127.0.0.1:${port}/library of DATABASE_URL does not answer`)
	expect(output).not.toContain('secret-word')
})

test('a data folder that can’t be one is told calmly', async () => {
	expect(await refusal({ PORT: String(await freePort()), PRONTO_DATA: '/dev/null' })).toContain(
		"The data folder /dev/null can't be used",
	)
})
