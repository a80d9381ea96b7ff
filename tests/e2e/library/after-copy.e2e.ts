import type { Page } from '@playwright/test'
import { expect, inOneLanguage, open, test } from '../support/journey.ts'
import { theWords } from '../support/library.ts'
import { copyButton } from '../support/prompt-page.ts'

const field = (page: Page, position: number) => page.locator(`#blank-${position}`)

/** Where each button of the bar stands in the window. */
function places(page: Page) {
	return page.evaluate(() =>
		[...document.querySelectorAll('.prompt-actions > .button, .open-in > a')].map((button) => {
			const { left, top, width, height } = button.getBoundingClientRect()
			return [left, top, width, height].map(Math.round)
		}),
	)
}

inOneLanguage('pt', (language) => {
	for (const [width, height] of [
		[360, 780],
		[768, 1024],
		[1024, 768],
		[1440, 900],
	] as const) {
		test(`at ${width} px no button moves by copying, wherever the page is scrolled to`, async ({
			page,
			context,
		}) => {
			await context.grantPermissions(['clipboard-read', 'clipboard-write'])
			await page.setViewportSize({ width, height })
			await page.emulateMedia({ reducedMotion: 'reduce' })
			const { blanks } = theWords('1', language)
			for (const filled of [3, blanks.length]) {
				// Where the bar sticks to the foot of the window, and where it has come to its own place.
				for (const beyond of [-600, 150]) {
					await open(page, '/prompt/1')
					for (let at = 0; at < filled; at += 1) await field(page, at).fill('bike')
					await page.evaluate((by) => {
						const end = (document.querySelector('.desk')?.getBoundingClientRect().bottom ?? 0) + scrollY
						// The browser goes to a whole pixel in its own time, which would look as if the buttons had moved.
						scrollTo(0, Math.round(end - innerHeight + by))
					}, beyond)
					const before = await places(page)
					// A press where the button stands, for Playwright's own would scroll to it.
					const [[left = 0, top = 0] = []] = before
					await page.mouse.click(left + 20, top + 20)
					await expect(page.locator('.after-copy')).toBeVisible()
					expect(await places(page), `${beyond}`).toEqual(before)
				}
			}
		})

		test(`at ${width} px the blanks that were copied empty lead to their fields, which nothing covers`, async ({
			page,
			context,
		}) => {
			await context.grantPermissions(['clipboard-read', 'clipboard-write'])
			await page.setViewportSize({ width, height })
			const { blanks } = theWords('1', language)
			await open(page, '/prompt/1')
			for (const at of [0, 1, 3, 4, 5]) await field(page, at).fill('bike')
			await copyButton(page).click()
			const named = page.locator('.after-copy').getByRole('button', { name: blanks[6]?.label ?? '' })
			await named.click()
			await expect(field(page, 6)).toBeFocused()
			await expect(field(page, 6)).toBeInViewport({ ratio: 1 })
			await expect(page.locator('.after-copy')).toHaveCount(0)
		})
	}

	test('Escape and the button that closes put away what copying brought, and the keyboard stays at the bar', async ({
		page,
		context,
		t,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		const panel = page.locator('.after-copy')
		for (const key of ['Escape', 'Enter']) {
			await open(page, '/prompt/1')
			await copyButton(page).press('Enter')
			await panel.getByRole('button', { name: t('close') }).press(key)
			await expect(panel).toHaveCount(0)
			await expect(copyButton(page)).toBeFocused()
		}
	})

	test('what copying brought stays where it is when something of it is copied', async ({
		page,
		context,
		t,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		const after = page.locator('.after-copy')
		for (const width of [1440, 1024, 768, 360]) {
			await page.setViewportSize({ width, height: 900 })
			await open(page, '/prompt/three-invoice-reminders')
			await copyButton(page).click()
			const follow = after.getByRole('button', { name: t('copy_follow_up') })
			const before = await follow.boundingBox()
			await after.getByRole('button', { name: t('copy_markdown') }).click()
			await expect(after.getByRole('button', { name: t('copied') })).toBeVisible()
			expect(await follow.boundingBox(), `${width}`).toEqual(before)
			await expect(page.locator('.toast')).toHaveCount(1)
		}
	})

	test('what copying brought lies below the bar where there is room, and else beside it', async ({
		page,
		context,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		const boxes = async () => {
			const [panel, bar] = await Promise.all([
				page.locator('.after-copy').boundingBox(),
				page.locator('.prompt-actions').boundingBox(),
			])
			if (!panel || !bar) throw new Error('Nothing was brought.')
			return { panel, bar }
		}
		await page.setViewportSize({ width: 1440, height: 1100 })
		await open(page, '/prompt/three-invoice-reminders')
		await copyButton(page).click()
		await expect(page.locator('.after-copy')).toBeVisible()
		const roomy = await boxes()
		expect(roomy.panel.y).toBeGreaterThanOrEqual(roomy.bar.y + roomy.bar.height)
		expect(roomy.panel.y + roomy.panel.height).toBeLessThanOrEqual(1100)
		await page.setViewportSize({ width: 1440, height: 760 })
		await expect
			.poll(async () => {
				const { panel, bar } = await boxes()
				return panel.x + panel.width <= bar.x && panel.y > 0
			})
			.toBe(true)
	})

	for (const [width, height] of [
		[360, 780],
		[768, 1024],
	] as const) {
		test(`at ${width} px the bar stays wherever one reads, and covers nothing at the end of the page`, async ({
			page,
			t,
		}) => {
			await page.setViewportSize({ width, height })
			await open(page, '/prompt/1')
			await page.getByRole('button', { name: t('unfold_prompt') }).click()
			const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
			expect(end).toBeGreaterThan(2_000)
			for (let at = 0; at < end + 500; at += 500) {
				await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at)
				await expect(copyButton(page)).toBeInViewport({ ratio: 1 })
			}
			const [bar, last] = await Promise.all([
				page.locator('.prompt-actions').boundingBox(),
				page.locator('.footer-base > :last-child').boundingBox(),
			])
			expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
		})

		test(`at ${width} px Enter in the last field leads to Copy and leaves the fields where they are`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height })
			const { blanks } = theWords('1', language)
			await open(page, '/prompt/1')
			const last = field(page, blanks.length - 1)
			await last.focus()
			const before = await last.boundingBox()
			await page.keyboard.press('Enter')
			await expect(copyButton(page)).toBeFocused()
			await expect(last).toBeInViewport({ ratio: 1 })
			expect((await last.boundingBox())?.y).toBe(before?.y)
		})
	}

	test('opening elsewhere says beforehand how many blanks are left', async ({ page, t }) => {
		const { blanks } = theWords('1', language)
		await open(page, '/prompt/1')
		const claude = page.getByRole('link', { name: t('open_in_tool', { tool: 'Claude' }) })
		const left = (count: number) => t('open_in_blanks_left', { count })
		await expect(copyButton(page)).toHaveText(t('copy_blanks_left', { count: 7 }))
		await expect(page.locator('.open-in > span').filter({ visible: true })).toHaveText(t('open_in'))
		await expect(claude).toHaveAccessibleDescription(left(7))
		for (const at of blanks.keys()) await field(page, at).fill('bike')
		await expect(claude).toHaveAccessibleDescription('')
		await expect(page.locator('.open-in > span')).toHaveText([t('open_in')])

		await page.setViewportSize({ width: 360, height: 780 })
		await field(page, 6).fill('')
		const menu = page.getByRole('button', { name: t('open_in'), exact: true })
		await menu.click()
		await expect(page.locator('.open-in').getByText(left(1))).toBeInViewport({ ratio: 1 })
	})
})
