import { createMiddleware } from 'hono/factory'
import { type Refused, refuse } from '~/core/refuse.server'
import { LONGEST_PROMPT } from '~/features/authoring/prompt-form'
import { MOST_MESSAGE_BYTES } from '~/features/chat/chat'
import { LONGEST_CONTACT } from '~/features/contact/contact'
import { FOCUS_LIMITS } from '~/features/focus/focus-work'
import { MOST_IMPORT_BYTES } from '~/features/locker/import/locker-import'
import { LONGEST, MOST_TAGS } from '~/features/locker/locker'
import type { ServerEnv } from './telemetry/log'

const KILOBYTE = 1_024
/** More than any form of short fields brings. */
const USUAL = 64 * KILOBYTE
/** What one character of a text becomes at most: three bytes, each written as %C3, in a form; \u00e3 in JSON. */
const IN_FORM = 9
const IN_JSON = 6

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)
const { title, content, description, tag, category } = LONGEST
const SAVED_PROMPT = sum([title, content, description, category, MOST_TAGS * tag])
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
	[/^\/prompt-locker\/(?:new|[^/]+\/edit)$/, USUAL + IN_FORM * SAVED_PROMPT],
	[/^\/functions\/v1\/prompt_locker_functions$/, USUAL + IN_JSON * SAVED_PROMPT],
	[/^\/chat-legend(?:\/[^/]+)?$/, USUAL + 3 * MOST_MESSAGE_BYTES],
	[/^\/functions\/v1\/chat-with-ai$/, 32 * KILOBYTE],
	[/^\/focus\/session$/, USUAL + IN_JSON * FOCUS_WORK],
	[/^\/webhooks\/stripe$/, 1_024 * KILOBYTE],
]

/** The most bytes of a body that an address takes, whoever sends them. */
export function bodyLimitOf(pathname: string): number {
	const page = pathname.replace(/\.data$/, '')
	return DOORS.find(([path]) => path.test(page))?.[1] ?? USUAL
}

/** Who sends too much is listened to so long, so that they read the answer; an end to the connection would swallow it. */
const PATIENCE = { bytes: 32_000 * KILOBYTE, ms: 10_000 }

/**
 * Counts what a request brings before anything reads it, and while it comes: reading more than its door takes fails with
 * `too_large`. Where something is left unread, the connection ends with the answer. One place for all doors, so that none is forgotten.
 */
export const limitBodies = createMiddleware<ServerEnv>(async (c, next) => {
	const most = bodyLimitOf(c.req.path)
	const { headers } = c.env.incoming
	const declared = Number(headers['content-length'] ?? 0)
	// A length that was told is kept to: Node reads no further.
	const isWithin = headers['transfer-encoding'] === undefined && declared <= most
	if (isWithin || !c.req.raw.body) return next()
	const counted = countBytes(c.req.raw.body, most, declared)
	c.req.raw = new Request(c.req.raw, { body: counted.body })
	await next()
	if (counted.isOver()) return
	c.header('Connection', 'close')
	await counted.discard()
})

interface CountedBody {
	body: ReadableStream<Uint8Array>
	/** Whether it was read to its end. */
	isOver(): boolean
	/** Reads what is left to nobody, for as long as patience lasts. */
	discard(): Promise<void>
}

/** `declared` is what the sender said beforehand, in bytes: where that is too much already, nothing is read. */
function countBytes(source: ReadableStream<Uint8Array>, most: number, declared: number): CountedBody {
	const reader = source.getReader()
	let bytes = declared > most ? declared : 0
	let isOver = false
	async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
		if (bytes > most) return controller.error(tooLarge(most))
		const { done, value } = await reader.read()
		if (done) {
			isOver = true
			return controller.close()
		}
		bytes += value.byteLength
		if (bytes > most) controller.error(tooLarge(most))
		else controller.enqueue(value)
	}
	return {
		body: new ReadableStream({ pull }, { highWaterMark: 0 }),
		isOver: () => isOver,
		discard: () => discard(reader),
	}
}

async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
	// Ends a read that waits, and not the connection. A race with a timer would hold all that was read until the timer is over.
	const timer = setTimeout(() => reader.releaseLock(), PATIENCE.ms)
	try {
		for (let left = PATIENCE.bytes; left > 0; ) {
			const { done, value } = await reader.read()
			if (done) return
			left -= value.byteLength
		}
	} catch {
		// It took too long, or the sender hung up and does not want to know.
	} finally {
		clearTimeout(timer)
	}
}

function tooLarge(most: number): Refused {
	const kilobytes = Math.floor(most / KILOBYTE)
	const limit = kilobytes < 1_000 ? `${kilobytes} kB` : `${Math.floor(most / 1_000_000)} MB`
	return refuse('too_large', { limit }, { message: 'body_too_large', values: { limit } })
}
