import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The one without windows first: it draws the same pages in two thirds of the time. */
const NAMES = [
	'chromium-headless-shell',
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
]

/** The Chromium to test with: CHROME_PATH, else one on the path, else Playwright's own, else null. */
export function findBrowser(): string | null {
	const { CHROME_PATH, PATH = '' } = process.env
	if (CHROME_PATH) return CHROME_PATH
	const folders = [...PATH.split(delimiter), '/usr/bin']
	const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
	return [...onPath, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}
