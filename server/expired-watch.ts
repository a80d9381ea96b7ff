import { inBackground } from '~/core/background.server'
import { removeExpiredWhenDue } from '~/features/personal-data/expired.server'

/** An hour is due once; this is how soon after it somebody looks. */
const LOOK_MS = 10 * 60_000

/** Removes what has expired, once an hour, in whichever process is first. Answers how to stop. */
export function watchExpired(): () => void {
	const timer = setInterval(() => inBackground('expired rows', removeExpiredWhenDue), LOOK_MS)
	timer.unref()
	return () => clearInterval(timer)
}
