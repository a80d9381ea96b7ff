import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../support/server'
import { PlainBrowser } from '../support/setup/plain-browser'

let server: RunningServer
let admin: PlainBrowser

beforeAll(async () => {
	server = await startServer()
	admin = new PlainBrowser(server.origin)
	await admin.post('/login', { email: 'admin@pronto.test', password: 'pronto-demo' })
})
afterAll(() => server.stop())

const read = async (path: string) => (await admin.get(path)).text()

const CATEGORY = '/admin?tab=categories&category=storytelling'

test('without scripts, what readers are told of a category is written, and is on the pages that were kept for them', async () => {
	const told = {
		...{ intent: 'describe', category: 'storytelling', seen: '0' },
		...{ 'en.line': 'Told <anew>', 'en.description': 'A sentence.' },
		...{ 'pt.line': 'Dito de novo', 'pt.description': 'Uma frase.' },
	}
	const visitor = async (path: string) => (await fetch(server.origin + path)).text()
	const pages = ['/category/storytelling?lang=en', '/?lang=en', '/category/finance?lang=en', '/llms.txt']
	for (const path of pages) expect(await visitor(path), path).not.toMatch(/Told &lt;anew|A sentence\./)
	const refused = await admin.post(`${CATEGORY}&lang=en`, {
		...told,
		'pt.line': ' ',
		'en.description': 'a'.repeat(141),
	})
	const html = await refused.text()
	expect(refused.status).toBe(400)
	expect(html).toContain('value="Told &lt;anew&gt;"')
	expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
	expect((await admin.post(CATEGORY, told)).headers.get('Location')).toBe(CATEGORY)
	for (const path of pages)
		await expect.poll(() => visitor(path), { message: path }).toMatch(/Told &lt;anew|A sentence\./)
	await expect.poll(() => visitor('/?lang=pt')).toContain('Dito de novo')

	// Who has not seen that stores nothing over it, and loses nothing.
	const late = await admin.post(`${CATEGORY}&lang=en`, { ...told, 'en.line': 'Told late' })
	const both = await late.text()
	expect(late.status).toBe(409)
	expect(both).toContain('data-message="desk_category_conflict"')
	for (const text of ['value="Told late"', 'Saved now: Told &lt;anew&gt;', 'name="seen" value="1"']) {
		expect(both).toContain(text)
	}
	expect((await admin.post(CATEGORY, { ...told, seen: '1', 'en.line': 'Told late' })).status).toBe(303)
	const now = await read(`${CATEGORY}&lang=en`)
	expect(now).toContain('value="Told late"')
	expect(now).toContain('admin@pronto.test')
	expect((await admin.post('/admin', { ...told, category: 'nowhere' })).status).toBe(400)
})

test('a prompt goes to any place of its category by its number, and a number that is none is told so', async () => {
	const places = async () => {
		const html = await read(`${CATEGORY}&lang=en`)
		return [...html.matchAll(/name="id" value="([^"]+)"\/?><input[^>]*name="place"/g)].map(
			([, id = '']) => id,
		)
	}
	const before = await places()
	const [first = '', ...rest] = before
	expect(rest.length).toBeGreaterThan(5)
	const move = { intent: 'move', category: 'storytelling', id: first }
	expect((await admin.post(CATEGORY, { ...move, place: '3' })).status).toBe(303)
	expect(await places()).toEqual([...rest.slice(0, 2), first, ...rest.slice(2)])
	for (const place of ['0', '-1', 'x', '1.5', '']) {
		expect((await admin.post(CATEGORY, { ...move, place })).status, place).toBe(400)
	}
	expect((await places())[2]).toBe(first)
	await admin.post(CATEGORY, { ...move, place: '99999' })
	expect((await places()).at(-1)).toBe(first)
	await admin.post(CATEGORY, { ...move, place: '1' })
	expect(await places()).toEqual(before)
})
