import { isDatabaseAway } from '~/db/client.server'
import { purgeOldViewCounts, storeTallies } from '~/features/search/view-count-storing.server'
import { log } from '~/log.server'

const EVERY_MS = 10_000
/** Old days are looked for this often, in turns. */
const FORGET_TURNS = 6 * 360

/**
 * Stores what was counted for /admin/numbers every ten seconds, and a last time when it is stopped: a process that is
 * killed loses ten seconds of counting, and no request ever waits.
 */
export function keepTallies(): { stop(): Promise<void> } {
	let turn = 0
	let storing: Promise<void> = Promise.resolve()
	let isStoring = false
	async function store(): Promise<void> {
		const began = performance.now()
		try {
			await storeTallies()
			if (turn % FORGET_TURNS === 0) await purgeOldViewCounts()
			turn += 1
		} catch (err) {
			// A database that is away is told of elsewhere, and what was counted waits for it.
			if (!(await isDatabaseAway(began))) log.error({ err }, 'counts could not be stored')
		}
	}
	const timer = setInterval(() => {
		if (isStoring) return
		isStoring = true
		storing = store().finally(() => {
			isStoring = false
		})
	}, EVERY_MS)
	timer.unref()
	return {
		async stop() {
			clearInterval(timer)
			await storing
			turn = 1
			await store()
		},
	}
}
