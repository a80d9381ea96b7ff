import { Hono } from 'hono'
import { receiveStripeEvent } from '~/features/billing/subscription/stripe-event.server'
import { log } from '~/log.server'
import { readBytes } from '~/requests/request-body.server'
import { answerRefusals } from '../refusals'
import type { ServerEnv } from '../telemetry/log'

/**
 * `POST /webhooks/stripe`: Stripe's events, raw, with their signature. 200 for what was dealt with or is none of our
 * business, 400 for what Stripe did not sign, 500 where something of ours or Stripe's failed: then it comes again.
 */
export const stripeWebhook = new Hono<ServerEnv>()

stripeWebhook.post('/webhooks/stripe', answerRefusals, async (c) => {
	const body = await readBytes(c.req.raw)
	await receiveStripeEvent(body, c.req.header('Stripe-Signature') ?? '')
	return c.json({ received: true })
})
stripeWebhook.onError((err, c) => {
	const requestId = c.get('requestId')
	log.error({ err }, 'an event of Stripe could not be dealt with')
	return c.json({ error: 'unavailable', details: { requestId } }, 500)
})
