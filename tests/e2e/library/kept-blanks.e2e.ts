import type { Page } from '@playwright/test'
import { expect, inOneLanguage, open, test } from '../support/journey.ts'

const field = (page: Page, position: number) => page.locator(`#blank-${position}`)

inOneLanguage('en', () => {
	test('two tabs on one prompt keep what either of them was given', async ({ page, context, t }) => {
		await open(page, '/prompt/1')
		await field(page, 0).fill('bike')
		const other = await context.newPage()
		await open(other, '/prompt/1')
		await other.locator('#blank-2').fill('from the other tab')
		await field(page, 3).fill('from this one')
		await page.reload()
		await expect(field(page, 0)).toHaveValue('bike')
		await expect(field(page, 2)).toHaveValue('from the other tab')
		await expect(field(page, 3)).toHaveValue('from this one')

		await page.getByRole('button', { name: t('clear'), exact: true }).click()
		await expect(field(page, 0)).toHaveValue('')
		await other.locator('#blank-4').fill('100')
		await page.getByRole('button', { name: t('bring_answers_back') }).click()
		await page.reload()
		await expect(field(page, 0)).toHaveValue('bike')
		await expect(field(page, 2)).toHaveValue('from the other tab')
		await expect(field(page, 4)).toHaveValue('100')
	})

	test('what is cleared in one tab and written in another before is not brought back by writing on', async ({
		page,
		context,
		t,
	}) => {
		await open(page, '/prompt/1')
		await field(page, 0).fill('bike')
		const other = await context.newPage()
		await open(other, '/prompt/1')
		await expect(other.locator('#blank-0')).toHaveValue('bike')
		await page.getByRole('button', { name: t('clear'), exact: true }).click()
		await other.locator('#blank-2').fill('$14')
		await other.reload()
		await expect(other.locator('#blank-2')).toHaveValue('$14')
		await expect(other.locator('#blank-0')).toHaveValue('')
	})

	test('what is typed before the scripts have come is kept', async ({ page }) => {
		const scripts = Promise.withResolvers<void>()
		await page.route('**/assets/*.js', async (route) => {
			await scripts.promise
			await route.continue()
		})
		await page.goto('/prompt/1', { waitUntil: 'commit' })
		await field(page, 0).fill('typed early')
		scripts.resolve()
		await expect(page.locator('.prompt-text .slot').first()).toHaveText('typed early')
		await page.unrouteAll()
		await open(page, '/prompt/1')
		await expect(field(page, 0)).toHaveValue('typed early')
	})
})
