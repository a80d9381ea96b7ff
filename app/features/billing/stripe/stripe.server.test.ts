import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { askStripe, inOwnTime, speakToStripe } from './stripe.server'

/** Answers a byte now and then, and never comes to an end, unless it is asked for prices. */
const trickling = createServer(({ url }, response) => {
	response.writeHead(200, { 'Content-Type': 'application/json' })
	if (url?.startsWith('/v1/prices')) return response.end('{"object":"list","data":[],"has_more":false}')
	const drops = setInterval(() => response.write(' '), 100)
	response.on('close', () => clearInterval(drops))
})

beforeAll(async () => {
	trickling.listen(0, '127.0.0.1')
	await once(trickling, 'listening')
	const address = trickling.address()
	const port = typeof address === 'object' ? address?.port : undefined
	speakToStripe({ secretKey: 'sk_test_x', webhookSecret: null, apiBase: `http://127.0.0.1:${port}` })
})
afterAll(() => {
	trickling.closeAllConnections()
	trickling.close()
})

test.concurrent('nobody waits longer than ten seconds for an answer that comes drop by drop', async () => {
	const started = performance.now()
	const twice = askStripe(async () => {
		await askStripe((stripe) => stripe.products.list()).catch(() => undefined)
		return askStripe((stripe) => stripe.products.list())
	})
	await expect(twice).rejects.toMatchObject({ name: 'StripeFailure', kind: 'away' })
	const took = performance.now() - started
	expect(took).toBeGreaterThan(9_000)
	expect(took).toBeLessThan(12_000)
})

test.concurrent('what puts something right after such a failure has time of its own', async () => {
	let found: unknown
	await askStripe(async () => {
		const failed = await askStripe((stripe) => stripe.products.list()).catch(() => 'failed')
		await inOwnTime(async () => {
			found = [failed, (await askStripe((stripe) => stripe.prices.list())).data]
		})
	}).catch(() => undefined)
	await vi.waitFor(() => expect(found).toEqual(['failed', []]), 5_000)
})
