import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, inject, onTestFailed, test } from 'vitest'
import type { Language } from '../../e2e/support/words.ts'
import { findBrowser } from '../../support/setup/browser.ts'
import { Person } from './person.ts'
import { findFirefox, findWebKit } from './programs.ts'
import { startWithPuppeteer } from './puppeteer-tab.ts'
import type { Browser, Engine, Screen } from './tab.ts'
import { startWebKit } from './webkit-tab.ts'

const [chromium, firefox, webKit] = [findBrowser(), findFirefox(), findWebKit()]
/** How each engine that this machine has is started. */
const STARTS: readonly { engine: Engine; start: () => Promise<Browser> }[] = [
	...(chromium ? [{ engine: 'Chromium' as const, start: () => startWithPuppeteer('chrome', chromium) }] : []),
	...(firefox ? [{ engine: 'Firefox' as const, start: () => startWithPuppeteer('firefox', firefox) }] : []),
	...(webKit ? [{ engine: 'WebKit' as const, start: () => startWebKit(webKit) }] : []),
]
/** A desk and a phone, each told in one of the languages: other journeys tell every screen in both. */
const READERS: readonly { language: Language; screen: Screen }[] = [
	{ language: 'en', screen: { width: 1440, height: 900 } },
	{ language: 'pt', screen: { width: 390, height: 844 } },
]
/** What Firefox says of files that a page was still loading when it was left. */
const CUT_OFF = /Error in input stream|ServiceWorker intercepted the request and encountered/
/** Where pictures go, if somebody wants to look at them. */
const PICTURES = process.env['PRONTO_PICTURES']

export interface Journey {
	person: Person
	isPhone: boolean
	/** Keeps a picture of what the window shows, where pictures are wanted. */
	picture: (name: string) => Promise<void>
}

/** The browsers that a file's journeys share: starting one takes longer than some of them. */
const browsers = new Map<Engine, Promise<Browser>>()
afterAll(async () => {
	for (const browser of browsers.values()) await (await browser).close()
})

/** Tells one journey in every engine that is here, at a desk and on a phone. */
export function inEveryEngine(title: string, tell: (journey: Journey) => Promise<void>): void {
	describe.each(STARTS)('$engine', ({ engine, start }) => {
		test.each(READERS)(`${title}, $language at $screen.width px`, async ({ language, screen }) => {
			const browser = browsers.get(engine) ?? start()
			browsers.set(engine, browser)
			const tab = await (await browser).open(screen, inject('origin'))
			const person = new Person(tab, screen, inject('origin'), language)
			const picture = async (name: string) => {
				if (!PICTURES) return
				mkdirSync(PICTURES, { recursive: true })
				writeFileSync(`${PICTURES}/${name}-${engine}-${screen.width}.png`, await tab.picture())
			}
			onTestFailed(() => picture(`failed-${Date.now()}`))
			try {
				await person.speak()
				await tell({ person, isPhone: screen.width < 1024, picture })
				expect(
					(await tab.complaints()).filter((text) => !CUT_OFF.test(text)),
					'The console is silent',
				).toEqual([])
			} finally {
				await tab.close()
			}
		})
	})
}
