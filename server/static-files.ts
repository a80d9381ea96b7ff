import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'

const serve = serveStatic({
	root: './build/client',
	precompressed: true,
	onFound: (path, c) => {
		const isHashed = path.includes('/assets/')
		c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
	},
})

/** Files of the client build. In development Vite serves them before a request reaches us. */
export const staticFiles = createMiddleware(async (c, next) => {
	const { method, path } = c.req
	const isFile = /\/[^/]+\.[a-z0-9]+$/i.test(path) && !path.endsWith('.data') && !path.includes('/.')
	if (import.meta.env.DEV || !isFile || method === 'POST') return next()
	return serve(c, next)
})
