import type { Page } from '@playwright/test'
import { expect, hydrated, inOneLanguage, open, test, toasts } from '../support/journey.ts'
import { theWords } from '../support/library.ts'
import { beNobody, beSomebodyNew, sessionOf } from '../support/people.ts'
import { LANGUAGE_NAME } from '../support/words.ts'

const field = (page: Page, position: number) => page.locator(`#blank-${position}`)

inOneLanguage('pt', (language) => {
	test('a change of the language keeps the answers, choices in the other’s words, and a link’s as well', async ({
		page,
	}) => {
		const { blanks } = theWords('5', language)
		const choice = blanks.findIndex(({ choices }) => choices)
		const other = 'en'
		const others = theWords('5', other).blanks[choice]?.choices ?? []
		const [service] = theWords('1', language).blanks
		await open(page, '/prompt/5')
		await field(page, 0).fill('TypeScript 5')
		await field(page, choice).selectOption({ index: 2 })
		const toOther = page.getByRole('banner').getByRole('link', { name: LANGUAGE_NAME[other] })
		await toOther.click()
		await expect(page).toHaveURL(new RegExp(`lang=${other}`))
		await expect(field(page, 0)).toHaveValue('TypeScript 5')
		await expect(field(page, choice)).toHaveValue(others[1] ?? '')
		await hydrated(page)
		await field(page, 0).fill('TypeScript 6')
		await page.getByRole('banner').getByRole('link', { name: LANGUAGE_NAME[language] }).click()
		await expect(field(page, 0)).toHaveValue('TypeScript 6')
		await expect(field(page, choice)).toHaveValue(blanks[choice]?.choices?.[1] ?? '')

		await open(page, `/prompt/1?lang=${language}#${service?.name}=bike`)
		await toOther.click()
		await expect(page).toHaveURL(new RegExp(`lang=${other}`))
		await expect(field(page, 0)).toHaveValue('bike')
	})

	test('a link with answers says so, and brings its first blank into view', async ({ page, t }) => {
		await page.setViewportSize({ width: 1440, height: 620 })
		const { blanks } = theWords('1', language)
		const answered = new URLSearchParams([
			[blanks[6]?.name ?? '', 'shop'],
			[blanks[5]?.name ?? '', '4%'],
		])
		await open(page, `/prompt/1#${answered}`)
		await expect(toasts(page)).toHaveText(t('filled_by_link'))
		await expect(page.locator('.desk-note')).toContainText(t('answers_from_link'))
		await expect(field(page, 5)).toHaveValue('4%')
		await expect(field(page, 5)).toBeInViewport({ ratio: 1 })
		await expect(page.locator('.prompt-text [for=blank-5]')).toBeInViewport({ ratio: 1 })
		await field(page, 5).fill('5%')
		await expect(page.locator('.desk-note')).toContainText(t('answers_stay_here'))
	})
})

inOneLanguage('en', (language) => {
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

	test('what one person filled in is shown to nobody who logs in after them, and to them when they are back', async ({
		page,
		context,
		baseURL,
	}) => {
		await beSomebodyNew(context, baseURL ?? '')
		const { name, value } = await sessionOf(context)
		await open(page, '/prompt/1')
		await field(page, 0).fill('my secret service')
		await beNobody(page)
		await open(page, '/prompt/1')
		await expect(field(page, 0)).toHaveValue('')

		await beSomebodyNew(context, baseURL ?? '')
		await open(page, '/prompt/1')
		await expect(field(page, 0)).toHaveValue('')
		await context.addCookies([{ name, value, url: baseURL ?? '' }])
		await open(page, '/prompt/1')
		await expect(field(page, 0)).toHaveValue('my secret service')
	})

	test('what a visitor filled in is theirs once they have logged in, and not the next one’s', async ({
		page,
		context,
		baseURL,
	}) => {
		await open(page, '/prompt/1')
		await field(page, 0).fill('a bike tune-up')
		await beSomebodyNew(context, baseURL ?? '')
		await open(page, '/prompt/1')
		await expect(field(page, 0)).toHaveValue('a bike tune-up')
		await beSomebodyNew(context, baseURL ?? '')
		await open(page, '/prompt/1')
		await expect(field(page, 0)).toHaveValue('')
	})

	test('where there is nothing to clear there is nothing to undo', async ({ page, t }) => {
		await open(page, '/prompt/1')
		const clear = page.getByRole('button', { name: t('clear'), exact: true })
		await expect(clear).toBeDisabled()
		await clear.press('Enter')
		await expect(clear).toBeFocused()
		await expect(toasts(page)).toHaveCount(0)
		await field(page, 0).fill('bike')
		await expect(clear).toBeEnabled()
	})
})
