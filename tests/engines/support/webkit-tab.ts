import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Actions, Builder, Key as SpecialKey, type WebDriver } from 'selenium-webdriver'
import sharp from 'sharp'
import { freePort } from '../../support/server.ts'
import type { WebKitPrograms } from './programs.ts'
import { inPage } from './puppeteer-tab.ts'
import type { Browser, Key, Modifier, Screen, Tab } from './tab.ts'

/** Without the bar of addresses, which is wider than a phone. */
const FULL_SCREEN = '--full-screen'
const START_MS = 20_000
const ANSWER_MS = 45_000
/** A look is taken anew where the driver never answers, so its patience is short. */
const LOOK_MS = 10_000
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
	const memory = mkdtempSync(join(tmpdir(), 'pronto-screen-'))
	const xvfb = spawn(
		screen,
		['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-fbdir', memory],
		{ stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
	)
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
			return tabOf(session, () => pictureOf(join(memory, 'Xvfb_screen0'), size))
		},
		async close() {
			service.kill()
			xvfb.kill()
			rmSync(memory, { recursive: true, force: true })
		},
	}
}

function tabOf(session: WebDriver, picture: () => Promise<Uint8Array>): Tab {
	const act = (hand: Actions) => inTime('an action', hand.perform())
	return {
		goTo: (address) => inTime(`going to ${address}`, session.get(address)),
		async run(work, ...args) {
			const script = `return ${inPage(work, args)}`
			return JSON.parse(await inTime('a look', session.executeScript<string>(script), LOOK_MS))
		},
		async inject(source) {
			await inTime('an injection', session.executeScript(source), LOOK_MS)
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
		picture,
		complaints: async () => [],
		close: () => inTime('closing', session.quit()),
	}
}

/**
 * What the window shows, at the upper left of the screen: the driver never answers for a picture of a page that
 * changes. The X server keeps its screen in a file of the format XWD: a head of big-endian words, a list of
 * colours of 12 bytes each, then the rows, blue before green before red before a byte of nothing.
 */
async function pictureOf(screen: string, size: Screen): Promise<Uint8Array> {
	const memory = readFileSync(screen)
	const word = (index: number) => memory.readUInt32BE(4 * index)
	const [head, height, row, colours] = [word(0), word(5), word(12), word(19)]
	const start = head + 12 * colours
	return sharp(memory.subarray(start, start + row * height), { raw: { width: row / 4, height, channels: 4 } })
		.extract({ left: 0, top: 0, ...size })
		.removeAlpha()
		.recomb([
			[0, 0, 1],
			[0, 1, 0],
			[1, 0, 0],
		])
		.png()
		.toBuffer()
}

/** The driver never answers some commands that come while a page changes. */
async function inTime<Result>(what: string, work: Promise<Result>, patience = ANSWER_MS): Promise<Result> {
	const timer = new AbortController()
	const late = wait(patience, null, { signal: timer.signal }).then(() => {
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
