import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ChatEvent } from '~/features/chat/chat-events'
import { type AskedReply, holdChats } from '../tests/support/chat-service'
import { type RunningServer, startServer } from '../tests/support/server'

const chats = holdChats()
let server: RunningServer
let token = ''
const MODELS = [
	{ id: 'a-model', label: 'A model', context: 32_768 },
	{ id: 'a-larger-model', label: 'A larger model', context: 131_072, weight: 3 },
]
const settings = () => ({
	AI_BASE_URL: chats.baseURL(),
	AI_API_KEY: 'the key',
	AI_MODELS: JSON.stringify(MODELS),
})

beforeAll(async () => {
	server = await startServer({ env: settings() })
	const response = await fetch(`${server.origin}/api/auth/sign-in/email`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ email: 'legend@pronto.test', password: 'pronto-demo' }),
	})
	const signedIn: { token: string } = await response.json()
	token = signedIn.token
})

afterAll(async () => {
	await server.stop()
	rmSync(server.dataFolder, { recursive: true, force: true })
})

interface Listening {
	asked: AskedReply
	conversationId: string
	/** Waits until this has been told of the reply. */
	hears(text: string): Promise<void>
	/** Everything that comes until the connection ends. */
	rest(): Promise<ChatEvent[]>
	leave(): void
}

async function listen(message: string, more: object = {}): Promise<Listening> {
	const leaving = new AbortController()
	const response = await fetch(`${server.origin}/functions/v1/chat-with-ai`, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			Accept: 'text/event-stream',
			Authorization: `Bearer ${token}`,
		},
		body: JSON.stringify({ message, ...more }),
		signal: leaving.signal,
	})
	if (!response.body) throw new Error('Nothing came.')
	const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
	let text = ''
	const events = () =>
		[...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => ChatEvent.parse(JSON.parse(data)))
	async function read(): Promise<boolean> {
		const { done, value = '' } = await reader.read()
		text += value
		return done
	}
	while (!text.includes('\n\n')) if (await read()) throw new Error(`It ended: ${text}`)
	const [first] = events()
	return {
		asked: await chats.next(),
		conversationId: first?.type === 'started' ? first.conversationId : '',
		async hears(wanted) {
			while (!text.includes(wanted)) if (await read()) throw new Error('It ended.')
		},
		async rest() {
			while (!(await read().catch(() => true)));
			return events()
		},
		leave: () => leaving.abort(),
	}
}

const conversation = async (id: string) => {
	const headers = { Authorization: `Bearer ${token}` }
	const response = await fetch(`${server.origin}/chat-legend/${id}?lang=en`, { headers })
	return response.text()
}

test('the service is asked at the address, with the key and for the model that were set', async () => {
	const { asked, hears, rest } = await listen('Hello?')
	expect(asked).toMatchObject({ model: 'a-model', authorization: 'Bearer the key' })
	expect(asked.messages.map(({ role }) => role)).toEqual(['system', 'user'])
	asked.say('Hi.')
	await hears('Hi.')
	asked.finish()
	expect((await rest()).at(-1)).toMatchObject({ type: 'done' })
})

const messagesLeft = async () => {
	const response = await fetch(`${server.origin}/chat-legend/news`, {
		headers: { Authorization: `Bearer ${token}` },
	})
	const { allowance }: { allowance: { left: number } } = await response.json()
	return allowance.left
}

test('a conversation is answered by the model that was chosen for it, and each message counts as that weighs', async () => {
	const before = await messagesLeft()
	const first = await listen('Hello?', { model: 'a-larger-model' })
	expect(first.asked.model).toBe('a-larger-model')
	first.asked.say('Hi.')
	first.asked.finish()
	await first.rest()
	const second = await listen('And now?', { conversationId: first.conversationId })
	expect(second.asked.model).toBe('a-larger-model')
	second.asked.finish()
	await second.rest()
	expect(before - (await messagesLeft())).toBe(6)
	const third = await listen('In short?', { conversationId: first.conversationId, model: 'a-model' })
	expect(third.asked.model).toBe('a-model')
	third.asked.finish()
	await third.rest()
	expect(before - (await messagesLeft())).toBe(7)
	const page = await conversation(first.conversationId)
	expect(page).toMatch(/<option value="a-model" selected[^>]*>A model<\/option>/)
	expect(page).toContain('A larger model (counts as 3 messages)')
})

test('a model that is not offered is refused, and no message is counted', async () => {
	const before = await messagesLeft()
	const response = await fetch(`${server.origin}/functions/v1/chat-with-ai`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
		body: JSON.stringify({ message: 'Hello?', model: 'constructor' }),
	})
	expect(response.status).toBe(400)
	expect(await messagesLeft()).toBe(before)
})

test('whose connection is lost in the middle finds the whole reply afterwards', async () => {
	const { asked, hears, leave, conversationId } = await listen('Hello?')
	asked.say('Half of it, ')
	await hears('Half of it')
	leave()
	asked.say('and the other half.')
	asked.finish()
	await expect.poll(() => conversation(conversationId)).toContain('Half of it, and the other half.')
})

test('the pricing page names the models that answer, rendered and kept', async () => {
	for (const [language, models] of [
		['en', 'AI models in the chat: A model, A larger model'],
		['pt-BR', 'Modelos de IA no chat: A model, A larger model'],
	] as const) {
		for (const _time of [1, 2]) {
			const answer = await fetch(`${server.origin}/pricing`, { headers: { 'Accept-Language': language } })
			expect(await answer.text()).toContain(`${models}<`)
		}
	}
})

test('why there is no reply stands in the log, under the id that its person was told', async () => {
	const asking = fetch(`${server.origin}/functions/v1/chat-with-ai`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
		body: JSON.stringify({ message: 'Hello?' }),
	})
	const { refuse } = await chats.next()
	refuse(400)
	const answer = await asking
	expect(answer.status).toBe(502)
	const id = answer.headers.get('x-request-id')
	const cause = () =>
		server
			.logs()
			.split('\n')
			.find((line) => line.includes('the chat service failed'))
	await expect.poll(cause).toContain(`"id":"${id}"`)
})

test('a server that is asked to stop says that the reply broke off, and stops; what had come is there afterwards', async () => {
	const { asked, hears, rest, conversationId } = await listen('Hello?')
	asked.say('The first half')
	await hears('The first half')
	const env = { ...settings(), PRONTO_DATA: server.dataFolder }
	const ended = server.ended
	server.signal('SIGTERM')
	expect((await rest()).at(-1)).toMatchObject({ type: 'failed' })
	expect(await ended).toBe(0)
	server = await startServer({ env })
	const page = await conversation(conversationId)
	expect(page).toContain('The first half')
	expect(page).toContain('data-message="chat_cut_off"')
})

test('a server that is killed loses no message: the reply is shown as broken off, and can be asked for again', async () => {
	const { asked, hears, conversationId } = await listen('Do not lose this.')
	asked.say('The first half')
	await hears('The first half')
	// Stored every second; the page shows what is stored.
	await expect.poll(() => conversation(conversationId), { timeout: 10_000 }).toContain('The first half')
	const env = { ...settings(), PRONTO_DATA: server.dataFolder }
	server.signal('SIGKILL')
	await server.ended
	server = await startServer({ env })
	const page = await conversation(conversationId)
	for (const text of ['Do not lose this.', 'The first half', 'data-message="chat_cut_off"']) {
		expect(page).toContain(text)
	}
})
