import OpenAI from 'openai'
import { env } from '~/env/env.server'
import { tracedFetch } from '~/tracing.server'
import { CompletionEvent, fetchAtMost, readEvents } from './completion-events.server'

/** What has been said so far, in the words of the chat-completion protocol. */
export interface ChatTurn {
	role: 'system' | 'user' | 'assistant'
	content: string
}

export interface ChatService {
	/** What stands before `/chat/completions`. */
	baseURL: string
	apiKey: string
}

/** The chat service answered badly, too late or not at all. */
export class UpstreamFailed extends Error {
	override name = 'UpstreamFailed'
	/** The HTTP status it answered with; null where it gave none, was too slow or broke off. */
	readonly status: number | null
	constructor(status: number | null, cause?: unknown) {
		super(`The chat service failed${status === null ? '' : ` with status ${status}`}.`, { cause })
		this.status = status
	}
}

/** One whole reply, and what the service says about it. */
export interface Completion {
	text: string | null
	/** What was read and written, as the service counts it; null where it does not say. */
	tokens: { read: number; written: number } | null
	/** Whether it was cut off where the service ends a reply. */
	isCut: boolean
	/** Whether the sandbox's stand-in answered: what it says is no work of a model. */
	isDemo: boolean
}

interface Asked {
	messages: readonly ChatTurn[]
	/** The first of the settings' models where none is named. */
	model?: string
	/** Ends the request when nobody waits for it any more; what is thrown then is the signal's reason. */
	signal?: AbortSignal
}

interface Patience {
	firstByteMs: number
	wholeMs: number
}

/** Architecture 8, Limits. */
const PATIENCE: Patience = { firstByteMs: 20_000, wholeMs: 120_000 }
/** In bytes: many times what the longest reply that is kept takes, in one piece or in one event for each word of it. */
const MOST_BYTES = { whole: 2_000_000, streamed: 32_000_000 }
/** By which sandbox/chat/service.ts is known. */
const DEMO = 'pronto-sandbox'
/** Some services want no key, but the protocol always sends one. */
const NO_KEY = 'none'

let standIn: ChatService | undefined
let patience = PATIENCE

/** In the sandbox a stand-in answers (sandbox/chat), unless AI_BASE_URL names another service. Tests may shorten the patience. */
export function sendChatsTo(service: ChatService, wait: Partial<Patience> = {}): void {
	standIn = service
	patience = { ...PATIENCE, ...wait }
}

/**
 * Asks for one whole reply: the text of the first choice, null where there is none. Throws `UpstreamFailed`
 * when the service fails, and never tries again by itself.
 */
export async function complete({ messages, model, signal }: Asked): Promise<{ text: string | null }> {
	return attempt(signal, async (asking) => {
		const response = await ask({ messages, model, signal: asking.signal, isStreamed: false })
		asking.hasBegun()
		return { text: textOf(await response.json()) }
	})
}

/**
 * Asks a service for one whole reply that nobody waits for on a page, and so for as long as `patientMs`. Throws `UpstreamFailed`
 * when the service fails, and never tries again by itself.
 */
export async function completeOf(
	chosen: ChatService,
	{ messages, model, signal }: Asked,
	patientMs: number,
): Promise<Completion> {
	const asking = begin(signal, { firstByteMs: patientMs, wholeMs: patientMs })
	try {
		const order = { messages, model, signal: asking.signal, isStreamed: false }
		const response = await ask(order, chosen, patientMs)
		const { choices, usage, system_fingerprint } = CompletionEvent.parse(await response.json())
		const choice = choices?.[0]
		const { prompt_tokens: read, completion_tokens: written } = usage ?? {}
		return {
			text: choice?.message?.content?.trim() ? choice.message.content : null,
			tokens: read != null && written != null ? { read, written } : null,
			isCut: choice?.finish_reason === 'length',
			isDemo: system_fingerprint === DEMO,
		}
	} catch (error) {
		throw asking.failure(error)
	} finally {
		asking.end()
	}
}

