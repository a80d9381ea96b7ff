import { expect, inBothLanguages, open, test } from '../support/journey.ts'
import { library } from '../support/library.ts'
import { beSomebody } from '../support/people.ts'
import { BESIDE_FROM, measurePromptPage, SCREENS_MEASURED } from '../support/prompt-page.ts'
import { MEASURED } from '../support/prompt-page-table.ts'

/** `npm run walk` measures every prompt at every size, for docs/prompt-page.md; `npm test` each in both languages, at another size in each. */
const measuresAll = process.env['PRONTO_WALK'] !== undefined

// Many prompts, one after the other.
test.describe.configure({ timeout: 300_000 })

inBothLanguages((language) => {
	for (const [place, viewport] of SCREENS_MEASURED.entries()) {
		const turn = place + (language === 'pt' ? 1 : 0)
		const prompts = library.filter(
			(_prompt, nth) => measuresAll || (nth + turn) % SCREENS_MEASURED.length === 0,
		)
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
					if (viewport.width >= BESIDE_FROM) expect.soft(together, about).toBe(fields)
					expect.soft(inReach, about).toBe(places)
					expect.soft(shift, about).toBeLessThan(0.01)
				}
			})
		})
	}
})
