import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { buySubscription } from '../tests/support/billing/subscriber.ts'
import { type MeasuredServer, startProduct } from './processes.ts'
import { inRuns, repeated } from './samples.ts'
import type { Row } from './table.ts'

const STREAMS = 200
/** A service that writes twenty words a second. */
const PIECE_MS = 50
export const PIECE = ' about eight'
/** Long enough for all streams to be open together for a while. */
const PIECES = 400
/** Nobody presses at the very same moment. */
const APART_MS = 25
const WATCHED_SECONDS = 8
const MESSAGES = 40
const CLIENTS = 4

/**
 * Two hundred people who watch a reply being written at once: what each stream costs in memory, what sending
 * a message costs, and what handing on its pieces does.
 */
export async function measureChatStreams(databaseUrl: string | undefined): Promise<Row[]> {
	const service = await startService(PIECE_MS)
	const product = await startProduct({
		AI_BASE_URL: service.address,
		PRONTO_LIMITS: JSON.stringify({ chatPerson: 10_000, chatTotal: 100_000 }),
		...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
	})
	try {
		const { cookie } = await buySubscription(product.origin, 'pro')
		const kind = databaseUrl ? 'PostgreSQL' : 'embedded'
		const send = () => watch(product, `${cookie.name}=${cookie.value}`)
		service.pieces = 1
		await inTurns(MESSAGES, send)
		const message = await inRuns(async () => {
			const before = product.cpuSeconds()
			await inTurns(MESSAGES, send)
			return (1_000 * (product.cpuSeconds() - before)) / MESSAGES
		})
		service.pieces = PIECES
		return [
			{ what: `A message and a short reply, CPU, ${kind}`, ...repeated(message), wanted: 20, unit: 'ms' },
			...(await measureTogether(product, send, kind)),
		]
	} finally {
		await product.stop()
		service.stop()
	}
}

async function measureTogether(
	product: MeasuredServer,
	send: () => Promise<number>,
	kind: string,
): Promise<Row[]> {
	const before = product.residentMegabytes()
	const streams: Promise<number>[] = []
	for (let count = 0; count < STREAMS; count += 1) {
		streams.push(send())
		await wait(APART_MS)
	}
	const cpuBefore = product.cpuSeconds()
	let most = 0
	for (let second = 0; second < WATCHED_SECONDS; second += 1) {
		await wait(1_000)
		most = Math.max(most, product.residentMegabytes())
	}
	const share = (100 * (product.cpuSeconds() - cpuBefore)) / WATCHED_SECONDS
	const lengths = await Promise.all(streams)
	const lost = lengths.filter((length) => length !== PIECES * PIECE.length).length
	const memory = (1_024 * (most - before)) / STREAMS
	const rate = (STREAMS * 1_000) / PIECE_MS
	return [
		{ what: `Memory per stream of ${STREAMS}, ${kind}`, reached: memory, wanted: 500, unit: 'kB' },
		{ what: `Processor at up to ${rate} pieces/s, ${kind}`, reached: share, wanted: 100, unit: '%' },
		{ what: `Replies of ${STREAMS} that missed a piece, ${kind}`, reached: lost, wanted: 0, unit: '' },
	]
}

/** A few at a time, as on an ordinary day. */
async function inTurns(count: number, work: () => Promise<unknown>): Promise<void> {
	let left = count
	const client = async () => {
		while (left > 0) {
			left -= 1
			await work()
		}
	}
	await Promise.all(Array.from({ length: CLIENTS }, client))
}

/** Sends a message and reads its reply to the end; how long the reply is. */
export async function watch({ origin }: Pick<MeasuredServer, 'origin'>, session: string): Promise<number> {
	const response = await fetch(`${origin}/functions/v1/chat-with-ai`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', Cookie: session },
		body: JSON.stringify({ message: 'Write something long.' }),
	})
	if (!response.ok || !response.body) throw new Error(`The chat answered ${response.status}.`)
	let events = ''
	let length = 0
	for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
		events += chunk
		const end = events.lastIndexOf('\n\n')
		for (const [, data = ''] of events.slice(0, end).matchAll(/^data: (.*)$/gm)) {
			const { text = '' }: { text?: string } = JSON.parse(data)
			length += text.length
		}
		events = events.slice(end)
	}
	return length
}

interface Service {
	address: string
	pieces: number
	stop(): void
}

/** A chat service that always has the same to say, one piece in so many milliseconds. */
export async function startService(pieceMs: number): Promise<Service> {
	const event = (delta: object, finish: string | null) =>
		`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
	const piece = event({ content: PIECE }, null)
	const server = createServer(async (_, response) => {
		response.setHeader('Content-Type', 'text/event-stream')
		for (let count = 0; count < service.pieces; count += 1) {
			response.write(piece)
			await wait(pieceMs)
		}
		response.end(`${event({}, 'stop')}data: [DONE]\n\n`)
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('No port was given.')
	const service: Service = {
		address: `http://127.0.0.1:${address.port}/v1`,
		pieces: PIECES,
		stop: () => void server.close(),
	}
	return service
}
