import { afterAll, beforeAll, expect, test } from 'vitest'
import { cataloguePrompts } from '~/features/library/catalogue.server'
import { aMessage, callTool, connectTo, postTo } from '../../tests/support/mcp'
import { type RunningServer, startServer } from '../../tests/support/server'

/** More than these tests need, and few enough to use up. */
const MOST_CALLS = 90
const FREE = cataloguePrompts.find(({ isPremium }) => !isPremium)
if (!FREE) throw new Error('The catalogue needs a free prompt.')

let server: RunningServer

beforeAll(async () => {
	server = await startServer({ env: { PRONTO_LIMITS: JSON.stringify({ apiAddress: MOST_CALLS }) } })
})
afterAll(() => server.stop())

test('what is wrong with an input is told in the caller’s language, and nothing breaks', async () => {
	const client = await connectTo(server, undefined, { 'Accept-Language': 'pt-BR' })
	expect((await client.listTools()).tools[0]).toMatchObject({ title: 'Buscar prompts' })
	const cases: [name: string, given: Record<string, unknown>, says: RegExp][] = [
		['read_prompt', { id: '22' }, /^Prompt não encontrado$/],
		['read_prompt', {}, /\n- id: O id do prompt/],
		['read_prompt', { id: 4 }, /\n- id: /],
		['read_prompt', { id: FREE.id, language: 'de' }, /\n- language: en ou pt/],
		['search_prompts', { limit: 0 }, /\n- limit: Quantos/],
		['search_prompts', { query: 'x'.repeat(201), category: 'toString' }, /\n- query: .+\n- category: /],
		['fill_prompt', { id: FREE.id, values: 'x' }, /\n- values: /],
		[
			'fill_prompt',
			{ id: FREE.id, values: { nowhere: 'x' } },
			/não tem lacuna com o nome nowhere\. As lacunas dele: \[/,
		],
	]
	for (const [name, given, says] of cases) {
		const { isError, text } = await callTool(client, name, given)
		expect(isError, name).toBe(true)
		expect(text).toMatch(says)
		expect(text).not.toMatch(/\bat .+:\d+|zod|expected/i)
	}
	await expect(client.callTool({ name: 'toString' })).rejects.toThrow('Não há ferramenta')
	await client.close()
})

test('a blank with choices takes one of them', async () => {
	const prompt = cataloguePrompts.find(
		({ isPremium, en }) => !isPremium && en.blanks.some(({ choices }) => choices),
	)
	const blank = prompt?.en.blanks.find(({ choices }) => choices)
	const client = await connectTo(server)
	const fill = (value: string) =>
		callTool(client, 'fill_prompt', {
			id: prompt?.id,
			language: 'en',
			values: { [`[${blank?.name}]`]: value },
		})
	expect(await fill('none of them')).toMatchObject({ isError: true })
	expect((await fill('none of them')).text).toContain(blank?.choices?.join(' / '))
	expect(await fill(blank?.choices?.[0] ?? '')).toMatchObject({ isError: false })
	await client.close()
})

test('hostile messages are refused as what they are, and the next one is answered', async () => {
	const deep = '['.repeat(20_000)
	const cases: [body: string, status: number, headers?: Record<string, string>][] = [
		['', 400],
		['{', 400],
		['null', 400],
		['[]', 400],
		[deep, 400],
		[`[${aMessage('ping')},${aMessage('ping')}]`, 400],
		['{"jsonrpc":"1.0","id":1,"method":"ping"}', 400],
		[JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x', params: 'x'.repeat(70_000) }), 413],
		[aMessage('ping'), 415, { 'Content-Type': 'text/plain' }],
		[aMessage('ping'), 406, { Accept: 'text/html' }],
		[aMessage('ping'), 400, { 'MCP-Protocol-Version': '1999-01-01' }],
		[aMessage('ping'), 403, { Origin: 'https://evil.example' }],
		[aMessage('ping'), 403, { Origin: 'null' }],
		[aMessage('ping'), 403, { 'Sec-Fetch-Site': 'cross-site' }],
	]
	for (const [body, status, headers] of cases) {
		const answer = await postTo(server, body, headers)
		expect(answer.status, `${body.slice(0, 60)} ${JSON.stringify(headers)}`).toBe(status)
		expect(answer.headers.get('Content-Type')).toContain('application/json')
		expect(await answer.text()).not.toMatch(/\bat .+:\d+/)
	}
	for (const method of ['GET', 'DELETE', 'PUT', 'OPTIONS']) {
		const answer = await fetch(`${server.origin}/mcp`, { method, headers: { Accept: 'text/event-stream' } })
		expect(answer.status, method).toBe(405)
		expect(answer.headers.get('Allow')).toBe('POST')
	}
	const polluted =
		'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fill_prompt","arguments":{"id":"__proto__","values":{"__proto__":"x"}}}}'
	expect(await (await postTo(server, polluted)).json()).toMatchObject({ result: { isError: true } })
	expect(await (await postTo(server, aMessage('no/such'))).json()).toMatchObject({ error: { code: -32_601 } })
	const well = await postTo(server, aMessage('ping'))
	expect(await well.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
	expect(well.headers.get('Cache-Control')).toBe('private, no-store')
	expect(well.headers.has('Mcp-Session-Id')).toBe(false)
})

test('who asks too often is told when to come back', async () => {
	let answer = await postTo(server, aMessage('ping'))
	for (let count = 0; answer.status === 200 && count < MOST_CALLS; count += 1) {
		answer = await postTo(server, aMessage('ping'))
	}
	expect(answer.status).toBe(429)
	expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
	expect(await answer.json()).toMatchObject({ error: 'too_many' })
})
