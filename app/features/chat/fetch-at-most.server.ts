/**
 * A `fetch` whose answers can be read up to as many bytes as `mostOf` says of each, counted after they were unpacked: reading
 * on fails, and ends the connection. For services that somebody else runs.
 */
export function fetchAtMost(mostOf: (answer: Response) => number): typeof fetch {
	return async (input, init) => {
		const answer = await fetch(input, init)
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
