import { log } from '~/log.server'

const CHUNK = 64 * 1_024

/**
 * A file that is written while it is sent, as fast as it is taken: no more of it is in memory than one piece. Where
 * writing fails, the answer is cut off in the middle, which browsers show as a failed download.
 */
export function download(
	pieces: AsyncIterable<string | Uint8Array>,
	{ type, name }: { type: string; name: string },
): Response {
	return new Response(bodyOf(pieces), {
		headers: {
			'Content-Type': type === 'application/zip' ? type : `${type}; charset=utf-8`,
			'Content-Disposition': `attachment; filename="${name}"`,
			'Cache-Control': 'private, no-store',
		},
	})
}

/** The body of an answer that is written while it is sent. Where writing fails, the answer is cut off in the middle. */
export function bodyOf(pieces: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
	const chunks = chunksOf(pieces)
	return new ReadableStream(
		{
			async pull(controller) {
				try {
					const { done, value } = await chunks.next()
					if (done) controller.close()
					else controller.enqueue(value)
				} catch (err) {
					log.error({ err }, 'a download broke off')
					controller.error(err)
				}
			},
			async cancel() {
				await chunks.return(undefined)
			},
		},
		{ highWaterMark: 0 },
	)
}

/** Small pieces together: each chunk is a write of its own to the network. */
async function* chunksOf(
	pieces: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
	let waiting = ''
	for await (const piece of pieces) {
		if (typeof piece !== 'string') {
			if (waiting) yield Buffer.from(waiting)
			waiting = ''
			yield piece
			continue
		}
		waiting += piece
		if (waiting.length < CHUNK) continue
		yield Buffer.from(waiting)
		waiting = ''
	}
	if (waiting) yield Buffer.from(waiting)
}
