import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { complete, sendChatsTo, streamCompletion, UpstreamFailed } from './chat-completion.server'

let server: Server | undefined

afterEach(async () => {
	if (!server) return
	server.closeAllConnections()
	server.close()
	await once(server, 'close')
	server = undefined
})

async function serviceThat(answer: RequestListener, wait = {}): Promise<void> {
	server = createServer(answer).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('No port was given.')
	sendChatsTo({ baseURL: `http://127.0.0.1:${address.port}/v1/`, apiKey: 'the key' }, wait)
}

const messages = [{ role: 'user' as const, content: 'Hello?' }]
const event = (text: string, finish: string | null = null) =>
	`data: ${JSON.stringify({ choices: [{ delta: { content: text }, finish_reason: finish }] })}\n\n`
const streams = (...parts: string[]): RequestListener => {
	return (_, response) => {
		response.setHeader('Content-Type', 'text/event-stream; charset=utf-8')
		response.end(parts.join(''))
	}
}
const answers = (body: unknown, status = 200): RequestListener => {
	return (_, response) => {
		response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
	}
}

async function told(signal?: AbortSignal): Promise<string[]> {
	const pieces: string[] = []
	for await (const piece of streamCompletion({ messages, ...(signal ? { signal } : {}) })) pieces.push(piece)
	return pieces
}

test('one whole reply is asked for with model, messages and bearer key, and its first choice is the answer', async () => {
	const seen: { url: string | undefined; key: string | undefined; body: unknown }[] = []
	await serviceThat(async (request, response) => {
		const chunks: Buffer[] = []
		for await (const chunk of request) chunks.push(chunk)
		const { authorization: key } = request.headers
		seen.push({ url: request.url, key, body: JSON.parse(Buffer.concat(chunks).toString()) })
		answers({ choices: [{ message: { content: 'Hi.' } }, { message: { content: 'No.' } }] })(
			request,
			response,
		)
	})
	expect(await complete({ messages })).toEqual({ text: 'Hi.' })
	expect(seen).toEqual([
		{
			url: '/v1/chat/completions',
			key: 'Bearer the key',
			body: { model: 'mistral-7b-instruct', messages, stream: false },
		},
	])
})

test.each([
	{ choices: [] },
	{},
	{ choices: [{ message: { content: null } }] },
	{ choices: [{ message: {} }] },
])('%j holds no reply, which is no failure', async (body) => {
	await serviceThat(answers(body))
	expect(await complete({ messages })).toEqual({ text: null })
})

test.each([400, 401, 403, 404, 429, 500, 503])(
	'a refusal with %i is told with its status, at once',
	async (status) => {
		let asked = 0
		await serviceThat((request, response) => {
			asked += 1
			answers({ error: { message: 'no' } }, status)(request, response)
		})
		await expect(complete({ messages })).rejects.toMatchObject({ name: 'UpstreamFailed', status })
		await expect(told()).rejects.toMatchObject({ name: 'UpstreamFailed', status })
		expect(asked).toBe(2)
	},
)

test('what is no JSON, or of another shape, is a failure without a status', async () => {
	await serviceThat((_, response) => response.end('<html>'))
	await expect(complete({ messages })).rejects.toMatchObject({ status: null })
	await serviceThat(answers({ choices: 'none' }))
	await expect(complete({ messages })).rejects.toBeInstanceOf(UpstreamFailed)
})

test.each([302, 307, 308])('where a service sends on by %i, nobody is asked', async (status) => {
	let asked = 0
	await serviceThat((_, response) => {
		asked += 1
		response.writeHead(status, { Location: '/elsewhere' }).end()
	})
	await expect(complete({ messages })).rejects.toMatchObject({ status })
	expect(asked).toBe(1)
})

test('nobody there is a failure without a status', async () => {
	sendChatsTo({ baseURL: 'http://127.0.0.1:9/v1', apiKey: 'k' })
	await expect(complete({ messages })).rejects.toMatchObject({ name: 'UpstreamFailed', status: null })
})

test('a streamed reply comes in its pieces, whether its end is [DONE] or a reason to finish', async () => {
	await serviceThat(streams(event('Hel'), event('lo'), 'data: [DONE]\n\n'))
	expect(await told()).toEqual(['Hel', 'lo'])
	await serviceThat(streams(': ping\n\n', event('Hel'), event('lo', 'stop')))
	expect(await told()).toEqual(['Hel', 'lo'])
})

test('a service that can’t stream gives its reply in one piece', async () => {
	await serviceThat(answers({ choices: [{ message: { content: 'All of it.' } }] }))
	expect(await told()).toEqual(['All of it.'])
})

test('a stream without any choice is an empty reply', async () => {
	await serviceThat(streams('data: {"choices":[]}\n\n', 'data: [DONE]\n\n'))
	expect(await told()).toEqual([])
})

