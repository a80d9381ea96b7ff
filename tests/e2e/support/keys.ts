import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 80

/** Presses Tab until something has the focus, as someone without a mouse does, who sees at each stop where they are. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
	await goal.waitFor()
	for (let stop = 0; stop < MOST_STOPS; stop += 1) {
		await page.keyboard.press('Tab')
		expect(await page.evaluate(ringless), 'what has the focus and shows no ring').toBeNull()
		if (await goal.evaluate((element) => element === document.activeElement)) return
	}
	throw new Error(`${goal} is not among the first ${MOST_STOPS} stops.`)
}

/** What has the focus of the page, as HTML, where no ring is drawn around it or around a box that stands for it. */
function ringless(): string | null {
	const focused = document.activeElement
	if (!focused || focused === document.body) return null
	const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
		outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
	for (let box: Element | null = focused; box && box !== document.body; box = box.parentElement) {
		if (isRing(getComputedStyle(box)) || isRing(getComputedStyle(box, '::after'))) return null
	}
	return focused.outerHTML.slice(0, 200)
}

/** Tabs to a field and types into it, in place of what is there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
	await tabTo(page, field)
	await page.keyboard.press('ControlOrMeta+A')
	await page.keyboard.insertText(text)
}

/** Tabs to something and presses it. */
export async function pressKeyOn(page: Page, goal: Locator, key = 'Enter'): Promise<void> {
	await tabTo(page, goal)
	await page.keyboard.press(key)
}

/** Goes back to what stands just before what has the focus. */
export async function backTo(page: Page, goal: Locator): Promise<void> {
	await page.keyboard.press('Shift+Tab')
	await expect(goal).toBeFocused()
}
