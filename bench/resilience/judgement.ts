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

/** An answer may be so many bytes larger than an honest request is answered with at the same door. */
export const MOST_ABOVE_ORDINARY = 64 * 1_024
/** Node reads no more of a head than 16 kB. */
const LARGEST_HEAD = 16 * 1_024
/** No form and no call is larger; only files of saved prompts are, and what nobody reads. */
const LARGEST_BODY = 1_100_000

/** What was asked, as far as it matters for what the answer may be. */
export interface Asked {
	port: number
	headBytes: number
	bodyBytes: number
	/** Whether the door takes forms or calls, and no files. */
	takesSmall: boolean
}

/** What is wrong with an answer to a hostile request, or null. */
export function judge(answer: RawExchange, asked: Asked): string | null {
	const { status, headers, body, isSilent, isLeftOpen } = answer
	if (isSilent) return 'It hangs.'
	if (status === 0) return 'It is cut off.'
	if (status >= 500 && !(status === 503 && headers.has('retry-after'))) return `It answers ${status}.`
	if (isLeftOpen) return 'It answers 413 and leaves the connection open.'
	const size = misjudgedSize(status, asked)
	if (size) return size
	if (headers.has('x-hostile') || headers.get('set-cookie')?.some((cookie) => cookie.startsWith('hostile')))
		return 'A text became a header.'
	const location = headers.get('location')?.[0]
	if (location !== undefined && !isOurs(location, asked.port)) return `It leads away, to ${location}.`
	const type = headers.get('content-type')?.[0] ?? ''
	const isRead = /html|xml|svg/.test(type)
	if (isRead && RUNS.some((run) => body.includes(run))) return 'A text became a script.'
	if (STACK.test(body)) return `It tells how it is built: ${STACK.exec(body)?.[0]}`
	if (SECRETS.test(body)) return 'It tells a secret.'
	return null
}

/** Who sends too much is told so, or refused for another reason before it is read; it is never taken. */
function misjudgedSize(status: number, { headBytes, bodyBytes, takesSmall }: Asked): string | null {
	// 202 leads a script of ours elsewhere.
	const isTaken = status >= 200 && status < 300 && status !== 202
	if (headBytes > 2 * LARGEST_HEAD && status !== 431 && status !== 400)
		return `It answers ${status} to a head of ${headBytes} bytes.`
	if (takesSmall && bodyBytes > LARGEST_BODY && isTaken)
		return `It answers ${status} to a body of ${bodyBytes} bytes.`
	return null
}

function isOurs(location: string, port: number): boolean {
	const own = `http://localhost:${port}`
	if (!URL.canParse(location, own)) return false
	const { protocol, host } = new URL(location, own)
	return protocol === 'http:' && [`localhost:${port}`, `127.0.0.1:${port}`, 'localhost'].includes(host)
}
