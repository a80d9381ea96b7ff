import type { Page } from '@playwright/test'
import type { CataloguePrompt } from '../../../app/content/catalogue.ts'
import { expect, inBothLanguages, open, test } from '../support/journey.ts'
import { library } from '../support/library.ts'
import { beSomebody } from '../support/people.ts'
import { BESIDE_FROM, measurePromptPage, SCREENS_MEASURED, shiftSoFar } from '../support/prompt-page.ts'
import { MEASURED } from '../support/prompt-page-table.ts'
import type { Language } from '../support/words.ts'

/** `npm run walk` measures every prompt at every size, for docs/prompt-page.md; `npm test` those that are hardest to lay out. */
const measuresAll = process.env['PRONTO_WALK'] !== undefined

// Many prompts, one after the other.
test.describe.configure({ timeout: 300_000 })

/** Those with the longest and the shortest text, the most blanks, and the longest words beside one. */
function hardest(language: Language): CataloguePrompt[] {
	const kinds: ((prompt: CataloguePrompt) => number)[] = [
		(prompt) => prompt[language].promptText.length,
		(prompt) => -prompt[language].promptText.length,
		(prompt) => prompt[language].blanks.length,
		(prompt) =>
			Math.max(...prompt[language].blanks.map(({ label, example }) => label.length + example.length)),
	]
	const chosen = kinds.flatMap((measure) =>
		library.toSorted((one, other) => measure(other) - measure(one)).slice(0, 1),
	)
	return [...new Set(chosen)]
}

/** Rows of fields that end before the widest one does. */
function rowsWithHoles(page: Page): Promise<number> {
	return page.evaluate(() => {
		const ends = new Map<number, number>()
		for (const field of document.querySelectorAll('.fill-in-grid > .field')) {
			const { right, bottom } = field.getBoundingClientRect()
			const row = Math.round(bottom)
			ends.set(row, Math.max(ends.get(row) ?? 0, right))
		}
		const widest = Math.max(...ends.values())
		return [...ends.values()].filter((end) => end < widest - 1).length
	})
}

inBothLanguages((language) => {
	const prompts = measuresAll ? library : hardest(language)
	for (const viewport of SCREENS_MEASURED) {
		test.describe(() => {
			test.use({ viewport })

			test(`at ${viewport.width} px the fields of prompts are at hand, and so are copying and opening`, async ({
				page,
				context,
				baseURL,
			}) => {
				await beSomebody(context, baseURL ?? '', 'legend')
				await page.emulateMedia({ reducedMotion: 'reduce' })
				for (const { id } of prompts) {
					await open(page, `/prompt/${id}`)
					const measures = await measurePromptPage(page)
					const { fields, isFirstSeen, uncovered, together, places, inReach, shift } = measures
					const { width } = viewport
					const description = JSON.stringify({ language, width, ...measures })
					test.info().annotations.push({ type: MEASURED, description })
					const about = `prompt ${id}: ${JSON.stringify(measures)}`
					expect.soft(isFirstSeen, about).toBe(true)
					expect.soft(uncovered, about).toBe(fields)
					expect.soft(await rowsWithHoles(page), about).toBe(0)
					if (viewport.width >= BESIDE_FROM) expect.soft(together, about).toBe(fields)
					expect.soft(inReach, about).toBe(places)
					expect.soft(shift, about).toBeLessThan(0.01)
				}
			})

			test(`at ${viewport.width} px nothing moves when the fonts come late`, async ({ page }) => {
				const seen = Promise.withResolvers<void>()
				await page.route('**/*.woff2', async (route) => {
					await seen.promise
					await route.continue()
				})
				await page.goto('/prompt/1', { waitUntil: 'commit' })
				await expect(page.locator('#blank-0')).toBeVisible()
				seen.resolve()
				await page.evaluate(() => document.fonts.ready)
				expect(await page.evaluate(shiftSoFar)).toBeLessThan(0.01)
			})

			test(`at ${viewport.width} px a first answer moves no field`, async ({ page, context, baseURL, t }) => {
				await beSomebody(context, baseURL ?? '', 'legend')
				await open(page, '/prompt/1')
				await expect(page.getByRole('button', { name: t('save_to_locker') })).toBeVisible()
				const first = page.locator('#blank-0')
				const top = () => first.evaluate((field) => field.getBoundingClientRect().top + scrollY)
				const before = await top()
				await first.fill('x')
				await expect(page.getByRole('button', { name: t('save_with_blanks') })).toBeVisible()
				expect(await top()).toBe(before)
			})
		})
	}
})
