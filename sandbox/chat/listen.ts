import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { chatService } from './service'

/** Where the stand-in is found on its listener. */
export const CHAT_PATH = '/ai/v1'

export interface ListeningChat {
	/** What stands before `/chat/completions`. */
	baseURL: string
	close(): Promise<void>
}

/** The stand-in alone, on a loopback port of its own: for tests. */
export async function listenAsChat(folder: string): Promise<ListeningChat> {
	const app = new Hono().route(CHAT_PATH, chatService(folder))
	const server = createAdaptorServer({ fetch: app.fetch })
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('The stand-in got no port.')
	return {
		baseURL: `http://127.0.0.1:${address.port}${CHAT_PATH}`,
		async close() {
			server.close()
			if ('closeAllConnections' in server) server.closeAllConnections()
			await once(server, 'close')
		},
	}
}
