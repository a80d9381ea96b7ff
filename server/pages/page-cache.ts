import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ByteBoundedStore } from '~/core/memory/byte-bounded-store.server'
import { isArrival, isPersonReading } from '~/core/view-count'
import { countStep } from '~/features/billing/money/funnel.server'
import { countRead } from '~/features/library/view-counts.server'
import type { Language } from '~/i18n/language'
import { languageCookie } from '~/i18n/request-language.server'
import { pageCacheCount } from '~/metrics.server'
import { logKept } from '../telemetry/log'
import { acceptedEncoding, ENCODINGS, type Encoding } from './compression'
import { baseSecurityHeaders, contentSecurityPolicy } from './headers'
import { type PageKey, pageKey, type VisitorRequest } from './page-cache-key'

/** The bytes of a page in one encoding, with the headers written out: sending it costs next to nothing. */
interface FinishedBody {
	bytes: Buffer
	etag: string | null
	headers: readonly string[]
}

/** An answer that is ready to be sent as it is. */
interface FinishedPage {
	status: number
	bodies: Record<Encoding, FinishedBody>
}

interface Variants {
	pages: FinishedPage[]
	bytes: number
}

const LIMIT_BYTES = 64 * 1024 * 1024
const REVALIDATED = 'public, max-age=0, must-revalidate'
const PERSONAL = 'private, max-age=0, must-revalidate'
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const store = new ByteBoundedStore<Variants>(LIMIT_BYTES)
const rendering = new Map<string, Promise<FinishedPage>>()
const keys = new Map<string, PageKey | null>()
const MOST_KEYS = 10_000
const LONGEST_KEY = 2_000
let generation = 0

/** Forgets every kept page; one that is being rendered right now is sent, but not kept. */
export function purgePages(): void {
	generation += 1
	store.clear()
}

/** What the cache holds, for tests and measurements. */
export function keptBytes(): number {
	return store.bytes
}

/** How many pages the cache holds; the orders of a shuffled one are one. */
export function keptEntries(): number {
	return store.size
}

/**
 * Sends a visitor's page from the cache, without a render and without waiting. False where it isn't kept: then the
 * request goes its way and `finishPage` keeps what is rendered.
 */
export function sendKept(request: IncomingMessage, response: ServerResponse): boolean {
	const key = rememberedKey(request)
	if (!key) return false
	const kept = store.get(key.key)
	const drawn = kept?.pages[Math.floor(Math.random() * key.variants)]
	if (!drawn) return false
	const id = randomUUID()
	send(drawn, key, request, response, ['x-request-id', id])
	countKept(key, request, response)
	logKept(id, request, response)
	return true
}

/** Counts up, and no more: this is what a kept page may cost. */
function countKept(
	{ counts, promptId, language }: PageKey,
	{ method, headers }: IncomingMessage,
	{ statusCode }: ServerResponse,
) {
	if (method === 'HEAD') counts.head += 1
	else if (statusCode === 304) counts.unchanged += 1
	else counts.whole += 1
	if (method !== 'GET') return
	if (promptId !== null && isPersonReading(headers)) countRead(promptId)
	if (isArrival(headers)) countStep('visit', language)
}

/** The same few requests come again and again: what they ask for is worked out once. */
function rememberedKey(request: IncomingMessage): PageKey | null {
	const { method, url, cookie, acceptLanguage } = visitorRequest(request)
	const asked = `${method} ${url}\n${cookie}\n${acceptLanguage}`
	const known = keys.get(asked)
	if (known !== undefined) return known
	const key = pageKey({ method, url, cookie, acceptLanguage })
	if (keys.size >= MOST_KEYS) keys.clear()
	if (asked.length <= LONGEST_KEY) keys.set(asked, key)
	return key
}

/** Renders a page once for all who wait for it, keeps it if it is a good one, and sends it. */
export async function sendRendered(
	request: IncomingMessage,
	response: ServerResponse,
	key: PageKey,
	render: () => Promise<{ page: Response; nonce: string }>,
): Promise<void> {
	pageCacheCount.inc({ result: 'miss' })
	const variant = store.get(key.key)?.pages.length ?? 0
	const name = `${generation} ${variant} ${key.key}`
	const started = rendering.get(name) ?? finishAndKeep(key, render)
	rendering.set(name, started)
	try {
		const finished = await started
		// Another order of the same page is better than none.
		const [kept] = finished.status >= 500 ? (store.get(key.key)?.pages ?? []) : []
		send(kept ?? finished, key, request, response)
	} finally {
		rendering.delete(name)
	}
}

