import { beforeAll, expect, test } from 'vitest'
import { ChatEvent } from '~/features/chat/chat-events'
import { buySubscription } from '../tests/support/billing/subscriber'
import { publishedPrompts } from '../tests/support/library'
import type { RunningServer } from '../tests/support/server'
import { livedInServer } from '../tests/support/shared-server'

let server: RunningServer
const tokens: Record<string, string> = {}

beforeAll(async () => {
	server = await livedInServer()
	tokens['other-legend'] = (await buySubscription(server.origin, 'pro')).token
	for (const email of ['explorer@pronto.test', 'creator@pronto.test', 'legend@pronto.test']) {
		const response = await fetch(`${server.origin}/api/auth/sign-in/email`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ email, password: 'pronto-demo' }),
		})
		const { token }: { token: string } = await response.json()
		tokens[email.split('@')[0] ?? ''] = token
	}
})

const bearer = (who: string) => (tokens[who] ? { Authorization: `Bearer ${tokens[who]}` } : {})

function ask(who: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
	return fetch(`${server.origin}/functions/v1/chat-with-ai`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...bearer(who), ...headers },
		body: typeof body === 'string' ? body : JSON.stringify(body),
	})
}

/** The events of a streamed reply. */
async function stream(body: unknown, headers: Record<string, string> = {}): Promise<ChatEvent[]> {
	const response = await ask('legend', body, { Accept: 'text/event-stream', ...headers })
	expect(response.headers.get('Content-Type')).toMatch(/^text\/event-stream/)
	const text = await response.text()
	return [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => ChatEvent.parse(JSON.parse(data)))
}

const page = (who: string, path: string) =>
	fetch(server.origin + path, { headers: bearer(who), redirect: 'manual' })

test.each([
	['visitor', 401, 'signed_out'],
	['explorer', 403, 'plan_too_small'],
	['creator', 403, 'plan_too_small'],
])('a %s is refused with %i %s', async (who, status, error) => {
	for (const Accept of ['application/json', 'text/event-stream']) {
		const response = await ask(who, { message: 'Hello' }, { Accept })
		expect(response.status).toBe(status)
		expect(await response.json()).toMatchObject({ error })
	}
})

test('a Legend is answered, in the language of the question, with prompts that fit and that it is a demo', async () => {
	const english = await ask('legend', { message: 'How do I set a price?' })
	expect(english.status).toBe(200)
	const { response, conversationId }: Record<string, string> = await english.json()
	expect(response).toMatch(/demonstration[\s\S]*\/prompt\/1\)/)
	const onwards = await ask('legend', { message: 'Como faço o preço do meu serviço?', conversationId })
	expect(await onwards.json()).toMatchObject({
		response: expect.stringMatching(/demonstração[\s\S]*\/prompt\/1\)/),
		conversationId,
	})
})

test('with Accept: text/event-stream the reply comes in pieces, and is whole at the end', async () => {
	const events = await stream({ message: 'How do I set a price?' })
	const [first, ...rest] = events
	const last = rest.at(-1)
	expect(first).toMatchObject({ type: 'started' })
	expect(last).toMatchObject({ type: 'done', state: 'complete' })
	expect(rest.length).toBeGreaterThan(20)
	const told = rest.map((event) => (event.type === 'delta' ? event.text : '')).join('')
	expect(told).toContain('/prompt/1)')
	const conversationId = first?.type === 'started' ? first.conversationId : ''
	expect(await (await page('legend', `/chat-legend/${conversationId}`)).text()).toContain('href="/prompt/1"')
})

test('a failing service is 502, or a failed event; the message says so in the caller’s language', async () => {
	const pt = { 'Accept-Language': 'pt-BR' }
	const response = await ask('legend', { message: 'sandbox:failing' }, pt)
	expect(response.status).toBe(502)
	expect(await response.json()).toEqual({
		error: 'upstream_failed',
		message: 'Desculpe, houve um erro ao enviar sua mensagem. Tente novamente.',
	})
	expect(await stream({ message: 'sandbox:failing' })).toMatchObject([
		{ type: 'started' },
		{
			type: 'failed',
			error: 'upstream_failed',
			message: 'Sorry, there was an error sending your message. Please try again.',
		},
	])
})

test('a reply without a choice is 200 with the fallback text', async () => {
	const response = await ask('legend', { message: 'sandbox:empty' })
	expect(response.status).toBe(200)
	expect(await response.json()).toMatchObject({ response: "Sorry, I couldn't process your request." })
	expect(await stream({ message: 'sandbox:empty' })).toMatchObject([{ type: 'started' }, { type: 'done' }])
})

test('a service that breaks off in the middle is told as failed, after what had come', async () => {
	expect((await ask('legend', { message: 'sandbox:cut' })).status).toBe(502)
	const events = await stream({ message: 'sandbox:cut price' })
	expect(events.at(-1)).toMatchObject({ type: 'failed' })
	expect(events.filter(({ type }) => type === 'delta').length).toBeGreaterThan(5)
})

test('a service that says nothing for twenty seconds has failed', async () => {
	const started = performance.now()
	const response = await ask('legend', { message: 'sandbox:slow' })
	expect(response.status).toBe(502)
	expect((performance.now() - started) / 1_000).toBeGreaterThan(19)
	expect((performance.now() - started) / 1_000).toBeLessThan(25)
})

