import { aConversation } from '../support/chat-desk.ts'
import { beSubscriber } from '../support/focus-people.ts'
import { expect, hydrated, inOneLanguage, message, open, test } from '../support/journey.ts'
import { hold } from '../support/network.ts'

/** Three of these are more than the usual model sees. */
const filled = (name: string) => `${name} ${'palavra '.repeat(3_700)}`

inOneLanguage('pt', () => {
	test.beforeEach(({ context, baseURL }) => beSubscriber(context, baseURL, 'pro'))

	test('what the model no longer sees stands above a line, which a branch moves', async ({ page, t }) => {
		const desk = await aConversation(page, t, filled('Primeira'))
		const line = message(page, 'chat_unseen_above')
		for (const name of ['Segunda', 'Terceira']) {
			await expect(line).toHaveCount(0)
			await desk.send(filled(name))
			await desk.answered()
		}
		await expect(line).toHaveText(t('chat_unseen_above'))
		const [first, second] = [desk.messages.nth(1), desk.messages.nth(2)]
		const [above, at, below] = await Promise.all([
			first.boundingBox(),
			line.boundingBox(),
			second.boundingBox(),
		])
		expect(at?.y).toBeGreaterThan(above?.y ?? Infinity)
		expect(at?.y).toBeLessThan(below?.y ?? 0)
		await page.reload()
		await hydrated(page)
		await expect(line).toBeVisible()
		await page
			.getByRole('button', { name: t('chat_edit_message') })
			.nth(1)
			// The page goes to its end when it was opened, which may move the button away from the mouse.
			.press('Enter')
		await page.getByRole('textbox', { name: t('chat_edit_message') }).fill('Em poucas palavras')
		await page
			.getByRole('log')
			.getByRole('button', { name: t('chat_edit_send') })
			.click()
		await expect(desk.messages).toHaveCount(4)
		await expect(line).toHaveCount(0)
		await page.getByRole('link', { name: t('chat_version_previous') }).click()
		await expect(line).toBeVisible()
	})

	test('a reply keeps its looks, and the place of what is beside it, until what reads it has come', async ({
		page,
		t,
	}) => {
		const desk = await aConversation(page, t, 'Como faço o preço de uma oficina?')
		const release = await hold(page, /assets\/markdown-/)
		await open(page, page.url())
		await desk.field.fill('Mais uma')
		await desk.field.blur()
		await expect(page.locator('.message-plain')).toHaveCount(0)
		await desk.last.getByRole('button', { name: t('chat_save_to_locker') }).click()
		await expect(message(page, 'prompt_saved')).toBeVisible()
		await expect(page.locator('.message-plain')).toHaveCount(0)
		release()
		await desk.last.getByRole('link', { name: t('chat_in_locker') }).click()
		await expect(page).toHaveURL(/\/prompt-locker\/[^/]+$/)
	})
})
