import { Hono } from 'hono'
import Stripe from 'stripe'
import type { Store } from '../store'
import { checkoutSessions } from './checkout-sessions'
import { customers, paymentMethods } from './customers'
import { type ApiEnv, requestId } from './door'
import { events } from './events'
import { Fault } from './fault'
import { invoices } from './invoices'
import { charges, disputes, invoicePayments, paymentIntents, refunds } from './payments'
import { portalConfigurations, portalSessions } from './portal'
import { prices, products } from './prices'
import { schedules } from './schedules'
import { subscriptionItems, subscriptions } from './subscriptions'

/** The part of Stripe's API that the product speaks, over one store; `afterwards` runs behind each answer. */
export function stripeApi(store: Store, secretKey: string, afterwards: () => void): Hono<ApiEnv> {
	const api = new Hono<ApiEnv>().basePath('/v1')
	api.use(async (c, next) => {
		const id = requestId()
		await next()
		afterwards()
		c.header('Request-Id', id)
		c.header('Stripe-Version', Stripe.API_VERSION)
		c.header('Cache-Control', 'no-cache, no-store')
	})
	api.use(async (c, next) => {
		const problem = keyProblem(c.req.header('Authorization'), secretKey)
		if (problem) return c.json(new Fault(401, 'invalid_request_error', problem).body, 401)
		c.set('store', store)
		await next()
	})
	api.route('/customers', customers)
	api.route('/payment_methods', paymentMethods)
	api.route('/products', products)
	api.route('/prices', prices)
	api.route('/checkout/sessions', checkoutSessions)
	api.route('/subscriptions', subscriptions)
	api.route('/subscription_items', subscriptionItems)
	api.route('/subscription_schedules', schedules)
	api.route('/invoices', invoices)
	api.route('/invoice_payments', invoicePayments)
	api.route('/payment_intents', paymentIntents)
	api.route('/charges', charges)
	api.route('/refunds', refunds)
	api.route('/disputes', disputes)
	api.route('/billing_portal/configurations', portalConfigurations)
	api.route('/billing_portal/sessions', portalSessions)
	api.route('/events', events)
	api.all('*', (c) => {
		const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`
		return c.json(new Fault(404, 'invalid_request_error', message).body, 404)
	})
	api.onError((error, c) => {
		if (error instanceof Fault) return c.json(error.body, error.status)
		const body = { error: { message: `The sandbox broke: ${error.message}`, type: 'api_error' } }
		return c.json(body, 500)
	})
	return api
}

function keyProblem(authorization: string | undefined, secretKey: string): string | undefined {
	const [, scheme = '', credentials = ''] = /^(Bearer|Basic) +(\S+)$/i.exec(authorization ?? '') ?? []
	if (!credentials) {
		return "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
	}
	const key =
		scheme.toLowerCase() === 'basic'
			? (Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '')
			: credentials
	return key === secretKey ? undefined : `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`
}
