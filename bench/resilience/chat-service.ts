import { once } from 'node:events'
import { createServer } from 'node:http'

const EVENT = (delta: object, finish: string | null) =>
	`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
const streamed = (reply: string) => `${EVENT({ content: reply }, null)}${EVENT({}, 'stop')}data: [DONE]\n\n`

/** A chat service that answers everything at once, with one word where nothing else is said; its address is for `AI_BASE_URL`. */
export async function startQuickChat(
	say: () => string = () => 'Noted.',
): Promise<{ address: string; stop(): void }> {
	const server = createServer((request, response) => {
		let asked = ''
		request.setEncoding('utf8').on('data', (chunk: string) => {
			asked += chunk
		})
		request.on('end', () => {
			const isStreamed = /"stream":\s*true/.test(asked)
			response.setHeader('Content-Type', isStreamed ? 'text/event-stream' : 'application/json')
			const content = say()
			response.end(isStreamed ? streamed(content) : JSON.stringify({ choices: [{ message: { content } }] }))
		})
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('No port was given.')
	return {
		address: `http://127.0.0.1:${address.port}/v1`,
		stop: () => {
			server.closeAllConnections()
			server.close()
		},
	}
}
