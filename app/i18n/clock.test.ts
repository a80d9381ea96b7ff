import { afterEach, expect, test, vi } from 'vitest'
import { clockOf } from './clock'

afterEach(() => {
	vi.useRealTimers()
})

test('whether something is today is told by the day of the person’s time zone', () => {
	vi.useFakeTimers({ now: new Date('2026-11-26T22:00:00Z') })
	const inBrazil = clockOf('pt', 'America/Sao_Paulo')
	expect(inBrazil.isToday('2026-11-27T02:59:00Z')).toBe(true)
	expect(inBrazil.isToday('2026-11-27T03:00:00Z')).toBe(false)
	expect(clockOf('en', 'Asia/Tokyo').isToday('2026-11-27T03:00:00Z')).toBe(true)
})

test('the time is told as people of the language read it, with plain spaces', () => {
	const evening = '2026-11-26T23:05:00Z'
	expect(clockOf('pt', 'America/Sao_Paulo').time(evening)).toBe('20:05')
	expect(clockOf('en', 'America/Sao_Paulo').time(evening)).toBe('8:05 PM')
})
