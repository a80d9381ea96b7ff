import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../support/server'
import { PlainBrowser } from '../support/setup/plain-browser'

/** How much larger than what was sent an answer may be. */
const MOST_ABOVE_SENT = 65_536
const FORMS = [
	['/contact', ['name', 'subject', 'message'], 20_000],
	['/signup', ['email'], 60_000],
	['/forgot-password', ['email'], 60_000],
	['/create-prompt', ['title', 'description', 'promptText', 'instructions'], 60_000],
	['/profile', ['fullName', 'username'], 60_000],
	['/settings/tokens', ['name'], 60_000],
	['/settings/delete', ['confirmation'], 60_000],
] as const
const SIGNS = [
	'a',
	'<',
	'>',
	'&',
	'"',
	"'",
	'\\',
	'\n',
	'\u0001',
	'é',
	'日',
	'🙂',
	'\u2028',
	'[a] ',
	'<p class="x">',
]

let server: RunningServer
let member: PlainBrowser

beforeAll(async () => {
	server = await startServer({ env: { LOG_LEVEL: 'error' } })
	member = new PlainBrowser(server.origin)
	await member.post('/login', { email: 'explorer@pronto.test', password: 'pronto-demo' })
})
afterAll(() => server.stop())

test('no refused form is answered with much more than was sent, with scripts and without', async () => {
	const filled = fc.constantFrom(...FORMS).chain(([path, fields, most]) =>
		fc.record({
			path: fc.constant(path),
			isScripted: fc.boolean(),
			texts: fc.uniqueArray(
				fc.record({
					field: fc.constantFrom(...fields),
					sign: fc.constantFrom(...SIGNS),
					length: fc.integer({ min: 0, max: most }),
				}),
				{ selector: ({ field }) => field, minLength: 1 },
			),
		}),
	)
	await fc.assert(
		fc.asyncProperty(filled, async ({ path, isScripted, texts }) => {
			const fields = texts.map(({ field, sign, length }) => [field, sign.repeat(length / sign.length)])
			const body = new URLSearchParams(fields).toString()
			const cookies = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
			const answer = await fetch(`${server.origin}${path}${isScripted ? '.data' : ''}`, {
				method: 'POST',
				redirect: 'manual',
				headers: {
					'Content-Type': 'application/x-www-form-urlencoded',
					Origin: server.origin,
					...(path === '/signup' ? {} : { Cookie: cookies }),
				},
				body,
			})
			expect([400, 413]).toContain(answer.status)
			expect((await answer.arrayBuffer()).byteLength).toBeLessThan(body.length + MOST_ABOVE_SENT)
		}),
		{ numRuns: 150, seed: 20_261_122 },
	)
})

test('a long text that fits its field comes back whole, and its page is still a page', async () => {
	const promptText = '<li class="step">{"do": "[this] & [that]"}</li>\n'.repeat(1_000)
	const answer = await member.post('/create-prompt', { title: '', promptText })
	const body = await answer.text()
	expect(answer.status).toBe(400)
	expect(body.match(/&lt;li class=/g)).toHaveLength(1_000)
	expect(body).toContain('data-message="required_fields_missing"')
})
