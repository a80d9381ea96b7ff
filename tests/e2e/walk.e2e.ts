import { barriersOf, lowButtons, pixelsBeside, settle } from './support/barriers.ts'
import { expect, open, test } from './support/journey.ts'
import { ALL_LOOKS, COVER, type Look } from './support/looks.ts'
import { beSomebody } from './support/people.ts'

/** The narrowest window that everything must fit into: 1280 px at 400 % (WCAG 1.4.10). */
const NARROWEST = 320
const HEIGHT = 900
/** Spec 9: how long a gate waits before it leads on. */
const REDIRECT_MS = 3_000

/** `npm run walk` opens every combination and keeps the pictures here; `npm test` looks at a pairwise cover. */
const pictures = process.env['PRONTO_WALK']

// Looking at every element of a page takes its time on a busy machine.
test.describe.configure({ timeout: 120_000 })

for (const look of pictures ? ALL_LOOKS : COVER) {
	const { screen, theme, language, widths } = look
	const [width, ...others] = widths
	test.describe(() => {
		// What can't be pressed by then is not coming.
		test.use({ language, viewport: { width, height: HEIGHT }, colorScheme: theme, actionTimeout: 15_000 })

		test(`the screen “${screen.name}” at ${width} px, ${theme}, ${language}`, async ({
			page,
			context,
			baseURL,
			t,
			allowNoise,
		}) => {
			// A refused form is part of some screens.
			if (screen.reach) allowNoise(/^Failed to load resource: .* 40\d /)
			await page.emulateMedia({ reducedMotion: 'reduce' })
			await beSomebody(context, baseURL ?? '', screen.who ?? 'visitor')
			if (screen.isGate) await page.addInitScript(delayRedirect, REDIRECT_MS)
			await open(page, screen.path(language))
			await screen.reach?.(page, t)
			if (pictures) {
				await settle(page)
				await page.screenshot({ path: `${pictures}/${pictureOf(look)}`, fullPage: !screen.widths })
			}
			expect.soft(await pixelsBeside(page), 'pixels beside the window').toBe(0)
			expect.soft(await barriersOf(page), 'barriers').toEqual([])
			expect.soft(await lowButtons(page), 'buttons too low for a finger').toEqual([])
			const narrower = widths.includes(360) ? [NARROWEST] : []
			for (const other of [...others, ...narrower]) {
				await page.setViewportSize({ width: other, height: HEIGHT })
				expect.soft(await pixelsBeside(page), `pixels beside a window of ${other} px`).toBe(0)
			}
		})
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
