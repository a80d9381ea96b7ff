import type { MessageId } from '~/i18n/words'
import { StripeFailure } from '~/integrations/stripe-failure.server'
import { log } from '~/log.server'
import { refuse } from './refuse.server'

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
