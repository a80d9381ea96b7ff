import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from './telemetry/log'

/**
 * To HTTP/1.0 an answer of unknown length ends where its connection does: one that breaks off in the middle is reset, so
 * that nobody takes it for the whole. Later versions miss its last chunk.
 */
export const resetBrokenAnswers = createMiddleware<ServerEnv>(async (c, next) => {
	await next()
	const { incoming } = c.env
	const reader = incoming.httpVersionMinor === 0 ? c.res.body?.getReader() : undefined
	if (!reader) return
	const body = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				try {
					const { done, value } = await reader.read()
					if (done) controller.close()
					else controller.enqueue(value)
				} catch (error) {
					incoming.socket.resetAndDestroy()
					controller.error(error)
				}
			},
			cancel: (reason) => reader.cancel(reason),
		},
		{ highWaterMark: 0 },
	)
	c.res = new Response(body, c.res)
})
