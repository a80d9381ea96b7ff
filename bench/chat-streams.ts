import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { buySubscription } from '../tests/subscriber.ts'
import { type MeasuredServer, startProduct } from './processes.ts'
import { median, type Row } from './table.ts'

const STREAMS = 200
/** A service that writes twenty words a second. */
const PIECE_MS = 50
const PIECE = ' about eight'
/** Long enough for all streams to be open together for a while. */
const PIECES = 400
const WARM_STREAMS = 40
const WARM_PIECES = 40

/**
 * Two hundred people who watch a reply being written at once: what each stream costs in memory, what sending
 * a message costs, and what handing on its pieces does (issue 7).
 */
export async function measureChatStreams(databaseUrl: string | undefined): Promise<Row[]> {
	const service = await startService()
	const product = await startProduct({
		AI_BASE_URL: service.address,
		PRONTO_LIMITS: JSON.stringify({ chatPerson: 10_000, chatTotal: 100_000 }),
		...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
	})
	try {
		const { cookie } = await buySubscription(product.origin, 'pro')
		const session = `${cookie.name}=${cookie.value}`
		service.pieces = WARM_PIECES
		await Promise.all(Array.from({ length: WARM_STREAMS }, () => watch(product, session)))
		service.pieces = PIECES
		return await measure(product, session, databaseUrl ? 'PostgreSQL' : 'embedded')
	} finally {
		await product.stop()
		service.stop()
	}
}

async function measure(product: MeasuredServer, session: string, kind: string): Promise<Row[]> {
	const before = product.residentMegabytes()
	const cpuAtStart = product.cpuSeconds()
	const firsts: number[] = []
	const streams = Array.from({ length: STREAMS }, () => watch(product, session, (ms) => firsts.push(ms)))
	while (firsts.length < STREAMS) await wait(50)
	const cpuBefore = product.cpuSeconds()
	const start = (1_000 * (cpuBefore - cpuAtStart)) / STREAMS
	let most = 0
	const seconds = 8
	for (let second = 0; second < seconds; second += 1) {
		await wait(1_000)
		most = Math.max(most, product.residentMegabytes())
	}
	const share = (100 * (product.cpuSeconds() - cpuBefore)) / seconds
	const lengths = await Promise.all(streams)
	const lost = lengths.filter((length) => length !== PIECES * PIECE.length).length
	return [
		{
			what: `Memory per stream of ${STREAMS}, ${kind}`,
			reached: (1024 * (most - before)) / STREAMS,
			wanted: 500,
			unit: 'kB',
		},
		{
			what: `CPU of a message until all its like are heard, ${kind}`,
			reached: start,
			wanted: 20,
			unit: 'ms',
		},
		{
			what: `Processor at ${(STREAMS * 1_000) / PIECE_MS} pieces/s, ${kind}`,
			reached: share,
			wanted: 100,
			unit: '%',
		},
		{ what: `Replies of ${STREAMS} that missed a piece, ${kind}`, reached: lost, wanted: 0, unit: '' },
	]
}

/** Sends a message and reads its reply to the end; how long the reply is. */
async function watch(
	{ origin }: MeasuredServer,
	session: string,
	onFirst: (milliseconds: number) => void = () => undefined,
): Promise<number> {
	const started = performance.now()
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
			if (text && length === 0) onFirst(performance.now() - started)
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

/** A chat service that always has the same to say. */
async function startService(): Promise<Service> {
	const event = (delta: object, finish: string | null) =>
		`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
	const piece = event({ content: PIECE }, null)
	const server = createServer(async (_, response) => {
		response.setHeader('Content-Type', 'text/event-stream')
		for (let count = 0; count < service.pieces; count += 1) {
			response.write(piece)
			await wait(PIECE_MS)
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
