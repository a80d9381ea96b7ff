import type { Page } from '@playwright/test'
import { fillIn } from '../../../app/features/library/blanks.ts'
import { expect, inOneLanguage, open, test, toasts } from '../support/journey.ts'
import { theWords } from '../support/library.ts'
import { copyButton } from '../support/prompt-page.ts'

const field = (page: Page, position: number) => page.locator(`#blank-${position}`)
const shownText = (page: Page) => page.locator('.prompt-text').evaluate((text) => text.textContent)

inOneLanguage('en', (language) => {
	test('what was cleared is had again for ten seconds, beside what was written since', async ({
		page,
		t,
	}) => {
		const { blanks, promptText } = theWords('1', language)
		const [first, second] = blanks
		const named = (one?: { name: string }) => one?.name ?? ''
		await page.clock.install({ time: '2026-05-04T09:00:00' })
		await open(page, '/prompt/1')
		await field(page, 0).fill('bike')
		await field(page, 1).fill('2.5')
		await page.clock.pauseAt('2026-05-04T10:00:00')
		const clear = page.getByRole('button', { name: t('clear'), exact: true })
		await clear.click()
		await expect(toasts(page)).toContainText(t('blanks_cleared'))
		expect(await shownText(page)).toBe(promptText)
		await field(page, 0).fill('scooter')
		await page.clock.runFor(9_500)
		await page.getByRole('button', { name: t('undo') }).click()
		expect(await shownText(page)).toBe(
			fillIn(promptText, { [named(first)]: 'scooter', [named(second)]: '2.5' }),
		)
		await page.clock.resume()
		await open(page, '/prompt/1')
		await expect(field(page, 0)).toHaveValue('scooter')
		await expect(field(page, 1)).toHaveValue('2.5')
	})

	test('the keyboard clears, brings back where it stands, and keeps its place, after copying too', async ({
		page,
		context,
		t,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await open(page, '/prompt/1')
		await field(page, 0).fill('bike')
		await copyButton(page).press('Enter')
		await expect(page.locator('.after-copy')).toBeVisible()
		await page.keyboard.press('Escape')
		await page.getByRole('button', { name: t('clear'), exact: true }).press('Enter')
		await expect(field(page, 0)).toHaveValue('')
		const back = page.getByRole('button', { name: t('bring_answers_back') })
		await expect(back).toBeFocused()
		await expect(page.getByRole('button', { name: t('as_last_time') })).toBeVisible()
		await page.keyboard.press('Enter')
		await expect(field(page, 0)).toHaveValue('bike')
		await expect(page.getByRole('button', { name: t('clear'), exact: true })).toBeFocused()
		await expect(page.locator('.toast', { hasText: t('blanks_cleared') })).toHaveCount(0)

		await page.keyboard.press('Enter')
		await page.locator('.toast').getByRole('button').press('Enter')
		await expect(field(page, 0)).toHaveValue('bike')
		await expect(page.getByRole('button', { name: t('clear'), exact: true })).toBeFocused()
	})

	test('a double press clears', async ({ page, t }) => {
		await open(page, '/prompt/1')
		await field(page, 0).fill('bike')
		await page.getByRole('button', { name: t('clear'), exact: true }).dblclick()
		await expect(page.getByRole('button', { name: t('bring_answers_back') })).toBeVisible()
		await expect(field(page, 0)).toHaveValue('')
	})
})
