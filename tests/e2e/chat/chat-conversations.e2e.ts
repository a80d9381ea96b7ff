import { readFile } from 'node:fs/promises'
import { aConversation, chatDesk, deleteIt } from '../support/chat-desk.ts'
import { beSubscriber } from '../support/focus-people.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'

inOneLanguage('pt', () => {
	test.beforeEach(({ context, baseURL }) => beSubscriber(context, baseURL, 'pro'))

	test('what was said is found without its accent, at its message; a pinned conversation stands first', async ({
		page,
		t,
	}) => {
		const desk = await aConversation(page, t, 'Preciso do convite da reunião de orçamento')
		await aConversation(page, t, 'Nomes para uma padaria')
		await page.getByRole('button', { name: t('chat_pin') }).click()
		await expect(message(page, 'chat_pinned_done')).toBeVisible()
		await expect(page.getByRole('region', { name: t('chat_pinned') }).getByRole('link')).toHaveText(
			'Nomes para uma padaria',
		)
		const search = page.getByRole('searchbox', { name: t('chat_search') }).first()
		await search.fill('reuniao')
		await search.press('Enter')
		await expect(desk.conversations).toHaveCount(1)
		await expect(desk.conversations.locator('mark').first()).toHaveText('reunião')
		await desk.conversations.click()
		await expect(page).toHaveURL(/at=/)
		await expect(desk.messages.first()).toContainText('convite da reunião')
		await expect(search).toHaveValue('reuniao')
		await search.fill('girafas')
		await search.press('Enter')
		await expect(
			page.getByRole('navigation').getByText(t('chat_search_nothing', { query: 'girafas' })),
		).toBeVisible()
		await page
			.getByRole('link', { name: t('chat_search_end') })
			.first()
			.click()
		await expect(desk.conversations).toHaveCount(2)
	})

	test('a renamed conversation gives the tab its new title at once', async ({ page, t }) => {
		await aConversation(page, t, 'Nomes para uma padaria')
		await expect(page).toHaveTitle(/^Nomes para uma padaria · /)
		await page.getByRole('button', { name: t('chat_rename') }).click()
		await page.getByLabel(t('chat_title')).fill('Padaria')
		await page.keyboard.press('Enter')
		await expect(page).toHaveTitle(/^Padaria · /)
		await page
			.getByRole('link', { name: t('chat_new') })
			.first()
			.click()
		await expect(page).toHaveTitle(/^Chat Legend IA · /)
	})

	test('a deleted conversation comes back by Undo, with all that was said', async ({ page, t }) => {
		const desk = await aConversation(page, t, 'Nomes para uma padaria')
		const { pathname } = new URL(page.url())
		await deleteIt(page, t)
		await expect(message(page, 'chat_removed')).toBeVisible()
		await expect(page).toHaveURL('/chat-legend')
		await page.getByRole('button', { name: t('undo') }).click()
		await expect(message(page, 'chat_restored')).toBeVisible()
		await expect(page).toHaveURL(pathname)
		await expect(desk.messages).toHaveCount(2)
	})

	test('Escape stops the answer, who comes with a keyboard can write at once, and all of it can be downloaded', async ({
		page,
		t,
	}) => {
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await expect(desk.field).toBeFocused()
		await desk.send('sandbox:slow price')
		await expect(desk.stopButton).toBeVisible()
		await page.keyboard.press('Escape')
		await expect(message(page, 'chat_stopped')).toBeVisible()
		await page.getByRole('button', { name: t('chat_download') }).click()
		const downloading = page.waitForEvent('download')
		await page.getByRole('link', { name: t('chat_download_markdown') }).click()
		const file = await downloading
		expect(file.suggestedFilename()).toBe('sandbox-slow-price.md')
		const text = await readFile(await file.path(), 'utf8')
		expect(text).toContain('# sandbox:slow price')
	})

	test('a long text of one’s own is folded until it is asked for', async ({ page, t }) => {
		const desk = await aConversation(
			page,
			t,
			`Primeira linha.\n${'Mais uma linha.\n'.repeat(12)}A última linha.`,
		)
		const more = page.getByRole('button', { name: t('chat_show_all') })
		const own = desk.messages.first().locator('.message-own-text')
		const folded = (await own.boundingBox())?.height ?? 0
		await more.click()
		await expect(page.getByRole('button', { name: t('chat_show_less') })).toHaveAttribute(
			'aria-expanded',
			'true',
		)
		expect((await own.boundingBox())?.height ?? 0).toBeGreaterThan(2 * folded)
	})
})

inOneLanguage('pt', () => {
	test.beforeEach(({ context, baseURL }) => beSubscriber(context, baseURL, 'pro'))

	test('who comes to a new conversation from within can write at once, and a slash lists prompts', async ({
		page,
		t,
	}) => {
		await page.setViewportSize({ width: 1440, height: 900 })
		await open(page, '/')
		const { field, send, answered } = chatDesk(page, t)
		const inHeader = page.getByRole('banner').getByRole('link', { name: t('nav_chat'), exact: true })
		const list = page.getByRole('listbox')
		await inHeader.click()
		await expect(field).toBeFocused()
		await send('Primeira pergunta')
		await answered()
		const shareLink = page.getByRole('link', { name: t('chat_share') })
		const share = await shareLink.boundingBox()
		const pin = await page.getByRole('button', { name: t('chat_pin') }).boundingBox()
		expect((pin?.x ?? 0) - (share?.x ?? 0) - (share?.width ?? 0)).toBe(0)
		for (const link of [page.getByRole('link', { name: t('chat_new') }).first(), inHeader]) {
			await link.click()
			await expect(page).toHaveURL(/\/chat-legend$/)
			await expect(field).toBeFocused()
			await page.keyboard.press('/')
			await expect(list).toBeVisible()
			await expect(field).toHaveValue('/')
			await field.fill('')
			await page.goBack()
			await expect(shareLink).toBeVisible()
		}
	})
})
