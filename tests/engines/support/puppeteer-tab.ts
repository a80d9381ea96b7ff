import puppeteer, { type ConsoleMessage, type LaunchOptions, type Page } from 'puppeteer-core'
import type { Browser, Screen, Tab } from './tab.ts'

const OFFLINE = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']

/** Starts Chromium or Firefox, both driven by Puppeteer. */
export async function startWithPuppeteer(
	name: 'chrome' | 'firefox',
	executablePath: string,
): Promise<Browser> {
	const options: LaunchOptions = { browser: name, executablePath, headless: true }
	const browser = await puppeteer.launch(name === 'chrome' ? { ...options, args: OFFLINE } : options)
	return {
		async open(screen, origin) {
			const context = await browser.createBrowserContext()
			if (name === 'chrome')
				await context.overridePermissions(origin, ['clipboard-read', 'clipboard-sanitized-write'])
			const page = await context.newPage()
			return tabOf(page, screen, () => context.close())
		},
		close: () => browser.close(),
	}
}

async function tabOf(page: Page, screen: Screen, close: () => Promise<void>): Promise<Tab> {
	const complaints: Promise<string | null>[] = []
	page.on('console', (message) => {
		if (message.type() === 'error') complaints.push(textOf(message))
	})
	page.on('pageerror', (error) => complaints.push(Promise.resolve(String(error))))
	await page.setViewport(screen)
	return {
		async goTo(address) {
			await page.goto(address)
		},
		run: async (work, ...args) => JSON.parse(String(await page.evaluate(inPage(work, args)))),
		async inject(source) {
			await page.evaluate(`${source};null`)
		},
		press: (x, y) => page.mouse.click(x, y),
		type: (text) => page.keyboard.type(text),
		async key(key, ...held) {
			for (const modifier of held) await page.keyboard.down(modifier)
			await page.keyboard.press(key)
			for (const modifier of held) await page.keyboard.up(modifier)
		},
		async setCookie(name, value) {
			const { hostname } = new URL(page.url())
			await page.browserContext().setCookie({ name, value, domain: hostname, path: '/' })
		},
		picture: () => page.screenshot(),
		complaints: async () => (await Promise.all(complaints)).filter((text) => text !== null),
		close,
	}
}

/** What a message to the console says; null of an error in a page that has been left since. */
async function textOf(message: ConsoleMessage): Promise<string | null> {
	if (!message.text().includes('JSHandle@')) return message.text()
	const said = await Promise.allSettled(message.args().map((one) => one.evaluate(String)))
	const texts = said.map((one) => (one.status === 'fulfilled' ? one.value : null))
	return texts.includes(null) ? null : texts.join(' ')
}

/** A call of the function, as a script whose value is its result as JSON. */
export function inPage<Args extends unknown[]>(work: (...args: Args) => unknown, args: Args): string {
	return `JSON.stringify((${work})(...${JSON.stringify(args)}) ?? null)`
}
