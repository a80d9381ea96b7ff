import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

export type Mood = 'well' | 'silent' | 'broken' | 'confused' | 'without address'

export interface SmallStripe {
	apiBase: string
	mood: Mood
	/** What was asked, as `POST /v1/customers`, with the bodies of what was sent. */
	asked: { what: string; form: URLSearchParams; key: string | undefined }[]
	/** The subscriptions that everybody has. */
	subscriptions: object[]
	close(): Promise<void>
}

export const IN_A_MONTH = Math.floor(Date.now() / 1000) + 30 * 86_400

/** A subscription to Legend as somebody may write one by hand; whose it is, is said when it is listed. */
export function aSubscription(given: object = {}): object {
	const price = { id: 'price_1', currency: 'usd', lookup_key: 'pronto_pro_usd' }
	return {
		status: 'active',
		current_period_end: IN_A_MONTH,
		items: { data: [{ id: 'si_1', price }] },
		...given,
	}
}

/** The least that somebody’s own stand-in for Stripe may be, as an owner would write one: half of the fields, no expansions. */
export async function startSmallStripe(): Promise<SmallStripe> {
	const stripe: SmallStripe = { apiBase: '', mood: 'well', asked: [], subscriptions: [], close }
	const server = createServer(async (request, response) => {
		const form = new URLSearchParams(await textOf(request))
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
		stripe.asked.push({
			what: `${request.method} ${pathname}`,
			form,
			key: request.headers['idempotency-key']?.toString(),
		})
		if (stripe.mood === 'silent') return
		const { status, body } = answer(stripe, `${request.method} ${pathname}`, searchParams)
		response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	stripe.apiBase = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
	return stripe

	async function close(): Promise<void> {
		server.closeAllConnections()
		server.close()
		await once(server, 'close')
	}
}

function answer({ mood, subscriptions }: SmallStripe, what: string, query: URLSearchParams) {
	if (mood === 'broken') return { status: 500, body: '{"error":{"type":"api_error","message":"broken"}}' }
	if (mood === 'confused') return { status: 200, body: '<html>Please stand by</html>' }
	const found = find(
		what,
		query,
		mood === 'without address' ? null : 'https://pay.test/session',
		subscriptions,
	)
	const missing = {
		error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' },
	}
	return { status: found ? 200 : 404, body: JSON.stringify(found ?? missing) }
}

function find(what: string, query: URLSearchParams, url: string | null, subscriptions: object[]) {
	const list = (data: object[]) => ({ object: 'list', data })
	switch (what) {
		case 'POST /v1/customers':
			return { id: `cus_${Math.random().toString(36).slice(2)}`, object: 'customer' }
		case 'GET /v1/prices': {
			const key = query.get('lookup_keys[0]')
			return list([{ id: `price_${key}`, object: 'price', lookup_key: key, unit_amount: 900 }])
		}
		case 'GET /v1/subscriptions': {
			const customer = query.get('customer')
			return list(subscriptions.map((one) => ({ ...one, id: `sub_of_${customer}`, customer })))
		}
		case 'POST /v1/checkout/sessions':
			return { id: 'cs_1', object: 'checkout.session', url }
		case 'POST /v1/billing_portal/sessions':
			return { id: 'bps_1', object: 'billing_portal.session', url }
		default:
			return null
	}
}

async function textOf(request: IncomingMessage): Promise<string> {
	let text = ''
	for await (const chunk of request.setEncoding('utf8')) text += chunk
	return text
}
