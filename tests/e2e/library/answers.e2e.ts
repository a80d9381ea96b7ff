import type { Page } from '@playwright/test'
import { expect, hydrated, inOneLanguage, open, test, toasts } from '../support/journey.ts'
import { theWords } from '../support/library.ts'
import { LANGUAGE_NAME } from '../support/words.ts'

const field = (page: Page, position: number) => page.locator(`#blank-${position}`)

inOneLanguage('en', (language) => {
	test('a change of the language keeps the answers, choices in the other’s words, and a link’s as well', async ({
		page,
	}) => {
		const { blanks } = theWords('5', language)
		const choice = blanks.findIndex(({ choices }) => choices)
		const others = theWords('5', 'pt').blanks[choice]?.choices ?? []
		await open(page, '/prompt/5')
		await field(page, 0).fill('TypeScript 5')
		await field(page, choice).selectOption({ index: 2 })
		const toPortuguese = page.getByRole('banner').getByRole('link', { name: LANGUAGE_NAME.pt })
		await toPortuguese.click()
		await expect(page).toHaveURL(/lang=pt/)
		await expect(field(page, 0)).toHaveValue('TypeScript 5')
		await expect(field(page, choice)).toHaveValue(others[1] ?? '')
		await hydrated(page)
		await field(page, 0).fill('TypeScript 6')
		await page.getByRole('banner').getByRole('link', { name: LANGUAGE_NAME.en }).click()
		await expect(field(page, 0)).toHaveValue('TypeScript 6')
		await expect(field(page, choice)).toHaveValue(blanks[choice]?.choices?.[1] ?? '')

		await open(page, '/prompt/1?lang=en#service=bike')
		await toPortuguese.click()
		await expect(page).toHaveURL(/lang=pt/)
		await expect(field(page, 0)).toHaveValue('bike')
	})

	test('what was kept by language is found, and once changed kept in one place', async ({ page }) => {
		const named = (at: number) => theWords('1', language).blanks[at]?.name ?? ''
		await open(page, '/prompt/1')
		await page.evaluate(
			([en, pt]) => {
				localStorage.setItem('blanks:1:en', en ?? '')
				localStorage.setItem('blanks:1:pt', pt ?? '')
			},
			[JSON.stringify({ [named(0)]: 'bike' }), JSON.stringify({ taxas: '4%' })],
		)
		await open(page, '/prompt/1')
		await expect(field(page, 0)).toHaveValue('bike')
		await expect(field(page, 5)).toHaveValue('4%')
		await field(page, 1).fill('2')
		const kept = await page.evaluate(() =>
			Object.keys(localStorage).filter((key) => key.startsWith('blanks:')),
		)
		expect(kept).toEqual(['blanks:1'])
	})

	test('a link with answers says so, and brings its first blank into view', async ({ page, t }) => {
		await page.setViewportSize({ width: 1440, height: 620 })
		await open(page, '/prompt/1#alternative=shop&fees=4%25')
		await expect(toasts(page)).toHaveText(t('answers_from_link'))
		await expect(page.locator('.desk-note')).toContainText(t('answers_from_link'))
		await expect(field(page, 5)).toHaveValue('4%')
		await expect(field(page, 5)).toBeInViewport({ ratio: 1 })
		await expect(page.locator('.prompt-text [for=blank-5]')).toBeInViewport({ ratio: 1 })
		await field(page, 5).fill('5%')
		await expect(page.locator('.desk-note')).toContainText(t('answers_stay_here'))
	})
})
