import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import type { TrialService } from '~/features/admin/trials/judge.server'

/** What a chat service was asked. */
export interface Asked {
	model: string
	messages: { role: string; content: string }[]
}

/** How it answers: a whole completion as JSON, a status, or whatever the test writes itself. */
export type Said = object | number | ((response: ServerResponse) => void)

/** A completion with one choice. */
export function completion(content: string | null, more: object = {}): object {
	return {
		id: 'chatcmpl-1',
		object: 'chat.completion',
		model: 'model-by-its-own-name',
		choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
		usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
		...more,
	}
}

/** Verdicts as a judge sends them: each criterion is met, but for the last one. */
export function verdicts(count: number): object {
	const judged = Array.from({ length: count }, (_, at) => ({ n: at + 1, pass: at + 1 < count, why: 'Seen.' }))
	return completion(`Here they are:\n\`\`\`json\n${JSON.stringify({ verdicts: judged })}\n\`\`\``)
}

/** Whether it is asked to judge. */
export function isJudging({ messages }: Asked): boolean {
	return messages[0]?.role === 'system'
}

/** A chat service on loopback that speaks the wire protocol, and answers as a test says. */
export function startTrialService() {
	const asked: Asked[] = []
	let answer: (one: Asked) => Said = () => 500
	let server: Server
	let baseURL = ''
	beforeAll(async () => {
		server = createServer(async (request, response) => {
			const chunks: Buffer[] = []
			for await (const chunk of request) chunks.push(chunk)
			const one: Asked = JSON.parse(Buffer.concat(chunks).toString())
			asked.push(one)
			const said = answer(one)
			if (typeof said === 'function') return said(response)
			response.setHeader('Content-Type', 'application/json')
			if (typeof said === 'number') response.writeHead(said).end('{"error":{"message":"No."}}')
			else response.end(JSON.stringify(said))
		}).listen(0, '127.0.0.1')
		await once(server, 'listening')
		const address = server.address()
		if (address === null || typeof address === 'string') throw new Error('No port was given.')
		baseURL = `http://127.0.0.1:${address.port}/v1`
	})
	afterAll(() => {
		server.closeAllConnections()
		server.close()
	})
	return {
		service: (model: string): TrialService => ({ baseURL, apiKey: 'k', model }),
		/** From now on it answers so. */
		say(next: (one: Asked) => Said) {
			asked.splice(0)
			answer = next
		},
		asked,
	}
}

/** Ends a connection in the middle of an answer. */
export function breakOff(response: ServerResponse): void {
	response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
	response.write('{"choices":[{"mess')
	void wait(1).then(() => response.destroy())
}
