import sharp from 'sharp'
import { expect, open, test } from './support/journey.ts'

// As on Windows and Linux: bars that take room.
test.use({
	launchOptions: async ({ launchOptions }, use) =>
		use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

for (const colorScheme of ['light', 'dark'] as const) {
	test(`a dialog dims the place of the scroll bar like the page beside it, ${colorScheme}`, async ({
		page,
	}) => {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
		await page.setViewportSize({ width: 1000, height: 600 })
		await open(page, '/faq')
		const width = await page.evaluate(() => document.documentElement.clientWidth)
		expect(width).toBeLessThan(1000)
		await page.keyboard.press('Control+k')
		await expect(page.getByRole('dialog')).toBeVisible()
		const { data, info } = await sharp(await page.screenshot())
			.raw()
			.toBuffer({ resolveWithObject: true })
		const colorAt = (x: number) => {
			const start = (590 * info.width + x) * info.channels
			return [...data.subarray(start, start + 3)]
		}
		const bar = colorAt(width + 8)
		const differences = colorAt(width - 8).map((part, at) => Math.abs(part - (bar[at] ?? 0)))
		expect(Math.max(...differences)).toBeLessThan(6)
	})
}
