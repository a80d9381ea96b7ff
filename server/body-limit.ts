import type { IncomingMessage } from 'node:http'
import { createMiddleware } from 'hono/factory'
import { type Refused, refuse } from '~/core/refuse.server'
import { LONGEST_PROMPT } from '~/features/authoring/prompt-form'
import { MOST_MESSAGE_BYTES } from '~/features/chat/chat'
import { LONGEST_CONTACT } from '~/features/contact/contact'
import { LONGEST as LONGEST_DRAFT } from '~/features/editing/draft-limits'
import { FOCUS_LIMITS } from '~/features/focus/focus-work'
import { MOST_IMPORT_BYTES } from '~/features/locker/import/locker-import'
import { LOCKER_LENGTHS, MOST_SAVED_TAGS } from '~/features/locker/locker'
import { chunksOf, discard } from './discard'
import type { ServerEnv } from './telemetry/log'

const KILOBYTE = 1_024
/** Statuses whose answers have no body, and so end with their head. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304])
/** More than any form of short fields brings. */
const USUAL = 64 * KILOBYTE
/** What one character of a text becomes at most: three bytes, each written as %C3, in a form; \u00e3 in JSON. */
const IN_FORM = 9
const IN_JSON = 6

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)
const { title, content, description, tag, category } = LOCKER_LENGTHS
const SAVED_PROMPT = sum([title, content, description, category, MOST_SAVED_TAGS * tag])
const FOCUS_WORK = sum([
	FOCUS_LIMITS.title,
	(FOCUS_LIMITS.tasks + FOCUS_LIMITS.otherForms) * FOCUS_LIMITS.task,
	FOCUS_LIMITS.prompts * FOCUS_LIMITS.prompt,
])

/** The doors that take more than usual, or less, in bytes: as much as their longest texts may need. */
const DOORS: readonly [path: RegExp, most: number][] = [
	[/^\/contact$/, USUAL + IN_FORM * sum(Object.values(LONGEST_CONTACT))],
	[/^\/(?:create-prompt|prompt\/[^/]+\/edit)$/, USUAL + IN_FORM * sum(Object.values(LONGEST_PROMPT))],
	[/^\/prompt-locker\/import$/, MOST_IMPORT_BYTES],
	[/^\/prompt-locker\/(?:new|[^/]+\/(?:edit|improve|original))$/, USUAL + IN_FORM * SAVED_PROMPT],
	[/^\/functions\/v1\/prompt_locker_functions$/, USUAL + IN_JSON * SAVED_PROMPT],
	[/^\/chat-legend(?:\/[^/]+)?$/, USUAL + 3 * MOST_MESSAGE_BYTES],
	[/^\/functions\/v1\/chat-with-ai$/, 32 * KILOBYTE],
	[/^\/(?:focus\/session|prompt-locker\/copies)$/, USUAL + IN_JSON * FOCUS_WORK],
	// A byte of a form is %C3 at most; JSON brings what is stored.
	[/^\/admin\/prompts\/[^/]+(?:\/draft)?$/, USUAL + 3 * LONGEST_DRAFT.bytes],
	[/^\/webhooks\/stripe$/, 1_024 * KILOBYTE],
]

/** The most bytes of a body that an address takes, whoever sends them. */
export function bodyLimitOf(pathname: string): number {
	const page = pathname.replace(/\.data$/, '')
	return DOORS.find(([path]) => path.test(page))?.[1] ?? USUAL
}

/** Whether a request says beforehand that it brings more than its address takes. */
export function announcesTooMuch({ url = '', headers }: IncomingMessage): boolean {
	const [pathname = ''] = url.split('?')
	return Number(headers['content-length'] ?? 0) > bodyLimitOf(pathname)
}

/** Methods whose bodies mean nothing; the platform makes no request of the last. */
const UNREAD = new Set(['GET', 'HEAD', 'TRACE'])

/**
 * Counts what a request brings before anything reads it, and while it comes: reading more than its door takes fails with
 * `too_large`. After that answer, and wherever something is left unread, the connection ends. One place for all doors, so that
 * none is forgotten.
 */
export const limitBodies = createMiddleware<ServerEnv>(async (c, next) => {
	const { incoming } = c.env
	const { method, url, headers, signal } = c.req.raw
	const declared = Number(incoming.headers['content-length'] ?? 0)
	const hasBody = declared > 0 || incoming.headers['transfer-encoding'] !== undefined
	if (!hasBody || UNREAD.has(method)) return next()
	const chunks = chunksOf(incoming)
	const body = countedBody(chunks, bodyLimitOf(c.req.path), declared)
	c.req.raw = new Request(url, { method, headers, signal, body })
	await next()
	// The rest may have come while the answer was made: who was told that it is too much has to begin anew all the same.
	if (incoming.complete && c.res.status !== 413) return
	c.header('Connection', 'close')
	c.res = await answerAndDiscard(c.res, chunks)
})

/** `declared` is what the sender said beforehand, in bytes: where that is too much already, nothing is read. */
function countedBody(
	chunks: AsyncIterator<Buffer>,
	most: number,
	declared: number,
): ReadableStream<Uint8Array> {
	let bytes = 0
	async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
		if (declared > most) return controller.error(tooLarge(most))
		const { done, value } = await chunks.next()
		if (done) return controller.close()
		bytes += value.byteLength
		if (bytes > most) controller.error(tooLarge(most))
		else controller.enqueue(value)
	}
	return new ReadableStream({ pull }, { highWaterMark: 0 })
}

/** The answer at once and whole, and its end once nothing more comes: who is still sending reads it all the same. */
async function answerAndDiscard(answer: Response, chunks: AsyncIterable<Buffer>): Promise<Response> {
	const { status, headers } = answer
	if (BODILESS.has(status)) {
		await discard(chunks)
		return answer
	}
	const whole = Buffer.from(await answer.arrayBuffer())
	const body = new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(whole),
		async pull(controller) {
			await discard(chunks)
			controller.close()
		},
	})
	const told = new Headers(headers)
	told.set('Content-Length', String(whole.byteLength))
	return new Response(body, { status, headers: told })
}

function tooLarge(most: number): Refused {
	const kilobytes = Math.floor(most / KILOBYTE)
	const limit = kilobytes < 1_000 ? `${kilobytes} kB` : `${Math.floor(most / 1_000_000)} MB`
	return refuse('too_large', { limit }, { message: 'body_too_large', values: { limit } })
}
