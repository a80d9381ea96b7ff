import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Below what systems give to outgoing connections, of which a test makes many while a server starts. */
const PORTS = { first: 12_000, last: 32_000 }

/** A port of the loopback address that nothing listens at. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(PORTS.first, PORTS.last)
		const probe = createServer()
		const isFree = await new Promise<boolean>((resolve) => {
			probe.once('error', () => resolve(false))
			probe.listen(port, '127.0.0.1', () => resolve(true))
		})
		if (!isFree) continue
		probe.close()
		await once(probe, 'close')
		return port
	}
}

export interface RunningServer {
	origin: string
	port: number
	pid: number
	dataFolder: string
	/** All that it has printed so far. */
	logs(): string
	/** Sends a signal without waiting for the end. */
	signal(name: NodeJS.Signals): void
	/** Resolves with the exit code when the process has ended. */
	ended: Promise<number | null>
	/** Ends it as an operator would, and removes its data folder. Answers the exit code. */
	stop(): Promise<number | null>
}

export class ServerDidNotStart extends Error {
	override name = 'ServerDidNotStart'
	readonly code: number | null
	readonly output: string
	constructor(code: number | null, output: string) {
		super(`The server ended with code ${code}:\n${output}`)
		this.code = code
		this.output = output
	}
}

/** What changes nothing in what a first start writes into its data folder. */
const AFTER_FILLING = new Set([
	'AI_API_KEY',
	'AI_BASE_URL',
	'AI_MODEL',
	'CONTACT_TO',
	'GOOGLE_ISSUER',
	'LOG_LEVEL',
	'METRICS_PORT',
	'OTEL_EXPORTER_OTLP_ENDPOINT',
	'OTEL_TRACES_SAMPLER_ARG',
	'PORT',
	'PRONTO_LIMITS',
	'TRUST_PROXY',
])

/**
 * A new data folder: where a run has one that a first start has filled (setup/setup-filled-folder.ts), a copy of that
 * beside it, which goes with it at the end.
 */
export function aFilledFolder(): string {
	const filled = process.env['PRONTO_FILLED_FOLDER']
	const folder = mkdtempSync(join(filled ? dirname(filled) : tmpdir(), 'pronto-test-'))
	if (filled) cpSync(filled, folder, { recursive: true })
	return folder
}

function newDataFolder(env: Record<string, string>): string {
	const isFilled = Object.keys(env).every((name) => AFTER_FILLING.has(name))
	return isFilled ? aFilledFolder() : mkdtempSync(join(tmpdir(), 'pronto-test-'))
}

/**
 * Starts the built server in a process of its own, on a free port, with a new data folder, and waits until it
 * listens. `env` is added to an otherwise bare environment. Throws `ServerDidNotStart` with what it printed.
 */
export async function startServer({
	env = {},
	folder = '.',
}: {
	env?: Record<string, string>
	/** Where the product lies. */
	folder?: string
} = {}): Promise<RunningServer> {
	const port = env['PORT'] ? Number(env['PORT']) : await freePort()
	const dataFolder = env['PRONTO_DATA'] ?? newDataFolder(env)
	const server = spawn(process.execPath, ['server.ts'], {
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
		cwd: folder,
		env: {
			PATH: process.env['PATH'],
			NODE_ENV: 'production',
			PORT: String(port),
			PRONTO_DATA: dataFolder,
			// As `npm start` does: what one server has compiled of the product, the next one finds.
			...(folder === '.' ? { NODE_COMPILE_CACHE: 'build/server/compiled' } : {}),
			...env,
		},
	})
	const output = collectOutput(server)
	const ended = once(server, 'close').then(([code]: (number | null)[]) => code ?? null)
	const code = await Promise.race([once(server, 'message').then(() => 'listens' as const), ended])
	if (code !== 'listens') {
		if (!env['PRONTO_DATA']) rmSync(dataFolder, { recursive: true, force: true })
		throw new ServerDidNotStart(code, output())
	}
	return {
		origin: `http://localhost:${port}`,
		port,
		pid: server.pid ?? 0,
		dataFolder,
		logs: output,
		ended,
		signal: (name) => void server.kill(name),
		async stop() {
			server.kill('SIGTERM')
			const code = await ended
			if (!env['PRONTO_DATA']) rmSync(dataFolder, { recursive: true, force: true })
			return code
		},
	}
}

function collectOutput(server: ChildProcess): () => string {
	let text = ''
	for (const stream of [server.stdout, server.stderr]) {
		stream?.setEncoding('utf8').on('data', (chunk: string) => {
			text += chunk
		})
	}
	return () => text
}