test('a stream that ends, breaks, or tells of an error in the middle has failed, after what had come', async () => {
	const broken: RequestListener = (_, response) => {
		response.setHeader('Content-Type', 'text/event-stream')
		response.write(event('Hel'), () => response.destroy())
	}
	for (const answer of [streams(event('Hel')), streams(event('Hel'), 'data: {"error":{}}\n\n'), broken]) {
		await serviceThat(answer)
		const pieces: string[] = []
		const reading = (async () => {
			for await (const piece of streamCompletion({ messages })) pieces.push(piece)
		})()
		await expect(reading).rejects.toMatchObject({ name: 'UpstreamFailed', status: null })
		expect(pieces).toEqual(['Hel'])
	}
})

test('a service that says nothing in time has failed, streaming or not', async () => {
	await serviceThat(() => undefined, { firstByteMs: 60 })
	await expect(complete({ messages })).rejects.toMatchObject({ name: 'UpstreamFailed', status: null })
	await expect(told()).rejects.toMatchObject({ name: 'UpstreamFailed', status: null })
})

test('one that begins but never ends has failed when the whole takes too long', async () => {
	const endless: RequestListener = (_, response) => {
		response.setHeader('Content-Type', 'text/event-stream')
		response.write(event('Hel'))
	}
	await serviceThat(endless, { firstByteMs: 5_000, wholeMs: 150 })
	await expect(told()).rejects.toMatchObject({ name: 'UpstreamFailed', status: null })
})

test('whoever gives up ends the request, and that is no failure of the service', async () => {
	const closed = Promise.withResolvers<void>()
	await serviceThat((_, response) => {
		response.setHeader('Content-Type', 'text/event-stream')
		response.write(event('Hel'))
		response.once('close', () => closed.resolve())
	})
	const giveUp = new AbortController()
	const reading = streamCompletion({ messages, signal: giveUp.signal })[Symbol.asyncIterator]()
	expect(await reading.next()).toEqual({ done: false, value: 'Hel' })
	giveUp.abort('enough')
	await expect(reading.next()).rejects.toBe('enough')
	await closed.promise
})

test('whoever stops listening ends the request too', async () => {
	const closed = Promise.withResolvers<void>()
	await serviceThat((_, response) => {
		response.setHeader('Content-Type', 'text/event-stream')
		response.write(event('Hel'))
		response.once('close', () => closed.resolve())
	})
	for await (const piece of streamCompletion({ messages })) {
		expect(piece).toBe('Hel')
		break
	}
	await closed.promise
})

/** A service that goes on and on after `begin`, as long as somebody reads; answers how many bytes went out: of two, 34 MB are read at most, and the system may hold 38 more of each. */
async function endlessService(status: number, begin: string, type: string): Promise<() => number> {
	let bytes = 0
	await serviceThat(
		(_, response) => {
			const piece = Buffer.alloc(65_536, 'x')
			const goOn = () => {
				bytes += piece.length
				response.write(piece)
			}
			response.writeHead(status, { 'Content-Type': type }).write(begin)
			response.on('drain', goOn)
			goOn()
		},
		{ wholeMs: 3_000 },
	)
	return () => bytes
}

test.each([
	['a line of a stream', 200, 'data: {"choices":[{"delta":{"content":"', 'text/event-stream'],
	['a remark in a stream', 200, ': ', 'text/event-stream'],
	['a whole reply', 200, '{"choices":[{"message":{"content":"', 'application/json'],
	['a refusal', 500, '{"error":{"message":"', 'application/json'],
])('%s without end is a failure, and is not read for long', async (_what, status, begin, type) => {
	const sent = await endlessService(status, begin, type)
	await expect(told()).rejects.toBeInstanceOf(UpstreamFailed)
	await expect(complete({ messages })).rejects.toBeInstanceOf(UpstreamFailed)
	expect(sent()).toBeLessThan(110_000_000)
})

test('a reply of as many characters as are kept is read to its end, however small its pieces', async () => {
	const pieces = Array.from({ length: 20_000 }, () => event('fives'))
	await serviceThat(streams(...pieces, 'data: [DONE]\n\n'))
	expect((await told()).join('')).toHaveLength(100_000)
	const content = '\u00e9'.repeat(100_000)
	await serviceThat(streams(event(content), 'data: [DONE]\n\n'))
	expect(await told()).toEqual([content])
	await serviceThat(answers({ choices: [{ message: { content } }] }))
	expect(await complete({ messages })).toEqual({ text: content })
})

test('a reply that comes drop by drop is a failure when its whole time is over, not before', async () => {
	let drops = 0
	const dripping: RequestListener = (_, response) => {
		response.writeHead(200, { 'Content-Type': 'text/event-stream' })
		const drip = setInterval(() => {
			drops += 1
			response.write(event('a'))
		}, 10)
		response.on('close', () => clearInterval(drip))
	}
	await serviceThat(dripping, { firstByteMs: 5_000, wholeMs: 300 })
	const pieces: string[] = []
	const listening = async () => {
		for await (const piece of streamCompletion({ messages })) pieces.push(piece)
	}
	await expect(listening()).rejects.toMatchObject({ name: 'UpstreamFailed', status: null })
	expect(pieces.length).toBeGreaterThan(0)
	expect(pieces.length).toBeLessThanOrEqual(drops)
})
