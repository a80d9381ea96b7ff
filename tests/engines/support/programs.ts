import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface WebKitPrograms {
	/** Speaks WebDriver. */
	driver: string
	/** The browser that it opens. */
	browser: string
	/** A screen without a screen. */
	screen: string
}

/** Firefox as Debian has it, or null where it is not installed. */
export function findFirefox(): string | null {
	return find('firefox-esr') ?? find('firefox')
}

/** WebKitGTK's driver and browser and what they are shown on, or null where one of them is not installed. */
export function findWebKit(): WebKitPrograms | null {
	const [driver, screen] = [find('WebKitWebDriver'), find('Xvfb')]
	const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
	return driver && screen && browser ? { driver, browser, screen } : null
}

function find(name: string): string | null {
	const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin']
	return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null
}
