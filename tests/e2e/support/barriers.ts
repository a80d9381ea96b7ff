import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** Without its white space: each page reads it anew. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** In the page. */
declare const axe: typeof import('axe-core')

/** The barriers of a page as it is drawn now: what they are, and where. */
export async function barriersOf(page: Page): Promise<string[]> {
	await settle(page)
	// Asked in the page itself: through axe's own driver for Playwright, which is made for frames, it costs twice as much.
	await page.evaluate(AXE)
	return page.evaluate(async (values) => {
		// What lies under a bar can be scrolled from there; axe takes it for a target too small to press.
		const sheet = new CSSStyleSheet()
		sheet.replaceSync('.site-header, .prompt-actions, .upgrade-bar { position: static !important }')
		document.adoptedStyleSheets.push(sheet)
		// What passes need not be told, which takes as long as all the rest.
		const { violations } = await axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] })
		document.adoptedStyleSheets.pop()
		return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
	}, RULES)
}

/** Resolves when the page is drawn, and no colour is on its way to another. */
export async function settle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
		await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
	})
}

/** How many pixels of a page lie beside the window. */
export function pixelsBeside(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement
		return Math.max(0, scrollWidth - clientWidth)
	})
}

/** The buttons of a page that are lower than a fingertip, 44 px. */
export function lowButtons(page: Page): Promise<string[]> {
	return page
		.locator('.button:visible, .icon-button:visible')
		.evaluateAll((buttons) =>
			buttons
				.filter((button) => button.getBoundingClientRect().height < 44)
				.map((button) => button.outerHTML),
		)
}
