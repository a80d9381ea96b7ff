import type { Page } from '@playwright/test'
import { expect, open } from './journey.ts'

/** What the browser says of a connection that a test took away. */
export const CUT =
	/^Failed to load resource|ERR_INTERNET_DISCONNECTED|FetchEvent|Failed to fetch|network error/

/** The addresses of all that is kept in this browser, for whomever, without their language. */
export function keptPages(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const names = (await caches.keys()).filter((name) => name.startsWith('pronto-copies'))
		const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
		return kept.flat().map(({ url }) => {
			const { pathname, searchParams } = new URL(url)
			searchParams.delete('lang')
			return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
		})
	})
}

/** All that is kept in this browser, as text. */
export function keptTexts(page: Page): Promise<string> {
	return page.evaluate(async () => {
		const texts: string[] = []
		for (const name of await caches.keys()) {
			const cache = await caches.open(name)
			for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '')
		}
		return texts.join('\n')
	})
}

/** Waits until these pages are kept. */
export function expectKept(page: Page, ...paths: string[]): Promise<void> {
	return expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(paths))
}

/** Opens a page, and waits until the worker answers for it and has a copy. */
export async function read(page: Page, path: string): Promise<void> {
	await open(page, path)
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
	await expectKept(page, path)
}