test.each([
	['{bad', 400],
	['[]', 400],
	['null', 400],
	['"text"', 400],
	[{}, 400],
	[{ message: '' }, 400],
	[{ message: ' \n ' }, 400],
	[{ message: '\u0000\u0001' }, 400],
	[{ message: 5 }, 400],
	[{ message: ['a'] }, 400],
	[{ message: 'a', conversationId: 5 }, 400],
	[{ message: 'a', conversationId: 'x'.repeat(65) }, 400],
	[{ message: 'a', messageId: 'no uuid' }, 400],
	[{ message: 'a', conversationId: 'nowhere' }, 404],
	[{ message: 'a'.repeat(100_000) }, 413],
	[{ message: 'ã'.repeat(15_900) }, 400],
])('%j is refused with %i', async (body, status) => {
	const response = await ask('legend', body)
	expect(response.status).toBe(status)
	expect(await response.json()).toMatchObject({ error: expect.any(String), message: expect.any(String) })
})

test('what is no JSON, and other methods, are refused', async () => {
	expect((await ask('legend', { message: 'a' }, { 'Content-Type': 'text/plain' })).status).toBe(415)
	const got = await fetch(`${server.origin}/functions/v1/chat-with-ai`, { headers: bearer('legend') })
	expect([got.status, got.headers.get('Allow')]).toEqual([405, 'POST'])
})

test('control characters are taken out, the rest is answered', async () => {
	const response = await ask('legend', { message: 'pr\u0000ice \u0007 \ud800' })
	expect(await response.json()).toMatchObject({ response: expect.stringContaining('/prompt/1)') })
})

test('everyone but Legends gets the gate with the plans above their own, and nothing of the chat', async () => {
	for (const [who, plans] of [
		['visitor', ['pro', 'premium']],
		['explorer', ['pro', 'premium']],
		['creator', ['pro']],
	] as const) {
		const response = await page(who, '/chat-legend?lang=en')
		const html = await response.text()
		expect(response.status).toBe(200)
		expect(html).toContain('action="/pricing"')
		expect([...html.matchAll(/value="(\w+)" name="planType"/g)].map(([, plan]) => plan)).toEqual(plans)
		expect(html).toContain('noindex')
		expect(html).not.toContain('name="message"')
	}
})

test('another Legend’s conversation, and a missing one, is a page that says so', async () => {
	const { conversationId }: Record<string, string> = await (await ask('legend', { message: 'Secret' })).json()
	for (const path of [`/chat-legend/${conversationId}`, '/chat-legend/nowhere']) {
		const response = await page('other-legend', path)
		expect(response.status).toBe(404)
		expect(await response.text()).not.toContain('Secret')
	}
	const stolen = await ask('other-legend', { message: 'Hi', conversationId })
	expect(stolen.status).toBe(404)
})

test('earlier messages are a page to read, with the way back to the latest', async () => {
	const first = await ask('legend', { message: 'Which came first?' })
	const { conversationId }: Record<string, string> = await first.json()
	const [second] = await stream({ message: 'Which came second?', conversationId })
	const messageId = second?.type === 'started' ? second.messageId : ''
	const html = async (query: string) =>
		(await page('legend', `/chat-legend/${conversationId}${query}`)).text()
	const [latest, earlier] = [await html(''), await html(`?before=${messageId}`)]
	expect(latest).toMatch(/Which came first\?[\s\S]*Which came second\?[\s\S]*<textarea[^>]* name="message"/)
	expect(earlier).toContain('Which came first?')
	expect(earlier).not.toMatch(/Which came second\?|<textarea[^>]* name="message"/)
	expect(earlier).toContain(`href="/chat-legend/${conversationId}"`)
})

test('a premium text is loaded by a Legend alone, one prompt at a time', async () => {
	for (const { id, isPremium, en } of publishedPrompts) {
		const path = `/chat-legend/prompt/${id}?lang=en`
		const mine = await page('legend', path)
		expect(await mine.json()).toMatchObject({ id, promptText: en.promptText })
		expect(mine.headers.get('Cache-Control')).toBe('private, no-store')
		if (!isPremium) continue
		for (const [who, status] of [
			['visitor', 303],
			['explorer', 403],
			['creator', 403],
		] as const) {
			const response = await page(who, path)
			expect(response.status).toBe(status)
			expect(await response.text()).not.toContain(en.promptText.slice(0, 60))
		}
	}
	const list = await (await page('legend', '/chat-legend?lang=en')).text()
	for (const { en } of publishedPrompts) expect(list).not.toContain(en.promptText.slice(0, 60))
})

test('without scripts a message is a form: the page that follows shows it, and a blank one says so', async () => {
	const form = (fields: Record<string, string>, path = '/chat-legend') =>
		fetch(server.origin + path, {
			method: 'POST',
			headers: bearer('legend'),
			body: new URLSearchParams(fields),
			redirect: 'manual',
		})
	const sent = await form({ message: 'How do I set a price, plainly?' })
	expect(sent.status).toBe(303)
	const path = sent.headers.get('Location') ?? ''
	expect(path).toMatch(/^\/chat-legend\/[0-9a-f-]{36}$/)
	expect(await (await page('legend', path)).text()).toContain('How do I set a price, plainly?')
	const blank = await form({ message: '  ' })
	expect([blank.status, (await blank.text()).includes('data-message="chat_message_blank"')]).toEqual([
		400,
		true,
	])
	const long = await form({ message: 'b'.repeat(40_000) })
	expect([long.status, (await long.text()).includes('b'.repeat(40_000))]).toEqual([400, true])
	expect((await form({ message: 'x' }, '/chat-legend/nowhere')).status).toBe(404)
})
