import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { getRequestListener } from '@hono/node-server'
import { compileEmbedded } from './app/db/embedded-program.server.ts'
import type * as Product from './server/app.ts'

const isDevelopment = process.argv.includes('--dev')
const GRACE_MS = 14_000
const SANDBOX_ACCOUNTS =
	'sandbox accounts: explorer@, creator@, legend@ and admin@pronto.test, password pronto-demo'
/** Errors whose message is all that an operator needs. */
const EXPECTED = new Set([
	'EnvironmentError',
	'FolderInUseError',
	'FolderUnusableError',
	'DatabaseUnreachableError',
	'MetricsPortError',
])

/** Node's and PostgreSQL's. Copying a folder to a full disk is told as EIO. */
const DISK_TROUBLE = new Set(['ENOSPC', 'EDQUOT', 'EIO', '53100'])

interface Failure extends Error {
	code?: string
	port?: number
	address?: string
	cause?: Failure
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

// A full collection of garbage holds up every page of its moment. Left alone V8 makes one whenever a third of what is in use has
// been added; where as much again may be, there are less than half as many.
setFlagsFromString('--heap-growing-percent=100')

process.once('disconnect', () => process.exit(1))
// What a request must be is checked by our own pages, which carry our headers; Node's answers don't.
const server = createServer({
	requireHostHeader: false,
	requestTimeout: 60_000,
	headersTimeout: 15_000,
	keepAliveTimeout: 20_000,
})
const program = process.env['DATABASE_URL'] ? undefined : compileEmbedded()
// What goes wrong with it is told where it is needed.
program?.catch(() => undefined)
const { product, handler, dismiss } = await (isDevelopment ? loadForDevelopment() : loadBuilt()).catch(fail)
const { attachHandlers, beginStopping, close, drain, env, log, open } = product

await open(program).catch(fail)
attachHandlers(server, handler)
server.once('error', fail)
server.listen(env().port, env().host, () => {
	process.removeAllListeners('disconnect').once('disconnect', stop)
	for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
	process.on('uncaughtException', (err) => {
		log.fatal({ err }, 'the server broke')
		process.exit(1)
	})
	record('ready', { ...conditions(), node: process.version })
	process.send?.({ origin: env().origin, accounts: env().isSandbox ? SANDBOX_ACCOUNTS : undefined })
})

/** For operators; whoever tries the sandbox in a terminal is told in words by `npm start`. */
function record(message: string, details: object = {}): void {
	log[env().isSandbox ? 'debug' : 'info'](details, message)
}

/** What an operator wants to see first in a log that something went wrong in. */
function conditions() {
	const { origin, host, port, isSandbox, databaseUrl, proxyHops } = env()
	return {
		origin,
		host,
		port,
		sandbox: isSandbox,
		database: databaseUrl ? 'postgres' : 'embedded',
		proxyHops,
	}
}

async function loadBuilt() {
	const product: typeof Product = await import(new URL('./build/server/index.js', import.meta.url).href)
	return { product, handler: listenerOf(product), dismiss: async () => undefined }
}

async function loadForDevelopment() {
	const { createServer: createVite } = await import('vite')
	const vite = await createVite({ server: { middlewareMode: true, ws: { server } } })
	const load = () => vite.ssrLoadModule('./server/app.ts') as Promise<typeof Product>
	const handler: Handler = async (request, response) => {
		await new Promise<void>((next) => vite.middlewares(request, response, () => next()))
		await listenerOf(await load())(request, response)
	}
	return { product: await load(), handler, dismiss: () => vite.close() }
}

/** What can't be made a request of is left unanswered here: `attachHandlers` says so. */
function listenerOf({ app }: typeof Product): Handler {
	return getRequestListener(app.fetch, { errorHandler: () => undefined })
}

let isStopping = false
/** Turns `/readyz` red, lets requests in flight finish, closes the database, and ends. */
async function stop(): Promise<void> {
	if (isStopping) return
	isStopping = true
	setTimeout(() => process.exit(1), GRACE_MS).unref()
	record('stopping')
	beginStopping()
	await dismiss()
	await drain(server)
	await close()
	record('stopped')
	log.flush()
	process.exit(0)
}

/** Says calmly what keeps the product from starting; anything else is a bug, with its stack. */
function fail(error: Failure): never {
	process.stderr.write(`\n${wordsOf(error)}\n`)
	process.exit(1)
}

function wordsOf(error: Failure): string | undefined {
	if (error.code === 'EADDRINUSE')
		return `Port ${error.port} is taken by another program. Stop that one, or choose another with PORT.`
	if (error.code === 'EADDRNOTAVAIL') return `HOST ${error.address} is no address of this machine.`
	const { code, message } = error.cause ?? error
	if (DISK_TROUBLE.has(code ?? ''))
		return `The disk of the database is full, or can’t be written to (${message}). Make room and start again: nothing was lost.`
	return EXPECTED.has(error.name) ? error.message : error.stack
}
