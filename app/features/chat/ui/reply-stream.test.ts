import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatEvent } from '../chat-events'
import { readChatEvents } from './reply-stream'

const ids = { conversationId: 'c', messageId: 'm', replyId: 'r' }
const events: ChatEvent[] = [
	{ type: 'started', ...ids },
	{ type: 'delta', from: 0, text: 'Olá, ç' },
	{ type: 'delta', from: 6, text: 'ão 🎈\n\ndata: no' },
	{ type: 'done', state: 'complete', ...ids },
]
const written = (all: readonly unknown[]) =>
	all.map((event) => `event: x\ndata: ${JSON.stringify(event)}\n\n`).join('')

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
	const told: ChatEvent[] = []
	for await (const event of readChatEvents(body)) told.push(event)
	return told
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
