import { expect, test } from 'vitest'
import { aTab } from '../../tests/support/focus/a-tab'
import { lookOut } from './look-out'

const turn = () => new Promise((resolve) => setImmediate(resolve))

function aLookOut() {
	const page = aTab()
	let looks = 0
	let isLetIn = true
	const stop = lookOut(page.tab, async () => {
		looks += 1
		return { isLetIn }
	})
	return {
		...page,
		stop,
		looks: () => looks,
		refuse: () => {
			isLetIn = false
		},
		/** The next look comes due. */
		async due() {
			page.timers.shift()?.run()
			await turn()
		},
	}
}

test('a page in sight looks every few seconds, within the ten that a change may take to show', async () => {
	const { timers, due, looks } = aLookOut()
	expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([7_000])
	await due()
	await due()
	expect(looks()).toBe(2)
	expect(timers).toHaveLength(1)
})

test('a hidden page does not look, and looks at once when it is seen again', async () => {
	const { timers, watching, state, looks } = aLookOut()
	state.isVisible = false
	watching[0]?.leave?.()
	expect(timers).toEqual([])
	state.isVisible = true
	watching[0]?.wake?.()
	await turn()
	expect([looks(), timers.length]).toEqual([1, 1])
})

test('without a connection nobody is asked, and a page that is not let in asks once a minute', async () => {
	const { timers, state, due, looks, refuse } = aLookOut()
	state.isOnline = false
	await due()
	expect(looks()).toBe(0)
	state.isOnline = true
	refuse()
	await due()
	expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([60_000])
})

test('a page that is left stops', async () => {
	const { timers, watching, stop } = aLookOut()
	stop()
	expect([timers, watching]).toEqual([[], []])
})
