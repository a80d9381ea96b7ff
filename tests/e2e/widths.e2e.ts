import { expect, inBothLanguages, open, test } from './journey.ts'
import { SCREENS } from './screens.ts'

const WIDTHS = [320, 360, 768, 1440]

inBothLanguages((language) => {
	for (const { name, path } of SCREENS) {
		test(`nothing of the screen “${name}” lies beside the window`, async ({ page }) => {
			await open(page, path(language))
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: 900 })
				const beside = await page.evaluate(() => {
					const { scrollWidth, clientWidth } = document.documentElement
					return scrollWidth - clientWidth
				})
				expect(beside, `at ${width} px`).toBe(0)
			}
		})
	}
})
