import { expect, inOneLanguage, open, test } from '../support/journey.ts'

inOneLanguage('pt', () => {
	test('a series is found below all prompts, and its steps lead from one to the next', async ({
		page,
		t,
	}) => {
		await open(page, '/categories')
		await page
			.getByRole('region', { name: t('series') })
			.getByRole('link', { name: 'Vender um serviço' })
			.click()
		await expect(page).toHaveURL('/series/sell-a-service')
		await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
			'A próxima pergunta para o seu cliente',
			'Defina o preço do seu serviço sem chutar',
			'A proposta que cabe no celular',
			'Três cobranças, sem perder o cliente',
		])
		await page.getByRole('link', { name: t('series_begin') }).click()
		await expect(page).toHaveURL('/prompt/next-question-for-your-client')
		await page.getByLabel('O que você faz').fill('fotografia de produto')
		await page
			.getByRole('link', { name: t('series_next', { title: 'Defina o preço do seu serviço sem chutar' }) })
			.click()
		await expect(page).toHaveURL('/prompt/1')
		await expect(page.getByRole('button', { name: /fotografia de produto/ })).toBeVisible()
		await page
			.getByRole('link', { name: t('series_place', { step: 2, count: 4, title: 'Vender um serviço' }) })
			.click()
		await expect(page).toHaveURL('/series/sell-a-service')
	})
})
