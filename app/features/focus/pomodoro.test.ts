import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	clockText,
	type FocusTimer,
	pauseTimer,
	readTimer,
	restartTimer,
	resumeTimer,
	seeTimer,
	startTimer,
	timeSpent,
} from './pomodoro'

const START = Date.UTC(2026, 4, 4, 9)
const MINUTE = 60_000
const at = (minutes: number, seconds = 0) => START + minutes * MINUTE + seconds * 1_000
const shown = (timer: FocusTimer, now: number) => {
	const { phase, leftMs, round } = readTimer(timer, now)
	return `${phase} ${round} ${clockText(leftMs)}`
}
const shownAt = (minutes: number, seconds = 0) => shown(startTimer(START), at(minutes, seconds))
/** A clock that a page has watched until that minute. */
const watchedUntil = (minutes: number) =>
	Array.from({ length: minutes + 1 }, (_none, minute) => at(minute)).reduce(seeTimer, startTimer(START))

test('25 minutes of focus are followed by 5 of rest, and then the next round begins', () => {
	expect(shownAt(0)).toBe('focus 1 25:00')
	expect(shownAt(7, 36)).toBe('focus 1 17:24')
	expect(shownAt(24, 59)).toBe('focus 1 00:01')
	expect(shownAt(25)).toBe('rest 1 05:00')
	expect(shownAt(29, 59)).toBe('rest 1 00:01')
	expect(shownAt(30)).toBe('focus 2 25:00')
})

test('rests are no time spent', () => {
	const watched = watchedUntil(60)
	expect(timeSpent(watched, at(24)) / MINUTE).toBe(24)
	expect(timeSpent(watched, at(28)) / MINUTE).toBe(25)
	expect(timeSpent(watched, at(31)) / MINUTE).toBe(26)
	expect(timeSpent(watched, at(60)) / MINUTE).toBe(50)
})

test('a clock that was left running overnight stops after a round that nobody saw, which does not count', () => {
	const left = startTimer(START)
	expect(readTimer(left, at(59))).toMatchObject({ round: 2, hasStopped: false })
	const morning = at(8 * 60 + 30)
	expect(readTimer(left, morning)).toMatchObject({ hasStopped: true, isPaused: true })
	expect(shown(left, morning)).toBe('focus 3 25:00')
	expect(timeSpent(left, morning) / MINUTE).toBe(25)
})

test('who looks in before the clock has stopped has been there: the round counts, and the clock goes on', () => {
	const seen = seeTimer(startTimer(START), at(50))
	expect(timeSpent(seen, at(50)) / MINUTE).toBe(45)
	expect(shown(seen, at(61))).toBe('focus 3 24:00')
})

test('looking at a clock that has stopped does not bring the night back, and going on begins a new round', () => {
	const morning = at(8 * 60 + 30)
	const seen = seeTimer(startTimer(START), morning)
	expect(readTimer(seen, morning).hasStopped).toBe(true)
	for (const goOn of [resumeTimer, restartTimer]) {
		const again = goOn(seen, morning)
		expect(shown(again, morning)).toBe('focus 1 25:00')
		expect(readTimer(again, morning).isPaused).toBe(false)
		expect(timeSpent(again, morning + 10 * MINUTE) / MINUTE).toBe(35)
	}
	expect(pauseTimer(seen, morning)).toBe(seen)
})

test('being seen again within the same round changes nothing: there is nothing to save', () => {
	const timer = startTimer(START)
	expect(seeTimer(timer, at(20))).toBe(timer)
	expect(seeTimer(timer, at(31))).not.toBe(timer)
	const paused = pauseTimer(timer, at(10))
	expect(seeTimer(paused, at(400))).toBe(paused)
})

test('the last second counts until it is over', () => {
	expect(clockText(1)).toBe('00:01')
	expect(clockText(1_000)).toBe('00:01')
	expect(clockText(1_001)).toBe('00:02')
})

test('a pause stops the clock, however long it lasts, and the time in it is not time spent', () => {
	const paused = pauseTimer(startTimer(START), at(10))
	expect(readTimer(paused, at(500))).toMatchObject({ isPaused: true, leftMs: 15 * MINUTE, minutesDone: 10 })
	const resumed = resumeTimer(paused, at(500))
	expect(readTimer(resumed, at(503))).toMatchObject({ isPaused: false, leftMs: 12 * MINUTE, minutesDone: 13 })
	expect(timeSpent(resumed, at(503))).toBe(13 * MINUTE)
})

test('a pause that another device began by a clock that is ahead goes on from what it showed', () => {
	const paused = pauseTimer(startTimer(START), at(10))
	expect(readTimer(resumeTimer(paused, at(2)), at(2))).toMatchObject({ leftMs: 15 * MINUTE })
})

test('pausing twice and resuming twice is doing it once', () => {
	const paused = pauseTimer(startTimer(START), at(3))
	expect(pauseTimer(paused, at(9))).toEqual(paused)
	const resumed = resumeTimer(paused, at(9))
	expect(resumeTimer(resumed, at(12))).toEqual(resumed)
})

test('starting again shows 25 minutes and keeps what was spent, also out of a pause', () => {
	const again = restartTimer(pauseTimer(startTimer(START), at(7)), at(20))
	expect(readTimer(again, at(20))).toMatchObject({ phase: 'focus', isPaused: false, leftMs: 25 * MINUTE })
	expect(timeSpent(again, at(22))).toBe(9 * MINUTE)
})

test('a device whose clock is behind shows the start, never more than there is', () => {
	expect(readTimer(startTimer(START), START - 90_000)).toMatchObject({ leftMs: 25 * MINUTE, round: 1 })
	expect(timeSpent(pauseTimer(startTimer(START), START - 5), at(1))).toBe(0)
})

test('whatever is pressed and whenever, time spent never shrinks and what is left fits its phase', () => {
	const press = fc.constantFrom(pauseTimer, resumeTimer, restartTimer, seeTimer)
	const story = fc.array(fc.tuple(press, fc.integer({ min: 0, max: 100 * MINUTE })), { maxLength: 20 })
	fc.assert(
		fc.property(story, (steps) => {
			let [timer, now, spent] = [startTimer(START), START, 0]
			for (const [act, passed] of steps) {
				now += passed
				timer = act(timer, now)
				const face = readTimer(timer, now)
				expect(timeSpent(timer, now)).toBeGreaterThanOrEqual(spent)
				expect(timeSpent(timer, now)).toBeLessThanOrEqual(now - START)
				expect(face.leftMs).toBeGreaterThan(0)
				expect(face.leftMs).toBeLessThanOrEqual((face.phase === 'focus' ? 25 : 5) * MINUTE)
				spent = timeSpent(timer, now)
			}
		}),
	)
})
