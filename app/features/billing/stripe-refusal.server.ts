import { refuse } from '~/core/refuse.server'
import type { MessageId } from '~/i18n/words'
import { log } from '~/log.server'
import { askStripe } from './stripe/stripe.server'
import { StripeFailure } from './stripe/stripe-failure.server'

/** What goes on at Stripe for somebody who waits: where Stripe fails, it is recorded and refused with `upstream_failed`. */
export async function orUpstreamFailed<Answer>(
	message: MessageId,
	work: () => Promise<Answer>,
): Promise<Answer> {
	try {
		return await work()
	} catch (error) {
		if (!(error instanceof StripeFailure)) throw error
		log.warn({ err: error, kind: error.kind }, 'Stripe did not do what it was asked')
		throw refuse('upstream_failed', undefined, { message })
	}
}

/** The same for all that one press asks of Stripe: ten seconds for the whole, and one message where Stripe fails. */
export function atStripe<Answer>(work: () => Promise<Answer>): Promise<Answer> {
	return orUpstreamFailed('upstream_failed', () => askStripe(work))
}
