import type { Page } from '@playwright/test'
import { barriersOf } from './support/barriers.ts'
import { expect, inOneLanguage, message, open, test } from './support/journey.ts'
import { copyButton } from './support/prompt-page.ts'

/** Spec 4: how long the button says that it copied. */
const COPIED_MS = 3_000

/** Looks for barriers in both themes, and says what and where they are. */
async function expectNoBarriers(page: Page): Promise<void> {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
		expect(await barriersOf(page), colorScheme).toEqual([])
	}
}

inOneLanguage('pt', () => {
	for (const [kind, permission] of [
		['copied', 'clipboard-write'],
		['not copied', 'geolocation'],
	] as const) {
		test(`a filled prompt that was ${kind}, and the toast that says so, have no barriers`, async ({
			page,
			context,
		}) => {
			await context.grantPermissions([permission])
			await page.clock.install({ time: '2026-05-04T09:00:00' })
			await open(page, '/prompt/1')
			await page.getByRole('form').getByRole('textbox').first().fill('Ana')
			await page.clock.pauseAt('2026-05-04T10:00:00')
			await copyButton(page).click()
			// A toast under the pointer stays.
			await message(page, kind === 'copied' ? 'copied_to_clipboard' : 'copy_failed').hover()
			// The button has its own colours again.
			await page.clock.runFor(COPIED_MS)
			await page.clock.resume()
			await expectNoBarriers(page)
		})
	}
})
