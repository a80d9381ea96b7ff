import { inBackground } from '~/core/background.server'
import { keepBillingUp } from '~/features/billing/billing-upkeep.server'

/** Often enough for mails that could not be sent; the comparison with Stripe is due once a day. */
const EVERY_MS = 10 * 60_000

/** Looks after billing now and then, in whichever process is first. Answers how to stop. */
export function watchBilling(): () => void {
	const stopping = new AbortController()
	const timer = setInterval(
		() => inBackground('billing upkeep', () => keepBillingUp(stopping.signal)),
		EVERY_MS,
	)
	timer.unref()
	return () => {
		clearInterval(timer)
		stopping.abort()
	}
}
