import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from '../telemetry/log'

export const ENCODINGS = ['identity', 'gzip', 'br'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The tightest of our encodings that a browser takes, by its Accept-Encoding. */
export function acceptedEncoding(accepted: string): Encoding {
	if (accepts(accepted, 'br')) return 'br'
	return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

function accepts(accepted: string, encoding: string): boolean {
	if (!accepted.includes(encoding)) return false
	return accepted.split(',').some((entry) => {
		const [name, weight = 'q=1'] = entry.trim().split(/\s*;\s*/)
		return name === encoding && Number(weight.slice(2)) > 0
	})
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Pages, and the router's data of pages. */
const COMPRESSIBLE = /^text\/(html|x-script)/
/** A packet: less is not worth the work. */
const LEAST_BYTES = 1_400
/** Up to here a page is compressed sooner than another thread could take it over and give it back. */
const MOST_AT_ONCE = 128 * 1_024
/** What a page comes to when compressed fits into one: each further piece is a turn through the thread pool and back. */
const ONE_PIECE = 64 * 1_024
const QUICKLY = {
	gzip: { level: 4, chunkSize: ONE_PIECE },
	br: {
		chunkSize: ONE_PIECE,
		params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 17 },
	},
}

/**
 * Compresses pages and their data that were rendered for one person, quickly rather than tightly; what many people get
 * is kept finished by the page cache. A page repeats no secret together with words from outside.
 */
export const compressRendered = createMiddleware<ServerEnv>(async (c, next) => {
	await next()
	const { headers, status } = c.res
	const encoding = acceptedEncoding(c.req.header('Accept-Encoding') ?? '')
	if (c.req.method === 'HEAD' || !COMPRESSIBLE.test(headers.get('Content-Type') ?? '') || !c.res.body) return
	c.header('Vary', 'Accept-Encoding', { append: true })
	if (encoding === 'identity' || headers.has('Content-Encoding')) return
	const whole = Buffer.from(await c.res.arrayBuffer())
	const bytes = whole.length < LEAST_BYTES ? whole : await compress(whole, encoding)
	const compressed = new Headers(c.res.headers)
	compressed.delete('Content-Length')
	if (bytes !== whole) compressed.set('Content-Encoding', encoding)
	c.res = undefined
	c.res = new Response(bytes, { status, headers: compressed })
})

function compress(
	bytes: Buffer,
	encoding: 'br' | 'gzip',
): Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>> {
	const atOnce = bytes.length <= MOST_AT_ONCE
	if (encoding === 'gzip') return atOnce ? gzipSync(bytes, QUICKLY.gzip) : compressGzip(bytes, QUICKLY.gzip)
	return atOnce ? brotliCompressSync(bytes, QUICKLY.br) : compressBrotli(bytes, QUICKLY.br)
}
