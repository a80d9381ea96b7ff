import { speakToStripe } from '~/features/billing/stripe/stripe.server'
import type { Account } from './sandbox-stripe'

interface Trouble {
	/** Such as `POST /v1/refunds`, with the query where there is one. */
	when: RegExp
	/** What happens instead; where it answers nothing, Stripe is asked as always. */
	happen: () => Promise<Response | undefined>
	/** How many times; once where it isn't given. */
	times?: number
}

/** What Stripe answers while it is broken. */
export const broken = async (): Promise<Response> =>
	Response.json({ error: { type: 'api_error', message: 'broken' } }, { status: 500 })

/** The product speaks to this account, and certain requests meet with trouble. Answers how to end that. */
export function withTroubles(account: Account, ...troubles: Trouble[]): () => void {
	const left = troubles.map((trouble) => ({ ...trouble, times: trouble.times ?? 1 }))
	speakToStripe(account, async (input, init) => {
		const { pathname, search } = new URL(String(input instanceof Request ? input.url : input))
		const asked = `${init?.method ?? 'GET'} ${pathname}${decodeURIComponent(search)}`
		const trouble = left.find(({ when, times }) => times > 0 && when.test(asked))
		if (trouble) trouble.times -= 1
		return (await trouble?.happen()) ?? fetch(input, init)
	})
	return () => speakToStripe(account)
}
