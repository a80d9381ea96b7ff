import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { backgroundIsDone } from '~/core/background.server'
import { type ChatTurn, sendChatsTo } from '~/features/chat/chat-completion.server'

/** One request to the chat service, which the test answers as it likes. */
export interface AskedReply {
	messages: ChatTurn[]
	model: string
	authorization: string | undefined
	say(piece: string): void
	finish(): void
	breakOff(): void
	refuse(status: number): void
	/** Resolves when the product doesn't wait any more. */
	gone: Promise<void>
}

/** A chat service in the test's hands: a request waits there until the test answers it, or is over. */
export function holdChats(): { next(): Promise<AskedReply>; letGo(): Promise<void>; baseURL(): string } {
	const waiting: AskedReply[] = []
	const wanted: ((asked: AskedReply) => void)[] = []
	let server: Server
	let baseURL = ''
	const held = new Set<AskedReply>()
	let isLettingGo = false
	/** What one test leaves unanswered is not for the next one. */
	async function letGo(): Promise<void> {
		isLettingGo = true
		waiting.splice(0)
		wanted.splice(0)
		for (const asked of held) asked.breakOff()
		await backgroundIsDone()
		isLettingGo = false
	}
	afterEach(letGo)
	beforeAll(async () => {
		server = createServer(async (request, response) => {
			const asked = await hold(request, response)
			if (isLettingGo) return asked.breakOff()
			held.add(asked)
			void asked.gone.then(() => held.delete(asked))
			const give = wanted.shift()
			if (give) give(asked)
			else waiting.push(asked)
		}).listen(0, '127.0.0.1')
		await once(server, 'listening')
		const address = server.address()
		if (address === null || typeof address === 'string') throw new Error('No port was given.')
		baseURL = `http://127.0.0.1:${address.port}/v1`
		sendChatsTo({ baseURL, apiKey: 'k' })
	})
	afterAll(async () => {
		server.closeAllConnections()
		server.close()
		await backgroundIsDone()
	})
	return {
		baseURL: () => baseURL,
		letGo,
		next() {
			const asked = waiting.shift()
			return asked ? Promise.resolve(asked) : new Promise((resolve) => wanted.push(resolve))
		},
	}
}

async function hold(request: IncomingMessage, response: ServerResponse): Promise<AskedReply> {
	const chunks: Buffer[] = []
	for await (const chunk of request) chunks.push(chunk)
	const { messages, model, stream }: { messages: ChatTurn[]; model: string; stream: boolean } = JSON.parse(
		Buffer.concat(chunks).toString(),
	)
	let whole = ''
	const send = (delta: object, finish: string | null) =>
		response.write(`data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish }] })}\n\n`)
	if (stream) response.setHeader('Content-Type', 'text/event-stream')
	return {
		messages,
		model,
		authorization: request.headers.authorization,
		say(piece) {
			whole += piece
			if (stream) send({ content: piece }, null)
		},
		finish() {
			if (stream) send({}, 'stop')
			else response.setHeader('Content-Type', 'application/json')
			response.end(
				stream ? 'data: [DONE]\n\n' : JSON.stringify({ choices: [{ message: { content: whole } }] }),
			)
		},
		breakOff: () => response.destroy(),
		refuse: (status) => response.writeHead(status).end('{}'),
		gone: once(response, 'close').then(() => undefined),
	}
}
