import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type Actions, Builder, Key as SpecialKey, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../support/server.ts'
import type { WebKitPrograms } from './programs.ts'
import { inPage } from './puppeteer-tab.ts'
import type { Browser, Key, Modifier, Tab } from './tab.ts'

/** Without the bar of addresses, which is wider than a phone. */
const FULL_SCREEN = '--full-screen'
const START_MS = 20_000
const ANSWER_MS = 15_000
const KEYS: Record<Key, string> = {
	Enter: SpecialKey.ENTER,
	Escape: SpecialKey.ESCAPE,
	Tab: SpecialKey.TAB,
	ArrowDown: SpecialKey.ARROW_DOWN,
	ArrowUp: SpecialKey.ARROW_UP,
	End: SpecialKey.END,
	a: 'a',
	k: 'k',
	v: 'v',
}
const HELD: Record<Modifier, string> = { Control: SpecialKey.CONTROL, Shift: SpecialKey.SHIFT }

/** Starts WebKitGTK's driver on a screen that nobody sees. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Browser> {
	// It takes a display that is free, and tells its number.
	const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	})
	const [told]: unknown[] = await inTime('which display it has', once(xvfb.stdio[3] ?? xvfb, 'data'))
	const display = `:${String(told).trim()}`
	const port = await freePort()
	const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1' }
	const service = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
	await untilItAnswers(`http://127.0.0.1:${port}/status`, [xvfb, service])
	return {
		async open(size) {
			const starting = new Builder()
				.usingServer(`http://127.0.0.1:${port}`)
				.withCapabilities({
					browserName: 'MiniBrowser',
					'webkitgtk:browserOptions': { binary: browser, args: ['--automation', FULL_SCREEN] },
				})
				.build()
			const session = await inTime('a new window', Promise.resolve(starting))
			const sizing = session
				.manage()
				.window()
				.setRect({ x: 0, y: 0, ...size })
			await inTime('the size of its window', sizing)
			return tabOf(session)
		},
		async close() {
			service.kill()
			xvfb.kill()
		},
	}
}

function tabOf(session: WebDriver): Tab {
	const act = (hand: Actions) => inTime('an action', hand.perform())
	return {
		goTo: (address) => inTime(`going to ${address}`, session.get(address)),
		async run(work, ...args) {
			const script = `return ${inPage(work, args)}`
			return JSON.parse(await inTime('a look', session.executeScript<string>(script)))
		},
		async inject(source) {
			await inTime('an injection', session.executeScript(source))
		},
		press: (x, y) => act(session.actions({ async: true }).move({ x, y, duration: 0 }).click()),
		type: (text) => act(session.actions({ async: true }).sendKeys(text)),
		key(key, ...held) {
			const hand = session.actions({ async: true })
			for (const modifier of held) hand.keyDown(HELD[modifier])
			hand.sendKeys(KEYS[key])
			for (const modifier of held) hand.keyUp(HELD[modifier])
			return act(hand)
		},
		setCookie: (name, value) => inTime('a cookie', session.manage().addCookie({ name, value, path: '/' })),
		picture: async () => Buffer.from(await inTime('a picture', session.takeScreenshot()), 'base64'),
		complaints: async () => [],
		close: () => inTime('closing', session.quit()),
	}
}

/** The driver never answers some commands that come while a page changes. */
async function inTime<Result>(what: string, work: Promise<Result>): Promise<Result> {
	const timer = new AbortController()
	const late = wait(ANSWER_MS, null, { signal: timer.signal }).then(() => {
		throw new Error(`WebKit’s driver did not answer ${what}.`)
	})
	try {
		return await Promise.race([work, late])
	} finally {
		late.catch(() => undefined)
		timer.abort()
	}
}

async function untilItAnswers(address: string, processes: ChildProcess[]): Promise<void> {
	const deadline = AbortSignal.timeout(START_MS)
	for (;;) {
		const ended = processes.find(({ exitCode }) => exitCode !== null)
		if (ended) throw new Error(`${ended.spawnfile} ended with code ${ended.exitCode}.`)
		deadline.throwIfAborted()
		const answer = await fetch(address).catch(() => null)
		if (answer?.ok) return
		await new Promise(setImmediate)
	}
}
