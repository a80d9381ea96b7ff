import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'

const serve = serveStatic({
	root: './build/client',
	precompressed: true,
	onFound: (path, c) => {
		c.header('Cache-Control', cacheControl(path))
	},
})

function cacheControl(path: string): string {
	if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
	// A browser that kept it for an hour would live in the past for an hour.
	if (/\/service-worker\.js(?:\.\w+)?$/.test(path)) return 'no-cache'
	return 'public, max-age=3600'
}

/** Files of the client build. In development Vite serves them before a request reaches us. */
export const staticFiles = createMiddleware(async (c, next) => {
	const { method, path } = c.req
	const isFile = /\/[^/]+\.[a-z0-9]+$/i.test(path) && !path.endsWith('.data') && !path.includes('/.')
	if (import.meta.env.DEV || !isFile || method === 'POST') return next()
	return serve(c, next)
})
