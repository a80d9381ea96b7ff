import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type * as Product from './server/app.ts'

const isDevelopment = process.argv.includes('--dev')
const GRACE_MS = 15_000

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const { product, handler } = isDevelopment ? await loadForDevelopment() : await loadBuilt()
const { beginStopping, close, env, log, open } = product

await open()
const server = createServer(
	{ requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 20_000 },
	handler,
)
server.listen(env().port, env().host, () => {
	process.send?.({ listening: server.address() })
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
process.once('disconnect', stop)

async function loadBuilt() {
	const product: typeof Product = await import(new URL('./build/server/index.js', import.meta.url).href)
	return { product, handler: getRequestListener(product.app.fetch) satisfies Handler }
}

async function loadForDevelopment() {
	const { createServer: createVite } = await import('vite')
	const vite = await createVite({ server: { middlewareMode: true } })
	const load = () => vite.ssrLoadModule('./server/app.ts') as Promise<typeof Product>
	const handler: Handler = (request, response) => {
		vite.middlewares(request, response, async () => {
			const { app } = await load()
			await getRequestListener(app.fetch)(request, response)
		})
	}
	return { product: await load(), handler }
}

/** Takes no new requests, lets those in flight finish, closes the database, and ends. */
async function stop(): Promise<void> {
	beginStopping()
	const forced = setTimeout(() => process.exit(1), GRACE_MS)
	forced.unref()
	await new Promise((done) => {
		server.close(done)
		server.closeIdleConnections()
	})
	await close()
	log.flush()
	process.exit(0)
}
