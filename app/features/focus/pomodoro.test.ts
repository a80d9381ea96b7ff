import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FocusWorkInput } from './focus'
import { LONG_REST_CHOICES, USUAL_LENGTHS } from './lengths'
import {
	clockText,
	type FocusTimer,
	nextPhase,
	overtime,
	pauseTimer,
	readTimer,
	restartTimer,
	resumeTimer,
	seeTimer,
	startTimer,
	timeSpent,
	workOvertime,
} from './pomodoro'

const START = Date.UTC(2026, 4, 4, 9)
const MINUTE = 60_000
const at = (minutes: number, seconds = 0) => START + minutes * MINUTE + seconds * 1_000
const shown = (timer: FocusTimer, now: number) => {
	const face = readTimer(timer, now)
	return `${face.phase} ${face.round} ${clockText(face)}`
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
	const left = (leftMs: number) => clockText({ leftMs, overMs: 0, isOver: false })
	expect(left(1)).toBe('00:01')
	expect(left(1_000)).toBe('00:01')
	expect(left(1_001)).toBe('00:02')
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

const OWN = { focus: 50, rest: 10, longRest: 30, longRestAfter: 2, waits: false }

test('own lengths are followed, and every so many rounds the rest is a long one', () => {
	const own = startTimer(START, OWN)
	const seen = (minutes: number) => ({ ...own, seenAt: at(minutes) })
	expect(shown(own, at(0))).toBe('focus 1 50:00')
	expect(shown(own, at(50))).toBe('rest 1 10:00')
	expect(readTimer(own, at(50)).isLong).toBe(false)
	expect(shown(own, at(60))).toBe('focus 2 50:00')
	expect(shown(seen(60), at(110))).toBe('rest 2 30:00')
	expect(readTimer(seen(60), at(110)).isLong).toBe(true)
	expect(shown(seen(140), at(140))).toBe('focus 3 50:00')
	expect(timeSpent(seen(140), at(150)) / MINUTE).toBe(110)
})

test('a clock from before lengths could be chosen is one of 25 and 5 without a long rest', () => {
	const { lengths: _lengths, overMs: _overMs, holdsAtMs: _holdsAtMs, ...old } = startTimer(START)
	expect(FocusWorkInput.shape.timer.parse(old)).toEqual(startTimer(START))
})

test('who works on in a rest works overtime, which is no time spent, until the rest begins in full', () => {
	const over = workOvertime(startTimer(START), at(27))
	expect(readTimer(over, at(27))).toMatchObject({ phase: 'focus', isOver: true, leftMs: 0 })
	expect(clockText(readTimer(over, at(29, 13)))).toBe('+04:13')
	expect([timeSpent(over, at(29)), overtime(over, at(29))].map((ms) => ms / MINUTE)).toEqual([25, 4])
	const resting = nextPhase(over, at(35))
	expect(shown(resting, at(35))).toBe('rest 1 05:00')
	expect(shown(resting, at(40))).toBe('focus 2 25:00')
	const later = seeTimer(resting, at(50))
	expect([timeSpent(later, at(50)), overtime(later, at(50))].map((ms) => ms / MINUTE)).toEqual([35, 10])
})

test('a clock that waits counts overtime after focus, and nothing after a rest', () => {
	const waiting = startTimer(START, { ...USUAL_LENGTHS, waits: true })
	expect(readTimer(waiting, at(31))).toMatchObject({ phase: 'focus', round: 1, isOver: true })
	const resting = nextPhase(waiting, at(31))
	expect(shown(resting, at(31))).toBe('rest 1 05:00')
	expect(readTimer(resting, at(39))).toMatchObject({ phase: 'rest', isOver: true, overMs: 3 * MINUTE })
	const next = nextPhase(resting, at(40))
	expect(shown(next, at(41))).toBe('focus 2 24:00')
	expect([timeSpent(next, at(41)), overtime(next, at(41))].map((ms) => ms / MINUTE)).toEqual([26, 6])
})

test('overtime that nobody was there for does not count', () => {
	const waiting = startTimer(START, { ...USUAL_LENGTHS, waits: true })
	const morning = at(8 * 60)
	expect(readTimer(waiting, morning)).toMatchObject({ hasStopped: true, isPaused: true })
	expect([timeSpent(waiting, morning), overtime(waiting, morning)].map((ms) => ms / MINUTE)).toEqual([25, 5])
	const again = resumeTimer(waiting, morning)
	expect(shown(again, morning)).toBe('focus 1 25:00')
	expect(overtime(again, morning) / MINUTE).toBe(5)
})

test('a rest that is skipped is followed by the next round, and focus can’t be skipped', () => {
	const running = startTimer(START)
	expect(nextPhase(running, at(10))).toBe(running)
	const skipped = nextPhase(running, at(26))
	expect(shown(skipped, at(26))).toBe('focus 2 25:00')
	expect(timeSpent(skipped, at(30)) / MINUTE).toBe(29)
	const paused = pauseTimer(running, at(26))
	for (const act of [nextPhase, workOvertime]) expect(act(paused, at(40))).toBe(paused)
	expect(workOvertime(running, at(10))).toBe(running)
})

test('whatever is pressed and whenever, time spent and overtime never shrink, never overlap, and what is left fits its phase', () => {
	const press = fc.constantFrom(pauseTimer, resumeTimer, restartTimer, seeTimer, nextPhase, workOvertime)
	const story = fc.array(fc.tuple(press, fc.integer({ min: 0, max: 100 * MINUTE })), { maxLength: 20 })
	const minutes = fc.integer({ min: 1, max: 60 })
	const lengths = fc.record({
		focus: minutes,
		rest: minutes,
		longRest: minutes,
		longRestAfter: fc.constantFrom(...LONG_REST_CHOICES),
		waits: fc.boolean(),
	})
	fc.assert(
		fc.property(lengths, story, (own, steps) => {
			let [timer, now, spent, over] = [startTimer(START, own), START, 0, 0]
			for (const [act, passed] of steps) {
				now += passed
				const [before, overBefore] = [timeSpent(timer, now), overtime(timer, now)]
				expect([before, overBefore]).toSatisfy(([ms = 0, ms2 = 0]) => ms >= spent && ms2 >= over)
				timer = act(timer, now)
				const face = readTimer(timer, now)
				const [after, overAfter] = [timeSpent(timer, now), overtime(timer, now)]
				expect([after, overAfter]).toSatisfy(([ms = 0, ms2 = 0]) => ms >= before && ms2 >= overBefore)
				expect(after + overAfter).toBeLessThanOrEqual(now - START)
				expect(face.leftMs).toBeGreaterThanOrEqual(face.isOver ? 0 : 1)
				const longest = face.phase === 'focus' ? own.focus : face.isLong ? own.longRest : own.rest
				expect(face.leftMs).toBeLessThanOrEqual(longest * MINUTE)
				;[spent, over] = [after, overAfter]
			}
		}),
	)
})
