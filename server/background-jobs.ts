import { inBackground } from '~/core/background.server'
import { isDatabaseAway } from '~/db/client.server'
import { keepBillingUp } from '~/features/billing/billing-upkeep.server'
import { publishDue } from '~/features/editing/showing.server'
import { sendMailings } from '~/features/mailings/delivery.server'
import { openWeeklyMail } from '~/features/mailings/weekly-opening.server'
import { removeExpiredWhenDue } from '~/features/personal-data/expired.server'
import { log } from '~/log.server'

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

/** Who waits for an hour sees it kept within a second. */
const SCHEDULE_MS = 1_000

/** Publishes prompts when their day has come, in whichever process is first. Answers how to stop. */
export function watchSchedule(): () => void {
	let isLooking = false
	const look = async () => {
		const since = performance.now()
		try {
			await publishDue()
		} catch (err) {
			// What is due is due at the next look, too.
			if (!(await isDatabaseAway(since))) log.error({ err }, 'what is due could not be published')
		} finally {
			isLooking = false
		}
	}
	const timer = setInterval(() => {
		if (isLooking) return
		isLooking = true
		inBackground('schedule', look)
	}, SCHEDULE_MS)
	timer.unref()
	return () => clearInterval(timer)
}

/** Nobody waits for a mail to many; a round ends where there is nothing more to send. */
const MAILINGS_MS = 10_000

/** Opens and sends mails to many, each to each person by one process. Answers how to stop. */
export function watchMailings(): () => void {
	const stopping = new AbortController()
	let isSending = false
	const look = async () => {
		const since = performance.now()
		try {
			await openWeeklyMail()
			await sendMailings(stopping.signal)
		} catch (err) {
			// What is not sent stays to be sent.
			if (!(await isDatabaseAway(since))) log.error({ err }, 'mails to many could not be sent')
		} finally {
			isSending = false
		}
	}
	const timer = setInterval(() => {
		if (isSending) return
		isSending = true
		inBackground('mailings', look)
	}, MAILINGS_MS)
	timer.unref()
	return () => {
		clearInterval(timer)
		stopping.abort()
	}
}
