import { afterEach, expect, test, vi } from 'vitest'
import { setClockAhead } from '~/db/clock.server'
import { isNew, OPENED_ON } from './newness.server'

afterEach(() => {
	vi.useRealTimers()
	setClockAhead(undefined)
})

test('a prompt is new on its first day and the 29 that follow', () => {
	vi.useFakeTimers({ now: new Date('2026-12-07T09:00:00Z') })
	expect(isNew('2026-12-07')).toBe(true)
	vi.setSystemTime('2027-01-05T23:59:59Z')
	expect(isNew('2026-12-07')).toBe(true)
	vi.setSystemTime('2027-01-06T00:00:00Z')
	expect(isNew('2026-12-07')).toBe(false)
})

test('nothing that the library opened with is new, not even on its first day', () => {
	vi.useFakeTimers({ now: new Date(`${OPENED_ON}T12:00:00Z`) })
	expect(['2026-11-21', OPENED_ON].filter(isNew)).toEqual([])
	vi.setSystemTime('2026-11-23T12:00:00Z')
	expect(isNew('2026-11-23')).toBe(true)
})

test('where the sandbox’s clock is moved on, a prompt is new for as long by that clock', () => {
	vi.useFakeTimers({ now: new Date('2026-12-07T09:00:00Z') })
	setClockAhead(() => 30 * 86_400)
	expect(isNew('2026-12-07')).toBe(false)
})
