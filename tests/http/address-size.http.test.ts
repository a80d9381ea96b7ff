import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from '~/env/env-fields.server'
import type { Kind } from '../support/access/access'
import { everyDoor } from '../support/access/door-table'
import { type RunningServer, startServer } from '../support/server'
import { PlainBrowser } from '../support/setup/plain-browser'

/** How much larger than what was sent an answer may be. */
const MOST_ABOVE_SENT = 65_536
/** A cursor is read past what is none in it. */
const PADDED_CURSOR =
	Buffer.from('["2999-01-01T00:00:00.000Z","x"]').toString('base64url') + '!'.repeat(8_000)
const LONGEST = 'a%5B'.repeat(3_000)
/** Six bytes of an address that a page writes as many more. */
const ESCAPED = '%C4%B0'.repeat(300)
const CURSORS = new Set(['after', 'before'])

let server: RunningServer
let things: Map<Kind, string>
const askers = new Map<string, string>()

beforeAll(async () => {
	const limits = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, 1_000_000]))
	server = await startServer({ env: { LOG_LEVEL: 'error', PRONTO_LIMITS: JSON.stringify(limits) } })
	for (const who of ['legend', 'admin']) {
		const browser = new PlainBrowser(server.origin)
		await browser.post('/login', { email: `${who}@pronto.test`, password: 'pronto-demo' })
		askers.set(who, [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
	}
	const legend = new PlainBrowser(server.origin)
	await legend.post('/login', { email: 'legend@pronto.test', password: 'pronto-demo' })
	const prompt = { title: 'T', description: 'D', category: 'finance', promptText: 'P', language: 'en' }
	const created = await legend.post('/create-prompt', prompt)
	const talk = await legend.post('/chat-legend', { message: 'Price a workshop.' })
	const lastOf = (address: string | null) => address?.split('/').at(-1) ?? ''
	things = new Map<Kind, string>([
		['prompt', lastOf(created.headers.get('Location'))],
		['conversation', lastOf(talk.headers.get('Location'))],
	])
})
afterAll(() => server.stop())

test('no page says its own address so often that a long one makes it much larger than was asked', async () => {
	for (const [route, fields, times] of [
		['contact', { name: 'Ana', email: 'ana@pronto.test', subject: 'Oi', message: 'Hello there.' }, 25],
		['settings/tokens', { intent: 'make', name: 'T', scopes: 'prompts:read', lifetime: '30' }, 10],
		['categories', { words: 'A wish' }, 10],
	] as const) {
		for (let time = 0; time < times; time += 1) {
			const answer = await fetch(`${server.origin}/${route}`, {
				method: 'POST',
				redirect: 'manual',
				headers: { Origin: server.origin, Cookie: askers.get('legend') ?? '' },
				body: new URLSearchParams(fields),
			})
			expect(answer.status, route).toBeLessThan(400)
		}
	}
	const pages = everyDoor().filter(({ method, hasPage }) => method === 'GET' && hasPage)
	const tooLarge: string[] = []
	const names = ['after', 'before', 'category', 'q', 'next', 'x']
	for (const { requests } of pages) {
		const [request] = requests
		if (!request) continue
		const id = things.get(request.about ?? 'prompt') || randomUUID()
		const path = `/${request.route.replace(/\/:id\?/, '').replace(':id', id)}`
		const sizeOf = async (query: string) => {
			const answer = await fetch(`${server.origin}${path}?${query}`, {
				redirect: 'manual',
				headers: {
					Accept: 'text/html',
					Cookie: askers.get(/^admin/.test(request.route) ? 'admin' : 'legend') ?? '',
				},
			})
			return (await answer.arrayBuffer()).byteLength
		}
		const usual = await sizeOf('x=a')
		for (const name of names) {
			for (const value of [LONGEST, ESCAPED, ...(CURSORS.has(name) ? [PADDED_CURSOR] : [])]) {
				const size = await sizeOf(`${name}=${value}`)
				if (size - usual > value.length + MOST_ABOVE_SENT) tooLarge.push(`${path}?${name}: ${size}`)
			}
		}
	}
	expect(tooLarge).toEqual([])
}, 300_000)
