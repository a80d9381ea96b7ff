import { randomUUID } from 'node:crypto'
import { parseSetCookie } from 'cookie'

const PASSWORD = 'a good password'

export interface NewSubscriber {
	email: string
	password: string
	/** For `Authorization: Bearer`. */
	token: string
	/** For a browser. */
	cookie: { name: string; value: string }
}

/** Somebody new who has just bought a plan at the sandbox’s checkout of a running server. */
export async function buySubscription(
	origin: string,
	planType: 'premium' | 'pro',
	countryCode = 'US',
): Promise<NewSubscriber> {
	const person = { email: `${randomUUID()}@pronto.test`, password: PASSWORD }
	const signedUp = await post(`${origin}/api/auth/sign-up/email`, person)
	const { token }: { token: string } = await signedUp.json()
	const cookie = signedUp.headers
		.getSetCookie()
		.map((header) => parseSetCookie(header))
		.find(({ name }) => name === 'session')
	const call = (name: string, body: object) =>
		post(`${origin}/functions/v1/${name}`, body, { Authorization: `Bearer ${token}` })
	const checkout = await call('create-checkout', { planType, countryCode })
	const { url }: { url: string } = await checkout.json()
	await fetch(url, { method: 'POST', body: new URLSearchParams({ decision: 'pay' }), redirect: 'manual' })
	const checked = await call('check-subscription', {})
	const known: { subscription_tier?: string } = await checked.json()
	if (known.subscription_tier !== planType || !cookie?.value)
		throw new Error(`${planType} was paid for, but the answer is ${checked.status} ${JSON.stringify(known)}.`)
	return { ...person, token, cookie: { name: cookie.name, value: cookie.value } }
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
	return fetch(url, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...headers },
		body: JSON.stringify(body),
	})
}
