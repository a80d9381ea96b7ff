import { inBackground } from '~/core/background.server'
import { keepBillingUp } from '~/features/billing/billing-upkeep.server'
import { removeExpiredWhenDue } from '~/features/personal-data/expired.server'

/** An hour is due once; this is how soon after it somebody looks. */
const LOOK_MS = 10 * 60_000

/** Removes what has expired, once an hour, in whichever process is first. Answers how to stop. */
export function watchExpired(): () => void {
	const timer = setInterval(() => inBackground('expired rows', removeExpiredWhenDue), LOOK_MS)
	timer.unref()
	return () => clearInterval(timer)
}

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
