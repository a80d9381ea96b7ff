import { productDay } from '~/db/clock.server'
import { readContentVersion } from '~/features/library/published.server'
import { renewLibrary } from '~/features/library/versions/snapshot.server'
import { log } from '~/log.server'
import { purgePages } from './page-cache'

const EVERY_MS = 1_000

/**
 * Takes over the library and drops the kept pages soon after what they show has changed, whichever process changed it:
 * the database counts changes up, and this process looks every second. With each day it drops them too: what they call new
 * may be so no longer. Answers how to stop.
 */
export async function watchContent(): Promise<() => void> {
	let known = await readContentVersion()
	let day = productDay()
	await renewLibrary()
	let isLooking = false
	const timer = setInterval(async () => {
		if (isLooking) return
		isLooking = true
		try {
			const version = await readContentVersion()
			const today = productDay()
			if (version === known && today === day) return
			await renewLibrary()
			purgePages()
			known = version
			day = today
		} catch (err) {
			// Kept pages are what visitors get while the database is away.
			log.debug({ err }, 'the content version could not be read')
		} finally {
			isLooking = false
		}
	}, EVERY_MS)
	timer.unref()
	return () => clearInterval(timer)
}
