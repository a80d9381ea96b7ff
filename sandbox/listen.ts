import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { startStripe } from './stripe/stripe'

export interface StandIns {
	stripe: {
		/** Protocol, host and port, as in STRIPE_API_BASE. */
		apiBase: string
		secretKey: string
		webhookSecret: string
	}
	close(): Promise<void>
}

/**
 * Starts the stand-ins for third parties on a loopback port of their own. Their state lies in `dataFolder`; events go
 * to `webhookUrl`, and wait there while nobody answers.
 */
export async function startStandIns(settings: { dataFolder: string; webhookUrl: string }): Promise<StandIns> {
	const stripe = startStripe(settings)
	// One line for each stand-in that listens.
	const app = new Hono().route('/', stripe.api)
	const server = createAdaptorServer({ fetch: app.fetch })
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('The stand-ins got no port.')
	return {
		stripe: {
			apiBase: `http://127.0.0.1:${address.port}`,
			secretKey: stripe.secretKey,
			webhookSecret: stripe.webhookSecret,
		},
		async close() {
			const closed = once(server, 'close')
			server.close()
			if ('closeAllConnections' in server) server.closeAllConnections()
			await closed
			await stripe.close()
		},
	}
}
