import { expect, test } from 'vitest'
import type { LimitName } from '~/env/env-fields.server'
import { limitOf } from './limit.server'

test.each<[LimitName, number]>([
	['signInAccount', 10],
	['signInAddress', 50],
	['signUp', 20],
	['reset', 3],
	['contact', 5],
	['billing', 200],
	['chatPerson', 200],
	['chatTotal', 10_000],
	['accessToken', 30],
	['apiPerson', 1_500],
	['apiAddress', 300],
])('%s may be tried %i times, ten times as often in the sandbox', (name, most) => {
	expect(limitOf(name, { limits: {}, isSandbox: false })).toBe(most)
	expect(limitOf(name, { limits: {}, isSandbox: true })).toBe(most * 10)
})

test('a number that was set stands as it is, in the sandbox too', () => {
	expect(limitOf('reset', { limits: { reset: 7 }, isSandbox: true })).toBe(7)
	expect(limitOf('reset', { limits: { reset: 7 }, isSandbox: false })).toBe(7)
	expect(limitOf('signUp', { limits: { reset: 7 }, isSandbox: false })).toBe(20)
})
