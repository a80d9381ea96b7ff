import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Outage } from './outage.server'

/** A database whose answers are in the test's hands. */
function aDatabase() {
	const asked: { answer: () => void; fail: () => void }[] = []
	const outage = new Outage(
		() => new Promise((answer, reject) => asked.push({ answer, fail: () => reject(new Error('away')) })),
	)
	return { outage, asked }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a fault alone is no outage: the database is asked, and is there', async () => {
	const { outage, asked } = aDatabase()
	outage.suspect()
	outage.suspect()
	expect(asked).toHaveLength(1)
	asked[0]?.answer()
	await settle()
	expect(outage.isAway).toBe(false)
	await vi.advanceTimersByTimeAsync(10_000)
	expect(asked).toHaveLength(1)
})

test('a database that refuses is away, and back within a second of its return', async () => {
	const { outage, asked } = aDatabase()
	outage.suspect()
	for (let second = 0; second < 30; second += 1) {
		asked.at(-1)?.fail()
		await settle()
		expect(outage.isAway).toBe(true)
		await vi.advanceTimersByTimeAsync(1_000)
	}
	asked.at(-1)?.answer()
	await settle()
	expect(outage.isAway).toBe(false)
})

test('questions that vanish keep no later one waiting, and their end is no news', async () => {
	const { outage, asked } = aDatabase()
	outage.suspect()
	asked[0]?.fail()
	await vi.advanceTimersByTimeAsync(3_000)
	expect(asked).toHaveLength(4)
	asked[3]?.answer()
	await settle()
	expect(outage.isAway).toBe(false)
	asked[1]?.fail()
	asked[2]?.fail()
	await settle()
	expect(outage.isAway).toBe(false)
})

test('an answer that somebody else got is proof enough', async () => {
	const { outage, asked } = aDatabase()
	outage.suspect()
	asked[0]?.fail()
	await settle()
	outage.answered()
	expect(outage.isAway).toBe(false)
	await vi.advanceTimersByTimeAsync(10_000)
	expect(asked).toHaveLength(1)
})

test('however many faults there are, a database that answers is asked once a second', async () => {
	const { outage, asked } = aDatabase()
	for (let fault = 0; fault < 100; fault += 1) {
		outage.suspect()
		asked.at(-1)?.answer()
		await vi.advanceTimersByTimeAsync(100)
	}
	expect(asked).toHaveLength(10)
})