async function finishAndKeep(
	key: PageKey,
	render: () => Promise<{ page: Response; nonce: string }>,
): Promise<FinishedPage> {
	const born = generation
	const { page, nonce } = await render()
	const finished = await finish(page, nonce, key.variants === 1)
	if (finished.status !== 200 || born !== generation) return finished
	const pages = [...(store.get(key.key)?.pages ?? []), finished].slice(0, key.variants)
	store.set(key.key, { pages, bytes: pages.reduce((sum, { bodies }) => sum + sizeOf(bodies), 0) })
	return finished
}

async function finish(page: Response, nonce: string, isOrdered: boolean): Promise<FinishedPage> {
	const { html, hashes } = nameScriptsByHash(await page.text(), nonce)
	const identity = Buffer.from(html)
	const [br, gz] = await Promise.all([
		compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
		compressGzip(identity, { level: 7 }),
	])
	const isGood = page.status === 200
	const headers = {
		...Object.fromEntries(page.headers),
		...baseSecurityHeaders(),
		'content-security-policy': contentSecurityPolicy(hashes.join(' ')),
		'cache-control': isGood ? REVALIDATED : 'private, no-store',
		vary: 'Accept-Encoding, Accept-Language, Cookie',
	}
	const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 27)
	const finishBody = (encoding: Encoding, bytes: Buffer): FinishedBody => {
		const etag = isGood && isOrdered ? `"${digest}-${encoding}"` : null
		const ownHeaders = {
			...headers,
			'content-length': String(bytes.length),
			...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
			...(etag ? { etag } : {}),
		}
		return { bytes, etag, headers: Object.entries(ownHeaders).flat() }
	}
	return {
		status: page.status,
		bodies: {
			identity: finishBody('identity', identity),
			gzip: finishBody('gzip', gz),
			br: finishBody('br', br),
		},
	}
}

/**
 * A kept page goes to many people, so it can hold no nonce. Its inline scripts are allowed by their hashes instead:
 * only those that carried this rendering's nonce, which nothing that came from outside can know.
 */
export function nameScriptsByHash(html: string, nonce: string): { html: string; hashes: string[] } {
	const inline = new RegExp(
		`<script\\b(?=[^>]*\\snonce="${nonce}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
		'g',
	)
	const hashes = [...html.matchAll(inline)].map(([, code = '']) => {
		return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
	})
	return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes: [...new Set(hashes)] }
}

function send(
	page: FinishedPage,
	key: PageKey,
	request: IncomingMessage,
	response: ServerResponse,
	more: readonly string[] = [],
): void {
	const { bytes, etag, headers } = page.bodies[acceptedEncoding(request.headers['accept-encoding'] ?? '')]
	const isFresh = etag !== null && (request.headers['if-none-match']?.includes(etag) ?? false)
	const remembered = page.status === 200 ? key.remember : null
	response.writeHead(isFresh ? 304 : page.status, [
		...(remembered ? withLanguage(headers, remembered) : headers),
		...more,
	])
	response.end(isFresh || request.method === 'HEAD' ? undefined : bytes)
}

/** The headers of an answer that is one person's, because it sets their language. */
function withLanguage(headers: readonly string[], language: Language): string[] {
	const personal = headers.map((value) => (value === REVALIDATED ? PERSONAL : value))
	return [...personal, 'set-cookie', languageCookie(language)]
}

export function visitorRequest({ method = 'GET', url = '/', headers }: IncomingMessage): VisitorRequest {
	return { method, url, cookie: headers.cookie ?? '', acceptLanguage: headers['accept-language'] ?? '' }
}

function sizeOf(bodies: FinishedPage['bodies']): number {
	return ENCODINGS.reduce((sum, encoding) => sum + bodies[encoding].bytes.length, 0)
}
