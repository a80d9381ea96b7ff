import type { Locator, Page } from '@playwright/test'

const MOST_STOPS = 80

/** Presses Tab until something has the focus, as someone without a mouse does. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
	await goal.waitFor()
	for (let stop = 0; stop < MOST_STOPS; stop += 1) {
		await page.keyboard.press('Tab')
		if (await goal.evaluate((element) => element === document.activeElement)) return
	}
	throw new Error(`${goal} is not among the first ${MOST_STOPS} stops.`)
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
