import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../tests/support/server'
import { startPostgres, type ThrowawayPostgres } from '../../tests/support/setup/postgres'

/** As long as a visitor of another process may wait for a change. */
const PROMISED_MS = 5_000
const EVERY_MS = 100

let postgres: ThrowawayPostgres
let servers: RunningServer[] = []

beforeAll(async () => {
	postgres = await startPostgres()
	const env = { DATABASE_URL: await postgres.createDatabase() }
	servers = [await startServer({ env }), await startServer({ env })]
})

afterAll(async () => {
	for (const server of servers) await server.stop()
	await postgres.remove()
})

async function tokenAt({ origin }: RunningServer): Promise<string> {
	const response = await fetch(`${origin}/api/auth/sign-in/email`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ email: 'explorer@pronto.test', password: 'pronto-demo' }),
	})
	const { token }: { token: string } = await response.json()
	return token
}

async function send({ origin }: RunningServer, path: string, token: string, form: Record<string, string>) {
	const headers = { Authorization: `Bearer ${token}` }
	const body = new URLSearchParams(form)
	return fetch(origin + path, { method: 'POST', headers, body, redirect: 'manual' })
}

/** How long it took until a visitor's page showed what was waited for. */
async function untilPage({ origin }: RunningServer, path: string, isSo: (html: string) => boolean) {
	const from = performance.now()
	for (;;) {
		const html = await (await fetch(origin + path)).text()
		const waited = performance.now() - from
		if (isSo(html)) return waited
		if (waited > 2 * PROMISED_MS) throw new Error(`${path} was never right`)
		await new Promise((next) => setTimeout(next, EVERY_MS))
	}
}

test('what is created, edited or removed in one process reaches the kept pages of the other', async () => {
	const [here, there] = servers
	if (!here || !there) throw new Error('There are two servers.')
	const token = await tokenAt(here)
	const form = {
		title: 'A lighthouse keeps its books',
		description: 'What it is.',
		category: 'storytelling',
		promptText: 'Do [this].',
	}
	const list = '/category/storytelling'
	// Both pages are kept there before anything happens here.
	for (const path of [list, list]) await fetch(there.origin + path)
	const created = await send(here, '/create-prompt', token, form)
	const page = created.headers.get('Location') ?? ''
	const searched = await (await fetch(`${there.origin}/categories?q=lighthouse`)).text()
	expect(searched).toContain(form.title)
	expect(await untilPage(there, list, (html) => html.includes(form.title))).toBeLessThan(PROMISED_MS)

	await fetch(there.origin + page)
	const seenAll = '2999-01-01T00:00:00Z'
	const edit = { ...form, title: 'A lighthouse changes its mind', editedAt: seenAll }
	expect((await send(here, `${page}/edit`, token, edit)).status).toBe(303)
	expect(await untilPage(there, page, (html) => html.includes(edit.title))).toBeLessThan(PROMISED_MS)

	expect((await send(here, `${page}/remove`, token, { seenAt: seenAll })).status).toBe(303)
	const isGone = (html: string) => html.includes('data-message="prompt_not_found"')
	expect(await untilPage(there, page, isGone)).toBeLessThan(PROMISED_MS)
	expect(await untilPage(there, list, (html) => !html.includes('lighthouse'))).toBeLessThan(PROMISED_MS)
})
