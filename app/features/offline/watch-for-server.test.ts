import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchForServer } from './watch-for-server'

const SECOND = 1_000
const browser = new EventTarget()
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const connection = { onLine: true }
const server = vi.fn<() => Promise<{ ok: boolean }>>()
const caughtUp = vi.fn<() => Promise<void>>()
let stop: () => void

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
	vi.stubGlobal('document', page)
	vi.stubGlobal('navigator', connection)
	vi.stubGlobal('fetch', server)
	page.visibilityState = 'visible'
	connection.onLine = true
	server.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
	caughtUp.mockReset().mockResolvedValue(undefined)
	stop = watchForServer(caughtUp)
})

afterEach(() => {
	stop()
	vi.unstubAllGlobals()
	vi.useRealTimers()
})

test('who looks at a copy has the server asked more and more seldom, until it answers', async () => {
	await vi.advanceTimersByTimeAsync(60 * SECOND)
	expect(server).toHaveBeenCalledTimes(3)
	server.mockResolvedValue({ ok: false })
	await vi.advanceTimersByTimeAsync(600 * SECOND)
	expect(server.mock.calls.length).toBeLessThan(8)
	expect(caughtUp).not.toHaveBeenCalled()
	server.mockResolvedValue({ ok: true })
	await vi.advanceTimersByTimeAsync(300 * SECOND)
	expect(caughtUp).toHaveBeenCalled()
})

test('a connection that is back, and a look at the page, are worth a question at once', async () => {
	server.mockResolvedValue({ ok: true })
	browser.dispatchEvent(new Event('online'))
	await vi.advanceTimersByTimeAsync(0)
	expect(caughtUp).toHaveBeenCalledTimes(1)
	page.dispatchEvent(new Event('visibilitychange'))
	await vi.advanceTimersByTimeAsync(0)
	expect(caughtUp).toHaveBeenCalledTimes(2)
})

test('nobody asks without a connection, from a page that is out of sight, or that is caught up', async () => {
	connection.onLine = false
	await vi.advanceTimersByTimeAsync(600 * SECOND)
	connection.onLine = true
	page.visibilityState = 'hidden'
	browser.dispatchEvent(new Event('online'))
	await vi.advanceTimersByTimeAsync(600 * SECOND)
	stop()
	page.visibilityState = 'visible'
	browser.dispatchEvent(new Event('online'))
	await vi.advanceTimersByTimeAsync(600 * SECOND)
	expect(server).not.toHaveBeenCalled()
})
