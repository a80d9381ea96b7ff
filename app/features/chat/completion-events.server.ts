import { EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'

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
