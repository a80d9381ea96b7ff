import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, inBothLanguages, message, open, test } from './journey.ts'
import { SCREENS } from './screens.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1440, height: 900 }

// Looking at every element of a page, twice, takes its time on a busy machine.
test.describe.configure({ timeout: 120_000 })

/** Looks for barriers in both themes, and says what and where they are. */
async function expectNoBarriers(page: Page): Promise<void> {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
		await page.evaluate(settled)
		const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
		const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
		expect(found, colorScheme).toEqual([])
	}
}

/** Resolves when the page is drawn, and no colour is on its way to another. */
async function settled(): Promise<void> {
	for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
	await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
}

inBothLanguages((language) => {
	for (const [device, viewport] of [
		['a phone', PHONE],
		['a desktop', DESKTOP],
	] as const) {
		for (const { name, path } of SCREENS) {
			test(`the screen “${name}” has no barriers on ${device}`, async ({ page }) => {
				await page.setViewportSize(viewport)
				await open(page, path(language))
				await expectNoBarriers(page)
			})
		}
	}

	test('the open menu has no barriers', async ({ page, t }) => {
		await page.setViewportSize(PHONE)
		await open(page, '/')
		await page.getByRole('button', { name: t('open_menu') }).click()
		await expect(page.getByRole('dialog', { name: t('menu') })).toBeVisible()
		await expectNoBarriers(page)
	})

	for (const [kind, permission] of [
		['copied', 'clipboard-write'],
		['not copied', 'geolocation'],
	] as const) {
		test(`a filled prompt that was ${kind}, and the toast that says so, have no barriers`, async ({
			page,
			context,
			t,
		}) => {
			await context.grantPermissions([permission])
			await page.clock.install({ time: '2026-05-04T09:00:00' })
			await open(page, '/prompt/1')
			await page.getByRole('form').getByRole('textbox').first().fill('Ana')
			await page.clock.pauseAt('2026-05-04T10:00:00')
			await page.getByRole('button', { name: t('copy_prompt') }).click()
			// A toast under the pointer stays.
			await message(page, kind === 'copied' ? 'copied_to_clipboard' : 'copy_failed').hover()
			await page.clock.resume()
			await expectNoBarriers(page)
		})
	}
})
