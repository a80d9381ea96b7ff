import type { IncomingMessage } from 'node:http'

/** Who still sends is listened to so long, so that they read the answer; an end to the connection would swallow it. */
const PATIENCE = { bytes: 32_000_000, ms: 10_000 }

/** The bytes of a request as they come. Who stops reading has ended neither the request nor its connection. */
export function chunksOf(incoming: IncomingMessage): AsyncIterableIterator<Buffer> {
	return incoming.iterator({ destroyOnReturn: false })
}

/** Reads to nobody what a sender goes on sending, for as long as patience lasts. */
export function discard(chunks: AsyncIterable<Buffer>): Promise<void> {
	return new Promise((done) => {
		// A race with a timer would hold all that was read until the timer is over.
		const timer = setTimeout(done, PATIENCE.ms)
		void readToNobody(chunks).then(() => {
			clearTimeout(timer)
			done()
		})
	})
}

async function readToNobody(chunks: AsyncIterable<Buffer>): Promise<void> {
	let left = PATIENCE.bytes
	try {
		for await (const chunk of chunks) {
			left -= chunk.byteLength
			if (left <= 0) return
		}
	} catch {
		// The sender hung up and does not want to know.
	}
}
