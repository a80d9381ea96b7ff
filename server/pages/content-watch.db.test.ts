import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { setClockAhead } from '~/db/clock.server'
import { watchContent } from './content-watch'
import { keptBytes, purgePages, sendRendered } from './page-cache'
import { pageKey } from './page-cache-key'

const DAY_SECONDS = 86_400

afterEach(() => {
	setClockAhead(undefined)
	purgePages()
})

async function keepPage(): Promise<void> {
	const server = createServer(async (request, response) => {
		const key = pageKey({ method: 'GET', url: '/prompt/1', cookie: '', acceptLanguage: '' })
		if (!key) throw new Error('This page is never kept.')
		await sendRendered(request, response, key, async () => ({ page: new Response('New'), nonce: 'n1' }))
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('It listens nowhere.')
	await (await fetch(`http://127.0.0.1:${address.port}/`)).text()
	await new Promise((done) => server.close(done))
}

test('with a new day the kept pages are dropped, though nothing in them has changed', async () => {
	const stop = await watchContent()
	await keepPage()
	expect(keptBytes()).toBeGreaterThan(0)
	setClockAhead(() => DAY_SECONDS)
	await expect.poll(keptBytes, { timeout: 10_000 }).toBe(0)
	stop()
})
