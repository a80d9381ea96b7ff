import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	clockText,
	pauseTimer,
	readTimer,
	restartTimer,
	resumeTimer,
	startTimer,
	timeSpent,
} from './pomodoro'

const START = Date.UTC(2026, 4, 4, 9)
const MINUTE = 60_000
const at = (minutes: number, seconds = 0) => START + minutes * MINUTE + seconds * 1_000
const shownAt = (minutes: number, seconds = 0) => {
	const { phase, leftMs, round } = readTimer(startTimer(START), at(minutes, seconds))
	return `${phase} ${round} ${clockText(leftMs)}`
}

test('25 minutes of focus are followed by 5 of rest, and then the next round begins', () => {
	expect(shownAt(0)).toBe('focus 1 25:00')
	expect(shownAt(7, 36)).toBe('focus 1 17:24')
	expect(shownAt(24, 59)).toBe('focus 1 00:01')
	expect(shownAt(25)).toBe('rest 1 05:00')
	expect(shownAt(29, 59)).toBe('rest 1 00:01')
	expect(shownAt(30)).toBe('focus 2 25:00')
})

test('after the machine slept for hours the clock shows what it would show had it not', () => {
	expect(shownAt(8 * 60 + 26)).toBe('rest 17 04:00')
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
	const press = fc.constantFrom(pauseTimer, resumeTimer, restartTimer)
	const story = fc.array(fc.tuple(press, fc.integer({ min: 0, max: 100 * MINUTE })), { maxLength: 20 })
	fc.assert(
		fc.property(story, (steps) => {
			let [timer, now, spent] = [startTimer(START), START, 0]
			for (const [act, passed] of steps) {
				now += passed
				timer = act(timer, now)
				const face = readTimer(timer, now)
				expect(timeSpent(timer, now)).toBeGreaterThanOrEqual(spent)
				expect(face.leftMs).toBeGreaterThan(0)
				expect(face.leftMs).toBeLessThanOrEqual((face.phase === 'focus' ? 25 : 5) * MINUTE)
				spent = timeSpent(timer, now)
			}
		}),
	)
})
