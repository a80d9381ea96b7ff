import { barriersOf } from '../support/barriers.ts'
import { aConversation } from '../support/chat-desk.ts'
import { beSubscriber } from '../support/focus-people.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'

inOneLanguage('pt', () => {
	test('a conversation is shared by a link, read without an account, and closed again', async ({
		page,
		context,
		browser,
		baseURL,
		locale,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 404 /)
		await beSubscriber(context, baseURL, 'pro')
		const desk = await aConversation(page, t, 'Workshop / oficina')
		await page.getByRole('link', { name: t('chat_share') }).click()
		await expect(
			page.getByRole('heading', { name: t('chat_share_ask', { title: 'Workshop / oficina' }) }),
		).toBeVisible()
		await page.getByRole('button', { name: t('chat_share_create') }).click()
		await expect(message(page, 'chat_share_created')).toBeVisible()
		const address = await page.getByRole('textbox', { name: 'Workshop / oficina' }).inputValue()
		expect(await barriersOf(page)).toEqual([])

		const stranger = await (
			await browser.newContext({ locale: locale ?? 'en-US', serviceWorkers: 'block' })
		).newPage()
		const { pathname } = new URL(address)
		await open(stranger, new URL(pathname, baseURL).href)
		await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Workshop / oficina')
		await expect(stranger.getByRole('article')).toHaveCount(2)
		await expect(stranger.getByRole('textbox')).toHaveCount(0)
		expect(await barriersOf(stranger)).toEqual([])

		await page.getByRole('link', { name: 'Workshop / oficina' }).click()
		await desk.send('Later.')
		await desk.answered()
		await stranger.reload()
		await expect(stranger.getByRole('article')).toHaveCount(2)

		await page.goto('/chat-legend/links')
		await page.getByRole('button', { name: t('chat_share_close') }).click()
		await expect(message(page, 'chat_share_closed')).toBeVisible()
		await expect(page.getByText(t('chat_share_none'))).toBeVisible()
		await stranger.reload()
		await expect(stranger.locator('[data-message=shared_chat_gone]')).toBeVisible()
		await stranger.context().close()
	})
})
