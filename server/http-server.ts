import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises'
import { log } from '~/log.server'
import { unreadableCount } from '~/metrics.server'
import { announcesTooMuch } from './body-limit'
import { isStopping } from './lifecycle'
import { sendKept } from './pages/page-cache'
import { languageOfRawRequest, type PlainStatus, plainPage, sendPlainPage } from './pages/plain-page'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** How long new requests are still taken while others finish: long enough to see `/readyz` turn red. */
const LAST_CALL_MS = 8_000
/** What was sent a moment ago waits in a socket until it is read. */
const ARRIVAL_MS = 50
/** How long a moment is waited for in which nobody comes. */
const QUIET_WITHIN_MS = 1_000

/** Who was refused has so long to hang up. */
const HANG_UP_MS = 1_000

const UNREADABLE: ReadonlyMap<string, PlainStatus> = new Map([
	['HPE_HEADER_OVERFLOW', 431],
	['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
	['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/** A name or an IPv4 address, or an IPv6 address in brackets, and maybe a port. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

const inFlight = new Set<ServerResponse>()
let onIdle: (() => void) | undefined

/** Answers what comes in at `server`: requests through `handle`, and what is none with a page that says so. */
export function attachHandlers(server: Server, handle: Handler): void {
	const answer = (request: IncomingMessage, response: ServerResponse) => {
		if (isStopping()) response.shouldKeepAlive = false
		if (!isHost(hostOf(request))) void sendPlainPage(400, request, response)
		else if (!sendKept(request, response)) void answerFresh(request, response)
	}
	async function answerFresh(request: IncomingMessage, response: ServerResponse): Promise<void> {
		countIn(response)
		try {
			await handle(request, response)
			// An address that is none was left unanswered.
			if (!response.headersSent) await sendPlainPage(400, request, response)
		} catch (err) {
			log.error({ err }, 'a request failed')
			response.destroy()
		}
	}
	server.on('request', answer)
	server.on('checkContinue', (request, response) => {
		// Who asks first is not told to send what would be refused.
		if (!announcesTooMuch(request)) response.writeContinue()
		answer(request, response)
	})
	server.on('checkExpectation', (request, response) => void sendPlainPage(417, request, response))
	server.on('connect', (request: IncomingMessage, socket: Duplex) => {
		// Node lets go of who asks for a tunnel: that they hang up would be heard by nobody, and end the process.
		socket.on('error', () => socket.destroy())
		void refuse(socket, 405, headOf(request))
	})
	const refused = new WeakSet<Duplex>()
	server.on('clientError', (error: Error & { code?: string; rawPacket?: Buffer }, socket: Duplex) => {
		// What comes after is read to nobody: an end now would swallow the answer that says why.
		if (refused.has(socket) && error.code !== 'ECONNRESET') return
		const answering = [...inFlight].filter((response) => response.req.socket === socket)
		const isAnswered = answering.some(({ headersSent, req }, nth) => nth > 0 || headersSent || req.complete)
		if (!socket.writable || isAnswered || error.code === 'ECONNRESET') socket.destroy()
		else {
			refused.add(socket)
			void refuse(socket, UNREADABLE.get(error.code ?? '') ?? 400, error.rawPacket)
		}
	})
}

/** What the one `Host` of a request says; nothing where there is none or several, of which others may have believed another. */
function hostOf({ headers, rawHeaders }: IncomingMessage): string {
	const names = rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && /^host$/i.test(name))
	return names.length === 1 ? (headers.host ?? '') : ''
}

/** 999999999999 looks like a name, and no address can be made of it. */
function isHost(host: string): boolean {
	return HOST.test(host) && URL.canParse(`http://${host}`)
}

function countIn(response: ServerResponse): void {
	inFlight.add(response)
	response.once('close', () => {
		inFlight.delete(response)
		if (inFlight.size === 0) onIdle?.()
	})
}

/**
 * Waits until the requests in flight are answered, those included that were sent but not read yet, then takes no more
 * and lets go of every connection.
 */
export async function drain(server: Server): Promise<void> {
	const end = performance.now() + LAST_CALL_MS
	for (const response of inFlight) response.shouldKeepAlive = false
	await wait(ARRIVAL_MS)
	while (inFlight.size > 0 && performance.now() < end) {
		const idle = new Promise<void>((done) => {
			onIdle = done
		})
		await Promise.race([idle, wait(end - performance.now(), undefined, { ref: false })])
		await wait(ARRIVAL_MS)
	}
	await nobodyWaits(server)
	// The server's own `close` would reset who is connected and was not read yet.
	const closed = new Promise((done) => NetServer.prototype.close.call(server, done))
	do {
		await wait(ARRIVAL_MS)
	} while (inFlight.size > 0)
	server.closeAllConnections()
	await closed
}

/** Resolves right after a look that found nobody waiting to be let in: closing then resets no one. */
async function nobodyWaits(server: Server): Promise<void> {
	const end = performance.now() + QUIET_WITHIN_MS
	let newcomers = 0
	const count = () => {
		newcomers += 1
	}
	server.on('connection', count)
	do {
		newcomers = 0
		await immediate()
	} while (newcomers > 0 && performance.now() < end)
	server.off('connection', count)
}

/** Writes an answer by hand to a connection whose request could not be read. */
async function refuse(socket: Duplex, status: PlainStatus, packet: Buffer | undefined): Promise<void> {
	const { headers, body } = await plainPage(status, languageOfRawRequest(packet))
	const lines = Object.entries({ ...headers, connection: 'close' }).map(
		([name, value]) => `${name}: ${value}`,
	)
	unreadableCount.inc()
	log.info({ status }, 'an unreadable request')
	socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
	setTimeout(() => socket.destroy(), HANG_UP_MS).unref()
}

function headOf({ method, url, rawHeaders }: IncomingMessage): Buffer {
	const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
	return Buffer.from([`${method} ${url} HTTP/1.1`, ...lines].join('\r\n'), 'latin1')
}