/** The chat service that the settings name; null in a sandbox that has its stand-in alone. */
export function configuredService(): ChatService | null {
	const { aiBaseUrl, aiApiKey } = env()
	return aiBaseUrl ? { baseURL: aiBaseUrl, apiKey: aiApiKey ?? NO_KEY } : null
}

/**
 * Asks for a reply and hands on its pieces as they come. A service that can't stream gives one piece. Throws
 * `UpstreamFailed` when the service fails, also when the reply breaks off in the middle.
 */
export async function* streamCompletion({ messages, model, signal }: Asked): AsyncIterable<string> {
	const asking = begin(signal)
	try {
		const response = await ask({ messages, model, signal: asking.signal, isStreamed: true })
		if (!isEvents(response)) {
			asking.hasBegun()
			const text = textOf(await response.json())
			if (text) yield text
			return
		}
		for await (const piece of readEvents(response)) {
			asking.hasBegun()
			if (piece) yield piece
		}
	} catch (error) {
		throw asking.failure(error)
	} finally {
		asking.end()
	}
}

interface Asking {
	signal: AbortSignal
	/** The first byte came: from now on only the whole counts. */
	hasBegun(): void
	failure(error: unknown): unknown
	end(): void
}

/** Watches the time of one request, and tells a caller who gave up from a service that failed. */
function begin(given: AbortSignal | undefined, { firstByteMs, wholeMs } = patience): Asking {
	const tooLate = new AbortController()
	const late = () => tooLate.abort(new UpstreamFailed(null))
	const first = setTimeout(late, firstByteMs)
	const whole = setTimeout(late, wholeMs)
	return {
		signal: given ? AbortSignal.any([given, tooLate.signal]) : tooLate.signal,
		hasBegun: () => clearTimeout(first),
		failure(error) {
			if (given?.aborted) return given.reason
			if (error instanceof UpstreamFailed) return error
			const status = error instanceof OpenAI.APIError ? (error.status ?? null) : null
			return new UpstreamFailed(status, error)
		},
		end() {
			clearTimeout(first)
			clearTimeout(whole)
			tooLate.abort(new UpstreamFailed(null))
		},
	}
}

async function attempt<Answer>(
	signal: AbortSignal | undefined,
	work: (asking: Asking) => Promise<Answer>,
): Promise<Answer> {
	const asking = begin(signal)
	try {
		return await work(asking)
	} catch (error) {
		throw asking.failure(error)
	} finally {
		asking.end()
	}
}

interface Order {
	messages: readonly ChatTurn[]
	model: string | undefined
	signal: AbortSignal
	isStreamed: boolean
}

function ask(
	{ messages, model = env().aiModels[0].id, signal, isStreamed }: Order,
	{ baseURL, apiKey } = service(),
	wholeMs = patience.wholeMs,
): Promise<Response> {
	const client = new OpenAI({
		baseURL,
		apiKey,
		// Else the library looks for them in the environment, which only env.server.ts may read.
		organization: null,
		project: null,
		adminAPIKey: null,
		webhookSecret: null,
		logLevel: 'off',
		maxRetries: 0,
		timeout: wholeMs,
		fetch: tracedFetch(
			'chat service',
			fetchAtMost((answer) => MOST_BYTES[isStreamed && isEvents(answer) ? 'streamed' : 'whole']),
		),
	})
	const body = { model, messages: [...messages], stream: isStreamed }
	return client.chat.completions.create(body, { signal }).asResponse()
}

function isEvents({ headers }: Response): boolean {
	return /^text\/event-stream\b/i.test(headers.get('Content-Type') ?? '')
}

/** Spec 7: the first choice's message content. */
function textOf(answer: unknown): string | null {
	return CompletionEvent.parse(answer).choices?.[0]?.message?.content || null
}

function service(): ChatService {
	const chosen = configuredService() ?? standIn
	if (!chosen) throw new Error('There is no chat service.')
	return chosen
}
