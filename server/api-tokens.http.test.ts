import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { API_OPERATIONS, API_ROOT } from '~/features/api/api-operation.server'
import { PromptList, PromptWhole } from '~/features/api/api-schema.server'
import { cataloguePrompts } from '~/features/library/catalogue.server'
import { LANGUAGES } from '~/i18n/language'
import { makeToken } from '../tests/support/access/access-tokens'
import { accountVisits } from '../tests/support/account-visits'
import { apiVisits, errorOf, withToken } from '../tests/support/api-visits'
import { type RunningServer, startServer } from '../tests/support/server'

/** Few enough to reach, more than the other tests of this file need. */
const PER_PERSON = 60

let server: RunningServer
const { ask, browserOf, tokenOf } = apiVisits(() => server)
const visits = accountVisits(() => server)

beforeAll(async () => {
	server = await startServer({ env: { PRONTO_LIMITS: JSON.stringify({ apiPerson: PER_PERSON }) } })
})
afterAll(() => server.stop())

const Description = z.object({
	openapi: z.literal('3.1.0'),
	paths: z.record(
		z.string(),
		z.strictObject({
			get: z.object({
				operationId: z.string(),
				summary: z.string().min(1),
				parameters: z.array(
					z.object({
						name: z.string(),
						in: z.enum(['path', 'query']),
						required: z.boolean(),
						description: z.string().min(1),
						schema: z.looseObject({ default: z.unknown().optional() }),
					}),
				),
				responses: z.record(
					z.string(),
					z.object({
						description: z.string().min(1),
						content: z
							.object({ 'application/json': z.object({ schema: z.object({ $ref: z.string() }) }) })
							.optional(),
					}),
				),
			}),
		}),
	),
	components: z.object({ schemas: z.record(z.string(), z.looseObject({})) }),
})

/** A described schema with every `$ref` replaced by what it leads to. */
function resolved(value: unknown, schemas: Record<string, unknown>): unknown {
	if (Array.isArray(value)) return value.map((item) => resolved(item, schemas))
	if (typeof value !== 'object' || value === null) return value
	if ('$ref' in value)
		return resolved(schemas[String(value.$ref).replace('#/components/schemas/', '')], schemas)
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner, schemas)]))
}

