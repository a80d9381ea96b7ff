import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatEvent } from '../chat-events'
import { MessageRefused, readChatEvents, sendForReply } from './reply-stream'

const ids = { conversationId: 'c', messageId: 'm', replyId: 'r' }
const events: ChatEvent[] = [
	{ type: 'started', ...ids },
	{ type: 'delta', from: 0, text: 'Olá, ç' },
	{ type: 'delta', from: 6, text: 'ão 🎈\n\ndata: no' },
	{ type: 'done', state: 'complete', ...ids },
]
const written = (told: readonly unknown[]) =>
	told.map((event) => `event: x\ndata: ${JSON.stringify(event)}\n\n`).join('')

async function all(stream: AsyncIterable<ChatEvent>): Promise<ChatEvent[]> {
	const told: ChatEvent[] = []
	for await (const event of stream) told.push(event)
	return told
}

async function read(text: string, cuts: readonly number[] = []): Promise<ChatEvent[]> {
	const bytes = new TextEncoder().encode(text)
	const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].toSorted((one, other) => one - other)
	const starts = [0, ...ends]
	const chunks = starts.map((start, at) => bytes.slice(start, starts[at + 1]))
	const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
		start(stream) {
			for (const chunk of chunks) stream.enqueue(chunk)
			stream.close()
		},
	})
	return await all(readChatEvents(body))
}

const message = {
	message: 'Olá',
	messageId: ids.messageId,
	conversationId: ids.conversationId,
	replaces: null,
	seen: null,
}

/** Sends the message to a server that gives this answer; tells what the server was asked. */
async function send(answer: Response, signal = new AbortController().signal) {
	const asked: Request[] = []
	const told = all(
		sendForReply(message, signal, async (address, init) => {
			asked.push(new Request(new URL(String(address), 'http://pronto.test'), init))
			return answer
		}),
	)
	const outcome = await told.catch((error: unknown) => error)
	return { asked, outcome }
}

test('wherever the network cuts the stream, the events are the same', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(fc.nat(), { maxLength: 12 }), async (cuts) => {
			expect(await read(written(events), cuts)).toEqual(events)
		}),
	)
})

test('a stream that breaks off in an event gives those before it', async () => {
	expect(await read(written(events).slice(0, -8))).toEqual(events.slice(0, -1))
})

test('comments, unknown events and what is no JSON are passed over', async () => {
	const strange = `: ping\n\ndata: {"type":"mood"}\n\ndata: {oops\n\ndata: 5\n\n`
	expect(await read(strange + written(events))).toEqual(events)
})

test('a message goes to the function that answers it, as the page has it, and can be left', async () => {
	const leaving = new AbortController()
	const { asked, outcome } = await send(new Response(written(events)), leaving.signal)
	expect(outcome).toEqual(events)
	const [request] = asked
	expect(request?.method).toBe('POST')
	expect(request?.url).toBe('http://pronto.test/functions/v1/chat-with-ai')
	expect(request?.headers.get('Content-Type')).toBe('application/json')
	expect(request?.headers.get('Accept')).toBe('text/event-stream')
	expect(await request?.json()).toEqual(message)
	leaving.abort()
	expect(request?.signal.aborted).toBe(true)
})

const broken = () =>
	new ReadableStream({
		pull() {
			throw new Error('cut off')
		},
	})

test.each<[string, BodyInit | null, number, { message: string; isUnseen: boolean }]>([
	['why', '{"message":"Too long"}', 400, { message: 'Too long', isUnseen: false }],
	[
		'that more is there',
		'{"message":"New","details":{"unseen":true}}',
		409,
		{ message: 'New', isUnseen: true },
	],
	['details of another kind', '{"message":"No","details":{"of":1}}', 400, { message: 'No', isUnseen: false }],
	['no word that is one', '{"message":5}', 500, { message: '', isUnseen: false }],
	['what is no JSON', '<h1>Bad gateway</h1>', 502, { message: '', isUnseen: false }],
	['something cut off', broken(), 503, { message: '', isUnseen: false }],
	['yes, and no reply', null, 200, { message: '', isUnseen: false }],
])('a server that refuses and tells %s', async (_what, body, status, { message, isUnseen }) => {
	const { outcome } = await send(new Response(body, { status }))
	expect(outcome).toBeInstanceOf(MessageRefused)
	expect(outcome).toMatchObject({ name: 'MessageRefused', status, message, isUnseen })
})

test('who reads no further lets go of the connection', async () => {
	let isLeft = false
	const bytes = new TextEncoder().encode(written(events))
	const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
		start: (stream) => stream.enqueue(bytes),
		cancel() {
			isLeft = true
		},
	})
	for await (const event of readChatEvents(body)) {
		expect(event).toEqual(events[0])
		break
	}
	expect(isLeft).toBe(true)
})
