import type { Page } from '@playwright/test'
import { hydrated } from './journey.ts'

/** The script by which a page's others begin: without it the page is as the server sent it. */
const ENTRY = /assets\/entry\.client-/

/** Keeps what is asked for at these addresses away until this is called. */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
	let release = () => {}
	const released = new Promise<void>((done) => {
		release = done
	})
	await page.route(addresses, async (route) => {
		await released
		await route.continue()
	})
	return release
}

/** Does something on a page whose scripts have not come yet, which they then do. */
export async function beforeScripts(page: Page, path: string, act: () => Promise<void>): Promise<void> {
	const release = await hold(page, ENTRY)
	await page.goto(path)
	await act()
	release()
	await hydrated(page)
}

/** The next form that is sent arrives, and its answer does not. */
export async function loseAnswer(page: Page): Promise<void> {
	await page.route(
		(url) => url.pathname.endsWith('.data'),
		async (route) => {
			if (route.request().method() !== 'POST') return route.fallback()
			await route.fetch()
			await route.abort()
			await page.unrouteAll()
		},
	)
}

/** No form that is sent arrives, until this is called. */
export async function cutOff(page: Page): Promise<() => Promise<void>> {
	await page.route('**/*.data*', (route) =>
		route.request().method() === 'POST' ? route.abort() : route.continue(),
	)
	return () => page.unrouteAll()
}
