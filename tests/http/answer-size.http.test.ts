import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from '~/env/env-fields.server'
import { deskLabels } from '~/features/editing/desk-labels'
import type { HonestRequest, Kind } from '../support/access/access'
import { everyDoor } from '../support/access/door-table'
import { buySubscription } from '../support/billing/subscriber'
import { histories } from '../support/histories'
import { type RunningServer, startServer } from '../support/server'
import { PlainBrowser } from '../support/setup/plain-browser'

/** How much larger than what was sent an answer may be. */
const MOST_ABOVE_SENT = 65_536
const LONGEST = 60_000
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
	'a,',
	'<p class="x">',
]
/** What a conflict shows beside what was typed, and how long that is in a page. */
const STORED = '"quoted" & <bold>\n'.repeat(1_000)
const STORED_BYTES = STORED.replaceAll('"', '&quot;').replaceAll('&', '&amp;').length + 10_000
const [SEEN_LATELY, SEEN_LONG_AGO] = ['2999-01-01T00:00:00Z', '2000-01-01T00:00:00Z']

let server: RunningServer
let things: Map<Kind, string>
const askers = new Map<string, string>()

beforeAll(async () => {
	const limits = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, 1_000_000]))
	server = await startServer({ env: { LOG_LEVEL: 'error', PRONTO_LIMITS: JSON.stringify(limits) } })
	const { cookie } = await buySubscription(server.origin, 'pro')
	const legend = new PlainBrowser(server.origin)
	legend.cookies.set(cookie.name, cookie.value)
	const admin = new PlainBrowser(server.origin)
	await admin.post('/login', { email: 'admin@pronto.test', password: 'pronto-demo' })
	const cookiesOf = ({ cookies }: PlainBrowser) =>
		[...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
	const prompt = { title: 'T', description: 'D', category: 'finance', promptText: STORED, language: 'en' }
	const created = await legend.post('/create-prompt', prompt)
	await legend.post('/prompt-locker/new', { title: 'T', content: STORED, description: '', tagList: '' })
	const locker = await (await legend.get('/prompt-locker')).text()
	const talk = await legend.post('/chat-legend', { message: 'Price a workshop.' })
	const lastOf = (address: string | null) => address?.split('/').at(-1) ?? ''
	things = new Map<Kind, string>([
		['prompt', lastOf(created.headers.get('Location'))],
		['saved prompt', /data-prompt="([^"]+)"/.exec(locker)?.[1] ?? ''],
		['conversation', lastOf(talk.headers.get('Location'))],
	])
	askers.set('legend', cookiesOf(legend)).set('admin', cookiesOf(admin)).set('visitor', '')
})
afterAll(() => server.stop())

function askerOf({ route }: HonestRequest): string {
	const who = /^admin/.test(route) ? 'admin' : /^(?:login|signup)$/.test(route) ? 'visitor' : 'legend'
	return askers.get(who) ?? ''
}

async function lengthOf(path: string): Promise<number> {
	const page = await fetch(`${server.origin}${path}`, { headers: { Cookie: askers.get('admin') ?? '' } })
	return (await page.arrayBuffer()).byteLength
}

const WRITINGS = ['as browsers do', 'bare', 'in parts'] as const

