import type { Page } from '@playwright/test'

/** The script by which a page's others begin: without it the page is as the server sent it. */
export const ENTRY = /assets\/entry\.client-/

/** Keeps a script away until this is called. */
export async function holdScript(page: Page, name: RegExp): Promise<() => void> {
	let release = () => {}
	const released = new Promise<void>((done) => {
		release = done
	})
	await page.route(name, async (route) => {
		await released
		await route.continue()
	})
	return release
}
