import { SCRIPT } from './hostile-texts.ts'
import type { RawExchange } from './raw-exchange.ts'

/** Ways in which a text would run in a page that holds it as it is. */
const RUNS = [
	`<script>${SCRIPT}`,
	`<img src=x onerror=${SCRIPT}`,
	`="" autofocus onfocus=${SCRIPT}`,
	`href="javascript:`,
]
const STACK = /\n\s+at .+:\d+:\d+|node_modules\/|\b[A-Z]\w+Error: |invalid byte sequence|syntax error at/
const SECRETS = /root:x:0:0|DATABASE_URL|AUTH_SECRET|"dependencies": \{/

/** What is wrong with an answer to a hostile request, or null. */
export function judge({ status, headers, body, isSilent }: RawExchange, port: number): string | null {
	if (isSilent) return 'It hangs.'
	if (status >= 500) return `It answers ${status}.`
	if (headers.has('x-hostile') || headers.get('set-cookie')?.some((cookie) => cookie.startsWith('hostile')))
		return 'A text became a header.'
	const location = headers.get('location')?.[0]
	if (location !== undefined && !isOurs(location, port)) return `It leads away, to ${location}.`
	const type = headers.get('content-type')?.[0] ?? ''
	const isRead = /html|xml|svg/.test(type)
	if (isRead && RUNS.some((run) => body.includes(run))) return 'A text became a script.'
	if (STACK.test(body)) return `It tells how it is built: ${STACK.exec(body)?.[0]}`
	if (SECRETS.test(body)) return 'It tells a secret.'
	return null
}

function isOurs(location: string, port: number): boolean {
	const own = `http://localhost:${port}`
	if (!URL.canParse(location, own)) return false
	const { protocol, host } = new URL(location, own)
	return protocol === 'http:' && [`localhost:${port}`, `127.0.0.1:${port}`, 'localhost'].includes(host)
}
