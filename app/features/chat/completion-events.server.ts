import { EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'

const Tokens = z.int().min(0).max(1_000_000_000)
const Said = z.object({ content: z.string().nullish() })

/** What a chat service sends, whole (`message`) or in pieces (`delta`): only what is read of it. */
export const CompletionEvent = z.object({
	choices: z
		.array(
			z.object({
				message: Said.nullish(),
				delta: Said.nullish(),
				finish_reason: z.string().nullish(),
			}),
		)
		.nullish(),
	error: z.unknown().optional(),
	/** What is said about a whole reply; a service may say something else there. */
	system_fingerprint: z.string().nullish().catch(null),
	usage: z.object({ prompt_tokens: Tokens, completion_tokens: Tokens }).nullish().catch(null),
})

const LAST = '[DONE]'
/** In characters: a whole reply in one event is not longer. */
const LONGEST_EVENT = 1_000_000

/**
 * The pieces of a streamed reply; one may be empty. Throws when the stream ends without saying that it is the end, or
 * tells of an error in the middle.
 */
export async function* readEvents({ body }: Response): AsyncIterable<string> {
	if (!body) throw new Error('The stream has no body.')
	const events = body
		.pipeThrough(new TextDecoderStream())
		.pipeThrough(new EventSourceParserStream({ maxBufferSize: LONGEST_EVENT }))
	let isFinished = false
	for await (const { data } of events) {
		if (data === LAST) return
		const { choices, error } = CompletionEvent.parse(JSON.parse(data))
		if (error) throw new Error('The stream tells of an error.')
		const [choice] = choices ?? []
		if (choice?.finish_reason) isFinished = true
		yield choice?.delta?.content ?? ''
	}
	if (!isFinished) throw new Error('The stream broke off.')
}

/**
 * A `fetch` whose answers can be read up to as many bytes as `mostOf` says of each, counted after they were unpacked: reading
 * on fails, and ends the connection. For services that somebody else runs: where one sends on to elsewhere, nobody is asked there.
 */
export function fetchAtMost(mostOf: (answer: Response) => number): typeof fetch {
	return async (input, init) => {
		const answer = await fetch(input, { ...init, redirect: 'manual' })
		const { body, status, statusText, headers } = answer
		const counted = body?.pipeThrough(countTo(mostOf(answer)))
		return new Response(counted ?? null, { status, statusText, headers })
	}
}

function countTo(most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
	let bytes = 0
	return new TransformStream({
		transform(piece, controller) {
			bytes += piece.byteLength
			if (bytes > most) controller.error(new Error(`The answer is longer than ${most} bytes.`))
			else controller.enqueue(piece)
		},
	})
}