/** A form's body: as browsers write it, with nothing encoded that need not be, or in parts. */
function written(fields: readonly [string, string][], how: (typeof WRITINGS)[number]) {
	if (how === 'in parts') {
		const boundary = 'between'
		const parts = fields.map(
			([name, value]) =>
				`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
		)
		const body = Buffer.from(`${parts.join('')}--${boundary}--\r\n`)
		return { body, type: `multipart/form-data; boundary=${boundary}` }
	}
	const bare = (text: string) => text.replaceAll(/[%&+=]/g, encodeURIComponent)
	const text =
		how === 'bare'
			? fields.map(([name, value]) => `${name}=${bare(value)}`).join('&')
			: new URLSearchParams(fields.map((field) => [...field])).toString()
	return { body: Buffer.from(text), type: 'application/x-www-form-urlencoded' }
}

test('no form of any page is answered with much more than was sent, however written, with scripts and without', async () => {
	const asked = everyDoor()
		.filter(({ method, hasPage }) => method === 'POST' && hasPage)
		.flatMap(({ requests }) => requests)
		.filter(({ form, endsSession }) => form && !endsSession)
	// Those with many fields are drawn more often.
	const drawn = [...asked, ...asked.filter(({ whole }) => whole), ...asked.filter(({ whole }) => whole)]
	const filled = fc.record({
		request: fc.constantFrom(...drawn),
		isScripted: fc.boolean(),
		isSignedOut: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
		how: fc.constantFrom(...WRITINGS),
		changes: fc.array(
			fc.record({
				place: fc.nat(),
				sign: fc.oneof(fc.constant('"'), fc.constantFrom(...SIGNS)),
				length: fc.oneof(...[200, 12_000, LONGEST].map((max) => fc.integer({ min: 0, max }))),
			}),
			{ maxLength: 3 },
		),
	})
	const answers = new Set<string>()
	await fc.assert(
		fc.asyncProperty(filled, async ({ request, isScripted, isSignedOut, how, changes }) => {
			const id = things.get(request.about ?? 'prompt') || randomUUID()
			const told = Object.entries({ ...request.form, ...request.whole })
			const fields = told.map(([name, value], place): [string, string] => {
				const change = changes.find((one) => one.place % told.length === place)
				const text = String(value).replace(/^:thing$/, id)
				if (change) return [name, change.sign.repeat(change.length / change.sign.length)]
				// What is there stays as it is: nobody has seen it so.
				return [name, text.replace(SEEN_LATELY, SEEN_LONG_AGO)]
			})
			const path = `/${request.route.replace(/\/:id\?/, '').replace(':id', id)}`
			const { body, type } = written(fields, how)
			const answer = await fetch(`${server.origin}${path}${isScripted ? '.data' : ''}`, {
				method: 'POST',
				redirect: 'manual',
				headers: {
					Accept: isScripted ? '*/*' : 'text/html',
					'Content-Type': type,
					Origin: server.origin,
					Cookie: isSignedOut ? '' : askerOf(request),
				},
				body,
			})
			expect(answer.status).toBeLessThan(500)
			answers.add(`${answer.status} ${request.route}`)
			// A message that is gone is told above the list of those that are there.
			const isList = answer.status === 404 && request.about === 'message'
			const shown = answer.status === 409 ? STORED_BYTES : isList ? await lengthOf('/admin/messages') : 0
			const { byteLength } = await answer.arrayBuffer()
			expect(byteLength, `${answer.status} ${path}`).toBeLessThan(body.length + shown + MOST_ABOVE_SENT)
		}),
		{ seed: 20_261_122, ...histories(900) },
	)
	for (const seen of [
		'409 prompt-locker/:id/edit',
		'409 prompt/:id/edit',
		'400 prompt-locker/:id/edit',
		'400 prompt-locker/new',
		'400 focus',
		'400 chat-legend/:id?',
		'400 admin',
		'400 contact',
		'400 settings/tokens',
		'401 create-prompt',
		'401 admin/prompts/:id',
		'401 prompt-locker/new',
		'401 settings/tokens',
	]) {
		expect([...answers]).toContain(seen)
	}
})

test('the form of the desk comes back to who was signed out within its bounds, however its many fields are filled', async () => {
	const names = [...deskLabels((id) => id).keys()]
	const pad = Array.from({ length: 190 - names.length }, (_, at): [string, string] => [`stranger.${at}`, ''])
	for (const length of [0, 1, 20, 60, 400]) {
		for (const sign of ['"', 'a', '日'])
			for (const how of WRITINGS) {
				const { body, type } = written(
					[...names.map((name): [string, string] => [name, sign.repeat(length)]), ...pad],
					how,
				)
				const answer = await fetch(`${server.origin}/admin/prompts/1`, {
					method: 'POST',
					headers: { Accept: 'text/html', 'Content-Type': type, Origin: server.origin },
					body,
				})
				const { byteLength } = await answer.arrayBuffer()
				expect(answer.status).toBe(401)
				expect(byteLength, `${sign} ${length} ${how}`).toBeLessThan(body.length + MOST_ABOVE_SENT)
			}
	}
})

test('a long text that fits its field comes back whole, and its page is still a page', async () => {
	const promptText = '<li class="step">{"do": "[this] & [that]"}</li>\n'.repeat(1_000)
	const member = new PlainBrowser(server.origin)
	await member.post('/login', { email: 'explorer@pronto.test', password: 'pronto-demo' })
	const answer = await member.post('/create-prompt', { title: '', promptText })
	const body = await answer.text()
	expect(answer.status).toBe(400)
	expect(body.match(/&lt;li class=/g)).toHaveLength(1_000)
	expect(body).toContain('data-message="required_fields_missing"')
})
