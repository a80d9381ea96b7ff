import type { Page } from '@playwright/test'
import { barriersOf, lowButtons, pixelsBeside, settle } from './support/barriers.ts'
import { expect, open, test } from './support/journey.ts'
import { ALL_LOOKS, COVER, type Look } from './support/looks.ts'
import { beSomebody } from './support/people.ts'
import { SCREENS } from './support/screens.ts'
import { words } from './support/words.ts'

/** The narrowest window that everything must fit into: 1280 px at 400 % (WCAG 1.4.10). */
const NARROWEST = 320
const HEIGHT = 900
/** Spec 9: how long a gate waits before it leads on. */
const REDIRECT_MS = 3_000
/** It has no scripts. */
const EMPTY_PAGE = '/readyz'

/** `npm run walk` opens every combination and keeps the pictures here; `npm test` looks at a pairwise cover. */
const pictures = process.env['PRONTO_WALK']
/** A screen's looks of the cover share a page, which knows our scripts by the second: that halves what it costs. */
const tours = pictures
	? ALL_LOOKS.map((look) => [look])
	: SCREENS.map(({ name }) => COVER.filter(({ screen }) => screen.name === name))

for (const looks of tours) {
	test(`the screen ${looks.map(titleOf).join('; ')}`, async ({ page, context, baseURL, allowNoise }) => {
		const [{ screen } = { screen: undefined }] = looks
		if (!screen) throw new Error('Nobody looks at this screen.')
		// A refused form is part of some screens.
		if (screen.reach) allowNoise(/^Failed to load resource: .* 40\d /)
		// Screens of the one Legend are open at once, and of two that save a session the later is told of the other.
		if (screen.who === 'legend') allowNoise(/^Failed to load resource: .* 409 .*\/focus\/session$/)
		await beSomebody(context, baseURL ?? '', screen.who ?? 'visitor')
		if (screen.isGate) await page.addInitScript(delayRedirect, REDIRECT_MS)
		for (const look of looks) {
			await context.addCookies([{ name: 'language', value: look.language, url: baseURL ?? '' }])
			await lookAt(page, look)
			if (look !== looks.at(-1)) await forget(page)
		}
	})
}

async function lookAt(page: Page, look: Look): Promise<void> {
	const { screen, theme, language, widths } = look
	const [width, ...others] = widths
	const how = `, ${width} px, ${theme}, ${language}`
	await page.setViewportSize({ width, height: HEIGHT })
	await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
	await open(page, screen.path(language))
	await screen.reach?.(page, words(language))
	if (pictures) {
		await settle(page)
		await page.screenshot({ path: `${pictures}/${pictureOf(look)}`, fullPage: !screen.widths })
	}
	expect.soft(await pixelsBeside(page), `pixels beside the window${how}`).toBe(0)
	expect.soft(await barriersOf(page), `barriers${how}`).toEqual([])
	expect.soft(await lowButtons(page), `buttons too low for a finger${how}`).toEqual([])
	const narrower = widths.includes(360) ? [NARROWEST] : []
	for (const other of [...others, ...narrower]) {
		await page.setViewportSize({ width: other, height: HEIGHT })
		expect.soft(await pixelsBeside(page), `pixels beside a window of ${other} px${how}`).toBe(0)
	}
}

/** What was typed for one look is not there at the next. */
async function forget(page: Page): Promise<void> {
	await page.goto(EMPTY_PAGE)
	await page.evaluate(() => {
		localStorage.clear()
		sessionStorage.clear()
	})
}

/** Of all timers the one alone that would lead away before a slow machine has pressed “Stay here”. */
function delayRedirect(redirect: number): void {
	const set = window.setTimeout.bind(window)
	Object.assign(window, {
		setTimeout: (call: () => void, ms?: number, ...given: unknown[]) =>
			set(call, ms === redirect ? 20 * redirect : ms, ...given),
	})
}

function pictureOf({ screen, widths, theme, language }: Look): string {
	return `${screen.name.replaceAll(/[^a-z]+/gi, '-').toLowerCase()}-${widths[0]}-${theme}-${language}.png`
}

function titleOf({ screen, widths, theme, language }: Look, place: number): string {
	const looked = `at ${widths[0]} px, ${theme}, ${language}`
	return place === 0 ? `“${screen.name}” ${looked}` : looked
}
