import { randomUUID } from 'node:crypto'
import { expect, inOneLanguage, message, open, test } from './support/journey.ts'
import { beforeScripts, loseAnswer } from './support/network.ts'
import { beSomebodyNew } from './support/people.ts'

inOneLanguage('en', () => {
	test('who presses again before the scripts or an answer have come has one account, and is in it', async ({
		page,
		t,
	}) => {
		const main = page.getByRole('main')
		const button = main.getByRole('button', { name: t('sign_up'), exact: true })
		await beforeScripts(page, '/signup', async () => {
			await main.getByLabel(t('email'), { exact: true }).fill(`${randomUUID()}@pronto.test`)
			await main.getByLabel(t('password'), { exact: true }).fill('a good password')
			const isTaken = new Promise<void>((taken) => {
				void page.route(
					'/signup',
					async (route) => {
						await route.fetch({ maxRedirects: 0 })
						taken()
					},
					{ times: 1 },
				)
			})
			await button.focus()
			await page.keyboard.press('Enter')
			await isTaken
			await page.keyboard.press('Enter')
			await expect(page).toHaveURL('/')
		})
		await expect(message(page, 'account_created')).toBeVisible()
	})

	test('who signs up again because no answer came is in the account that was made', async ({
		page,
		t,
		allowNoise,
	}) => {
		allowNoise(/ERR_FAILED/)
		await open(page, '/signup')
		const main = page.getByRole('main')
		const password = main.getByLabel(t('password'), { exact: true })
		const button = main.getByRole('button', { name: t('sign_up'), exact: true })
		await main.getByLabel(t('email'), { exact: true }).fill(`${randomUUID()}@pronto.test`)
		await password.fill('a good password')
		await loseAnswer(page)
		await button.click()
		await expect(page.getByRole('alert').and(message(page, 'load_error_text'))).toBeFocused()
		await password.fill('a good password')
		await button.click()
		await expect(message(page, 'account_created')).toBeVisible()
		await expect(page).toHaveURL('/')
	})

	test('a collection that is sent again because no answer came is begun once', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(/ERR_FAILED/)
		await beSomebodyNew(context, baseURL)
		await open(page, '/collections')
		await page.getByLabel(t('collection_title')).fill('Ten clients')
		const button = page.getByRole('button', { name: t('collection_begin') })
		await loseAnswer(page)
		await button.click()
		await expect(page.getByRole('alert').and(message(page, 'load_error_text'))).toBeFocused()
		await button.click()
		await expect(page).toHaveURL(/\/collections\/./)
		await open(page, '/collections')
		await expect(page.getByRole('link', { name: 'Ten clients' })).toHaveCount(1)
	})
})
