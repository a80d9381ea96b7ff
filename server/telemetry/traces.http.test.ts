import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { freePort, startServer } from '../../tests/support/server'

/** As OTLP writes a value in JSON. */
const Value = z.object({ stringValue: z.string() }).or(z.object({ intValue: z.coerce.number() }))
const Span = z.object({
	traceId: z.string(),
	spanId: z.string(),
	parentSpanId: z.string().optional(),
	name: z.string(),
	kind: z.int(),
	attributes: z.array(z.object({ key: z.string(), value: Value })),
	status: z.object({ code: z.int().optional() }).optional(),
})
const Sent = z.object({
	resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
})

interface SentSpan {
	trace: string
	id: string
	parent: string | undefined
	name: string
	kind: number
	hasFailed: boolean
	attributes: Record<string, string | number>
}

/** A collector of traces that keeps what it is sent, by OTLP over HTTP. */
async function startTraceCollector() {
	const spans: SentSpan[] = []
	const port = await freePort()
	const server = createServer(async (request, response) => {
		const { resourceSpans } = Sent.parse(await json(request))
		for (const { scopeSpans } of resourceSpans)
			for (const { spans: sent } of scopeSpans) spans.push(...sent.map(readSpan))
		response.setHeader('content-type', 'application/json').end('{}')
	}).listen(port, '127.0.0.1')
	await once(server, 'listening')
	return {
		endpoint: `http://127.0.0.1:${port}`,
		spans,
		close() {
			server.close()
			server.closeAllConnections()
		},
	}
}

function readSpan({
	traceId,
	spanId,
	parentSpanId,
	name,
	kind,
	attributes,
	status,
}: z.infer<typeof Span>): SentSpan {
	return {
		trace: traceId,
		id: spanId,
		parent: parentSpanId || undefined,
		name,
		kind,
		hasFailed: status?.code === 2,
		attributes: Object.fromEntries(
			attributes.map(({ key, value }) => [key, 'stringValue' in value ? value.stringValue : value.intValue]),
		),
	}
}

const SERVER = 2
const CLIENT = 3

test('a request is a trace: what it loaded, asked the database, Stripe and the chat service, and nothing of who asked', async () => {
	const collector = await startTraceCollector()
	const server = await startServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint } })
	const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
		fetch(server.origin + path, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', ...headers },
			body: JSON.stringify(body),
		})
	const signedIn = await post('/api/auth/sign-in/email', {
		email: 'legend@pronto.test',
		password: 'pronto-demo',
	})
	const { token }: { token: string } = await signedIn.json()
	const Authorization = `Bearer ${token}`
	const page = await fetch(`${server.origin}/prompt/1?from=canary-of-an-address`, {
		headers: {
			Cookie: signedIn.headers
				.getSetCookie()
				.map((cookie) => cookie.split(';')[0])
				.join('; '),
		},
	})
	await page.text()
	const question = { message: 'A canary of a question' }
	expect((await post('/functions/v1/chat-with-ai', question, { Authorization })).status).toBe(200)
	expect((await post('/functions/v1/customer-portal', {}, { Authorization })).status).toBe(200)
	expect(await server.stop()).toBe(0)
	collector.close()

	const { spans } = collector
	const inside = (name: string) => {
		const root = spans.find((span) => span.name === name)
		return spans.filter(({ trace, id }) => trace === root?.trace && id !== root.id)
	}
	const root = spans.find(({ name }) => name === 'GET /prompt/:id')
	expect(root).toMatchObject({
		parent: undefined,
		kind: SERVER,
		hasFailed: false,
		attributes: {
			'http.request.method': 'GET',
			'http.route': '/prompt/:id',
			'http.response.status_code': 200,
			'pronto.request_id': page.headers.get('x-request-id'),
		},
	})
	const loader = inside('GET /prompt/:id').find(({ name }) => name === 'loader prompt')
	expect(loader).toMatchObject({ parent: root?.id })
	const statements = inside('GET /prompt/:id').filter(({ attributes }) => attributes['db.system.name'])
	expect(statements.some(({ parent }) => parent === loader?.id)).toBe(true)
	expect(statements.every(({ kind, attributes }) => kind === CLIENT && attributes['db.query.text'])).toBe(
		true,
	)
	expect(statements.map(({ name }) => name)).toContain('select favorites')
	expect(inside('POST /functions/v1/chat-with-ai').map(({ name }) => name)).toContain('chat service')
	expect(inside('POST /functions/v1/customer-portal').map(({ name }) => name)).toContain('stripe POST')
	const told = JSON.stringify(spans)
	for (const secret of ['canary', 'legend@pronto.test', 'pronto-demo', token])
		expect(told).not.toContain(secret)
})

test('what fails is told by its kind, and a trace that a stranger sends is none', async () => {
	const collector = await startTraceCollector()
	const server = await startServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint } })
	const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
	const answer = await fetch(`${server.origin}/prompt/none-of-ours`, { headers: { traceparent } })
	expect(answer.status).toBe(404)
	await server.stop()
	collector.close()
	const root = collector.spans.find(({ name }) => name === 'GET /prompt/:id')
	expect(root).toMatchObject({ parent: undefined, attributes: { 'http.response.status_code': 404 } })
	expect(root?.trace).not.toBe('0af7651916cd43dd8448eb211c80319c')
})

test('a collector that is away costs nobody an answer, and no stop', async () => {
	const endpoint = `http://127.0.0.1:${await freePort()}`
	const server = await startServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } })
	expect((await fetch(`${server.origin}/categories`)).status).toBe(200)
	expect(await server.stop()).toBe(0)
})

test('of a share of nothing no trace is sent', async () => {
	const collector = await startTraceCollector()
	const server = await startServer({
		env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: '0' },
	})
	await fetch(`${server.origin}/categories`)
	await server.stop()
	collector.close()
	expect(collector.spans).toEqual([])
})

test('a page of somebody signed in asks the database no more often than it did', async () => {
	const collector = await startTraceCollector()
	const server = await startServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint } })
	const login = new URLSearchParams({ email: 'legend@pronto.test', password: 'pronto-demo' })
	const signedIn = await fetch(`${server.origin}/login`, { method: 'POST', body: login, redirect: 'manual' })
	const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
	const headers = { Cookie: cookies.join('; ') }
	for (const path of ['/prompt/1', '/prompt-locker', '/chat-legend', '/categories', '/settings']) {
		const answer = await fetch(server.origin + path, { headers })
		expect(answer.status, path).toBe(200)
		await answer.text()
	}
	await server.stop()
	collector.close()
	const { spans } = collector
	const statements = (name: string) => {
		const root = spans.find((span) => span.name === name)
		return spans.filter(({ trace, attributes }) => trace === root?.trace && attributes['db.system.name'])
			.length
	}
	expect({
		prompt: statements('GET /prompt/:id'),
		locker: statements('GET /prompt-locker'),
		chat: statements('GET /chat-legend/:id?'),
		categories: statements('GET /categories'),
		settings: statements('GET /settings'),
	}).toEqual({ prompt: 4, locker: 7, chat: 8, categories: 3, settings: 3 })
})