/** A text of a page without the escapes of HTML. */
function plain(html: string): string {
	const signs: Record<string, string> = {
		'&#x27;': "'",
		'&quot;': '"',
		'&lt;': '<',
		'&gt;': '>',
		'&amp;': '&',
	}
	return html.replaceAll(/&[#\w]+;/g, (sign) => signs[sign] ?? sign)
}

/** What a terminal prints after a command. */
async function run(command: string): Promise<string> {
	return (await promisify(execFile)('sh', ['-c', command])).stdout
}

const EXAMPLES: Record<string, string[]> = {
	id: ['1', '2', '21'],
	q: ['pricing', 'preço', 'pricng', 'zzxqwv'],
}

describe('the description', () => {
	test.each(LANGUAGES)('in %s says of every operation what the server really answers', async (language) => {
		const response = await ask(`/api/openapi.json?lang=${language}`)
		expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
		const { paths, components } = Description.parse(await response.json())
		expect(Object.keys(paths)).toEqual(API_OPERATIONS.map(({ path }) => API_ROOT + path))
		const token = await tokenOf('creator')
		for (const [path, { get }] of Object.entries(paths)) {
			const schemaOf = (status: number) => {
				const ref = get.responses[status]?.content?.['application/json'].schema
				return z.fromJSONSchema(z.record(z.string(), z.unknown()).parse(resolved(ref, components.schemas)))
			}
			const [needed] = get.parameters.filter(({ required }) => required)
			for (const value of needed ? (EXAMPLES[needed.name] ?? []) : ['']) {
				const address = needed?.in === 'path' ? path.replace(`{${needed.name}}`, value) : path
				const query = new URLSearchParams({
					lang: language,
					...(needed?.in === 'query' ? { [needed.name]: value } : {}),
				})
				for (const headers of [{}, withToken(token)]) {
					const answer = await ask(`${address}?${query}`, headers)
					expect(answer.status, address).toBe(200)
					const body: unknown = await answer.json()
					schemaOf(200).parse(body)
					// Nothing that is not described: parsing leaves out what the schema does not know.
					const known = API_OPERATIONS.find(({ id }) => id === get.operationId)
					expect(known?.answer.parse(body)).toEqual(body)
				}
			}
			const refused = await ask(`${path.replace('{id}', '1')}?lang=xx`)
			expect(refused.status).toBe(400)
			schemaOf(400).parse(await refused.json())
			expect(Object.keys(get.responses)).toEqual(expect.arrayContaining(['200', '304', '401', '403', '429']))
		}
	})

	test('uses no words of the interface that nobody translated, and differs by language', async () => {
		const [en, pt] = await Promise.all(
			LANGUAGES.map(async (language) => (await ask(`/api/openapi.json?lang=${language}`)).text()),
		)
		expect(en).not.toBe(pt)
		for (const text of [en, pt]) expect(text).not.toMatch(/"api_[a-z_]+"/)
	})

	test.each(LANGUAGES)(
		'is shown at /developers in %s, operation by operation, and curl does what the page says',
		async (language) => {
			const html = await (await ask(`/developers?lang=${language}`)).text()
			for (const { path } of API_OPERATIONS) expect(html).toContain(API_ROOT + path)
			const commands = [...html.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)]
				.map(([, command = '']) => plain(command))
				.filter((command) => command.includes('curl '))
			expect(commands).toHaveLength(3)
			const token = await tokenOf('creator')
			const answers = await Promise.all(commands.map((command) => run(command.replace('pronto_…', token))))
			const [list, free, premium] = answers.map((answer): unknown => JSON.parse(answer))
			expect(PromptList.parse(list).prompts).toHaveLength(5)
			for (const one of [free, premium])
				expect(PromptWhole.parse(one)).toMatchObject({ language, is_open: true })
		},
	)
})

describe('tokens', () => {
	const readPremium = async (headers: Record<string, string>) =>
		PromptWhole.parse(await (await ask('/api/v1/prompts/2?lang=en', headers)).json())
	const premium = cataloguePrompts.find(({ id }) => id === '2')

	test('of subscribers and admins read premium texts; visitors and other members read the rest', async () => {
		for (const who of ['creator', 'legend', 'admin'] as const) {
			const { text, is_open } = await readPremium(withToken(await tokenOf(who)))
			expect([text, is_open]).toEqual([premium?.en.promptText, true])
		}
		for (const headers of [{}, withToken(await tokenOf('explorer'))]) {
			expect(await readPremium(headers)).toMatchObject({
				text: null,
				blanks: [],
				follow_up: null,
				is_open: false,
			})
		}
		const free = PromptWhole.parse(await (await ask('/api/v1/prompts/1?lang=pt')).json())
		expect(free.text).toBe(cataloguePrompts[0]?.pt.promptText)
	})

	test('that are none, or not good any more, are told so and not taken for a visitor', async () => {
		const browser = await browserOf('creator')
		const revoked = await makeToken(browser)
		const page = await (await browser.get('/settings/tokens')).text()
		const [, id = ''] = /name="id" value="([^"]+)"/.exec(page) ?? []
		expect((await browser.post('/settings/tokens', { intent: 'revoke', id })).status).toBe(303)
		const wrong = [revoked, `pronto_${'A'.repeat(43)}`, 'pronto_', 'made.up'].map(
			(token) => `Bearer ${token}`,
		)
		for (const Authorization of [...wrong, 'Basic YTpi', 'Bearer', '']) {
			const response = await ask('/api/v1/prompts', { Authorization })
			expect([Authorization, response.status]).toEqual([Authorization, 401])
			expect(response.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"')
			expect((await errorOf(response)).error).toBe('signed_out')
		}
	})

	test('made for something else are refused, and the answer names what is missing', async () => {
		const response = await ask('/api/v1/prompts', withToken(await tokenOf('legend', ['locker:read'])))
		expect(response.status).toBe(403)
		expect(response.headers.get('WWW-Authenticate')).toBe(
			'Bearer error="insufficient_scope", scope="prompts:read"',
		)
		expect((await errorOf(response)).message).toContain('prompts:read')
	})

	test('open no other door: neither a page, nor a function, nor the accounts', async () => {
		const headers = withToken(await tokenOf('legend', ['prompts:read', 'locker:read']))
		expect((await fetch(`${server.origin}/settings`, { headers, redirect: 'manual' })).status).toBe(303)
		expect(await (await ask('/api/auth/get-session', headers)).json()).toBeNull()
		expect((await ask('/functions/v1/check-subscription', headers, 'POST')).status).toBe(401)
	})

	test('of an account that is gone open nothing anywhere, and every door for programs says so', async () => {
		const { someone, email, password } = await visits.signedUp()
		const token = await makeToken(someone)
		const session = (await visits.callApi('/sign-in/email', { email, password })).headers.get(
			'set-auth-token',
		)
		expect((await ask('/api/v1/prompts', withToken(token))).status).toBe(200)
		const gone = await someone.post('/settings/delete', { confirmation: email, password })
		expect(gone.headers.get('Location')).toBe('/')
		const doors = [
			['GET', '/api/v1/prompts'],
			['GET', '/api/v1/nothing'],
			['GET', '/api/nothing'],
			['POST', '/api/nothing'],
			['GET', '/api/auth/get-session'],
			['GET', '/prompt/1.md'],
			['POST', '/mcp'],
			['POST', '/functions/v1/check-subscription'],
			['POST', '/functions/v1/nothing'],
		] as const
		for (const [method, path] of doors) {
			expect([path, (await ask(path, withToken(token), method)).status]).toEqual([path, 401])
		}
		for (const [method, path] of doors.filter(([, path]) => !/auth|prompt\/1/.test(path))) {
			expect([path, (await ask(path, withToken(session ?? ''), method)).status]).toEqual([path, 401])
		}
	})

	test('are counted by person, however many they have', async () => {
		const tokens = [await tokenOf('explorer'), await tokenOf('explorer')]
		const statuses: number[] = []
		for (let calls = 0; calls <= PER_PERSON; calls += 1) {
			const response = await ask('/api/v1/categories', withToken(tokens[calls % 2] ?? ''))
			statuses.push(response.status)
			if (response.status === 429) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
		}
		expect(statuses[0]).toBe(200)
		expect(statuses.at(-1)).toBe(429)
		expect((await ask('/api/v1/categories')).status).toBe(200)
	})
})
