import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import { type ChatMood, moodFor, readMood } from './mood'
import { writeReply } from './reply'

const MODEL = 'mistral-7b-instruct'
/** Between two words: as quick models write, and at a reading pace. */
const PIECE_MS = 5
const DRIPPING_MS = 50
/** Longer than the product waits for a first byte. */
const SLOW_MS = 25_000
const MOST_BYTES = 1024 * 1024

const Text = z.union([
	z.string(),
	z.array(z.object({ text: z.string() })).transform((parts) => parts.map(({ text }) => text).join('\n')),
])
const CompletionRequest = z.object({
	model: z.string().min(1),
	messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: Text })).min(1),
	stream: z.boolean().default(false),
})

/** An OpenAI-compatible chat-completion service that answers from the library (docs/product.md#sandbox). Its mood stands in `folder`. */
function chatService(folder: string): Hono {
	const service = new Hono()
	service.use('*', async (c, next) => {
		if (/^bearer \S/i.test(c.req.header('Authorization') ?? '')) return next()
		return fault(c, 401, 'invalid_api_key', 'You didn’t provide an API key.')
	})
	service.get('/models', (c) =>
		c.json({
			object: 'list',
			data: [{ id: MODEL, object: 'model', created: 0, owned_by: 'pronto-sandbox' }],
		}),
	)
	service.post('/chat/completions', bodyLimit({ maxSize: MOST_BYTES }), async (c) => {
		const asked = CompletionRequest.safeParse(await c.req.json().catch(() => null))
		if (!asked.success) return fault(c, 400, 'invalid_request_error', z.prettifyError(asked.error))
		const { messages, model, stream } = asked.data
		const mood = moodFor(messages.at(-1)?.content ?? '', readMood(folder))
		if (mood.mood === 'slow') await wait(SLOW_MS, undefined, { signal: c.req.raw.signal })
		if (mood.mood === 'failing')
			return fault(c, mood.status, 'server_error', 'The sandbox was asked to fail.')
		const text = mood.mood === 'empty' ? null : await writeReply(messages)
		return stream ? streamed(c, { model, text, mood }) : whole(c, { model, text, mood })
	})
	return service
}

interface Reply {
	model: string
	/** Null where no choice shall come. */
	text: string | null
	mood: ChatMood
}

function whole(c: Context, { model, text, mood }: Reply): Response {
	const choice = {
		index: 0,
		message: { role: 'assistant', content: text },
		finish_reason: 'stop',
		logprobs: null,
	}
	const completion = { ...head('chat.completion', model), choices: text === null ? [] : [choice] }
	const json = JSON.stringify(completion)
	c.header('Content-Type', 'application/json')
	return c.body(mood.mood === 'cut' ? json.slice(0, json.length / 2) : json)
}

function streamed(c: Context, { model, text, mood }: Reply): Response {
	const start = head('chat.completion.chunk', model)
	const pieces = text?.match(/\s*\S+/g) ?? []
	const pace = mood.mood === 'dripping' ? DRIPPING_MS : PIECE_MS
	const shown = mood.mood === 'cut' ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces
	return streamSSE(c, async (stream) => {
		const send = (delta: object, finish: string | null) =>
			stream.writeSSE({
				data: JSON.stringify({
					...start,
					choices: [{ index: 0, delta, finish_reason: finish, logprobs: null }],
				}),
			})
		if (text !== null) await send({ role: 'assistant', content: '' }, null)
		for (const content of shown) {
			if (stream.aborted) return
			await send({ content }, null)
			await wait(pace)
		}
		// What breaks off ends without its last words.
		if (mood.mood === 'cut') return
		if (text !== null) await send({}, 'stop')
		await stream.writeSSE({ data: '[DONE]' })
	})
}

function head(object: string, model: string) {
	return {
		id: `chatcmpl-${randomUUID()}`,
		object,
		created: Math.floor(Date.now() / 1_000),
		model,
		// By which the product knows that no model wrote this.
		system_fingerprint: 'pronto-sandbox',
	}
}

function fault(c: Context, status: 400 | 401 | 429 | 500 | 503, code: string, message: string): Response {
	return c.json({ error: { message, type: code, param: null, code } }, status)
}

/** Where the stand-in is found on its listener. */
export const CHAT_PATH = '/ai/v1'

export interface ListeningChat {
	/** What stands before `/chat/completions`. */
	baseURL: string
	close(): Promise<void>
}

/** The stand-in alone, on a loopback port of its own: for tests. */
export async function listenAsChat(folder: string): Promise<ListeningChat> {
	const app = new Hono().route(CHAT_PATH, chatService(folder))
	const server = createAdaptorServer({ fetch: app.fetch })
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('The stand-in got no port.')
	return {
		baseURL: `http://127.0.0.1:${address.port}${CHAT_PATH}`,
		async close() {
			server.close()
			if ('closeAllConnections' in server) server.closeAllConnections()
			await once(server, 'close')
		},
	}
}
