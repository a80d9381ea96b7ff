import { barriersOf } from '../support/barriers.ts'
import { chatDesk, QUESTION, SLOWLY } from '../support/chat-desk.ts'
import { beSubscriber } from '../support/focus-people.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { pressKeyOn, tabTo } from '../support/keys.ts'

inOneLanguage('pt', (language) => {
	test.beforeEach(({ context, baseURL }) => beSubscriber(context, baseURL, 'pro'))

	test('a Legend is welcomed, asks, sees who said what and when, and finds the conversation again', async ({
		page,
		t,
	}) => {
		await open(page, '/chat-legend')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat Legend IA')
		await expect(message(page, 'chat_welcome')).toBeVisible()
		const desk = chatDesk(page, t)
		await expect(desk.sendButton).toBeDisabled()
		await desk.field.fill('  ')
		await expect(desk.sendButton).toBeDisabled()
		await desk.send(SLOWLY[language])
		await expect(desk.messages.first()).toContainText(QUESTION[language])
		await expect(desk.messages.first()).toContainText(/\d\d:\d\d/)
		await expect(desk.isWriting).toBeAttached()
		await desk.field.fill('next')
		await expect(desk.sendButton).toBeDisabled()
		await desk.answered()
		await expect(desk.sendButton).toBeEnabled()
		await expect(desk.last.getByRole('link').first()).toHaveAttribute('href', /^\/prompt\//)
		await expect(page).toHaveURL(/\/chat-legend\/[0-9a-f-]{36}$/)
		await expect(page.getByRole('heading', { level: 2, name: QUESTION[language] })).toBeVisible()
		await page
			.getByRole('link', { name: t('chat_new') })
			.first()
			.click()
		await expect(message(page, 'chat_welcome')).toBeVisible()
		await desk.conversations.first().click()
		await expect(desk.messages).toHaveCount(2)
	})

	test('Enter sends, Shift+Enter breaks, and Enter that ends a composed word does neither', async ({
		page,
		t,
	}) => {
		await open(page, '/chat-legend')
		const { field, messages } = chatDesk(page, t)
		await field.pressSequentially('one')
		await field.press('Shift+Enter')
		await field.pressSequentially('two')
		await expect(field).toHaveValue('one\ntwo')
		await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
		await expect(messages).toHaveCount(0)
		await field.press('Enter')
		await expect(messages).toHaveCount(2)
		await expect(field).toHaveValue('')
	})

	test('by keyboard alone: write, send, read, copy, rename', async ({ page, context, t }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await tabTo(page, desk.field)
		await page.keyboard.type(QUESTION[language])
		await page.keyboard.press('Enter')
		await desk.answered()
		await expect(page.getByRole('button', { name: t('chat_rename') })).toBeVisible()
		await page.evaluate(() =>
			document.activeElement instanceof HTMLElement ? document.activeElement.blur() : null,
		)
		await pressKeyOn(page, page.getByRole('button', { name: t('chat_rename') }))
		await page.keyboard.press('ControlOrMeta+A')
		await page.keyboard.type('My prices')
		await page.keyboard.press('Enter')
		await expect(page.getByRole('heading', { level: 2, name: 'My prices' })).toBeVisible()
		await expect(desk.conversations.first()).toContainText('My prices')
		await pressKeyOn(page, page.getByRole('button', { name: t('chat_copy_answer') }))
		expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('](/prompt/')
	})

	for (const [width, height] of [
		[360, 780],
		[768, 800],
	] as const) {
		test(`at ${width} px no link of a reply has the focus under the field for the next message`, async ({
			page,
			t,
		}) => {
			await page.setViewportSize({ width, height })
			await open(page, '/chat-legend')
			const desk = chatDesk(page, t)
			for (const _time of ['first', 'second']) {
				await desk.send(QUESTION[language])
				await desk.answered()
			}
			await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
			await page.getByRole('button', { name: t('chat_rename') }).focus()
			const links = page.getByRole('log').getByRole('link')
			for (const link of await links.all()) {
				while (!(await link.evaluate((one) => one === document.activeElement)))
					await page.keyboard.press('Tab')
				const [own, field] = await Promise.all([link.boundingBox(), page.locator('.composer').boundingBox()])
				expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0)
			}
		})
	}

	test('a screen reader hears the whole reply once, and none of its pieces', async ({ page, t }) => {
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'off')
		await desk.send(QUESTION[language])
		await desk.answered()
		const news = page.locator('.chat-main > [role=status]')
		const link = desk.last.getByRole('link').first()
		await expect(news).toContainText(`1. ${await link.textContent()}`)
		await expect(news).not.toContainText(/\]\(|\*/)
	})

	test('an answer is stopped, keeps what had come, and is asked for again', async ({ page, t }) => {
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await desk.send(SLOWLY[language])
		await expect(desk.last.locator('em')).toBeVisible()
		await desk.stopButton.press('Enter')
		await expect(message(page, 'chat_stopped')).toBeVisible()
		await expect(desk.stopButton).toHaveCount(0)
		await expect(desk.field).toBeFocused()
		const stopped = await desk.last.locator('.message-reply').textContent()
		await page.reload()
		await expect(message(page, 'chat_stopped')).toBeVisible()
		await desk.last.getByRole('button', { name: t('try_again') }).click()
		await expect(desk.field).toBeFocused()
		await desk.answered()
		await expect(message(page, 'chat_stopped')).toHaveCount(0)
		await expect(desk.messages).toHaveCount(2)
		const whole = await desk.last.locator('.message-reply').textContent()
		expect(whole?.length).toBeGreaterThan(stopped?.length ?? 0)
	})

	test('a message is edited, its answer written again: each is a version that the keyboard walks to and goes on from', async ({
		page,
		t,
	}) => {
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await desk.send(QUESTION[language])
		await desk.answered()
		await desk.send('And then?')
		await desk.answered()
		await expect(desk.messages).toHaveCount(4)
		const pencil = page.getByRole('button', { name: t('chat_edit_message') })
		const edit = page.getByRole('textbox', { name: t('chat_edit_message') })
		await pencil.first().click()
		await expect(edit).toHaveValue(QUESTION[language])
		await edit.press('Escape')
		await expect(pencil.first()).toBeFocused()
		await pencil.first().click()
		await edit.fill('captions for a launch')
		await edit.press('Enter')
		await expect(desk.field).toBeFocused()
		await desk.answered()
		await expect(desk.messages).toHaveCount(2)
		await page.getByRole('button', { name: t('chat_answer_anew') }).click()
		await desk.answered()
		const versions = page.getByRole('navigation', { name: t('chat_versions') })
		await expect(versions).toContainText('2 / 2')
		const answers = page.getByRole('navigation', { name: t('chat_answer_versions') })
		await expect(answers).toContainText('2 / 2')
		await answers.getByRole('link', { name: t('chat_version_previous') }).press('Enter')
		await expect(answers).toContainText('1 / 2')
		await expect(answers.getByRole('link', { name: t('chat_version_next') })).toBeFocused()
		await versions.getByRole('link', { name: t('chat_version_previous') }).press('Enter')
		await expect(versions).toContainText('1 / 2')
		await expect(versions.getByRole('link', { name: t('chat_version_next') })).toBeFocused()
		await expect(desk.messages).toHaveCount(4)
		expect(await barriersOf(page)).toEqual([])
		await desk.send('On from the first one')
		await desk.answered()
		await expect(desk.messages).toHaveCount(6)
		await expect(page).toHaveURL(/\/chat-legend\/[^?]+$/)
		await page.reload()
		await expect(desk.messages).toHaveCount(6)
		await expect(desk.messages.nth(2)).toContainText('And then?')
	})

	test('a conversation is deleted after a question whose safe answer has the focus', async ({ page, t }) => {
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await desk.send(QUESTION[language])
		await desk.answered()
		await page.getByRole('button', { name: t('chat_delete') }).click()
		const question = page.getByRole('alertdialog', {
			name: t('chat_delete_named', { title: QUESTION[language] }),
		})
		await expect(question.getByRole('button', { name: t('chat_keep') })).toBeFocused()
		await page.keyboard.press('Enter')
		await expect(question).toHaveCount(0)
		await page.getByRole('button', { name: t('chat_delete') }).click()
		await question.getByRole('button', { name: t('chat_delete') }).click()
		await expect(message(page, 'chat_removed')).toBeVisible()
		await expect(page).toHaveURL('/chat-legend')
		await expect(desk.conversations).toHaveCount(0)
		await expect(desk.field).toBeFocused()
	})

	test('a premium prompt is chosen by keyboard, filled in and put into the message', async ({ page, t }) => {
		await open(page, '/chat-legend')
		const { field } = chatDesk(page, t)
		await field.fill('Before')
		const button = page.getByRole('button', { name: t('chat_premium_prompts') })
		await button.press('Enter')
		const items = page.getByRole('menuitem')
		await expect(items.first()).toBeFocused()
		await page.keyboard.press('End')
		await expect(items.last()).toBeFocused()
		await page.keyboard.press('Escape')
		await expect(button).toBeFocused()
		await button.press('Enter')
		await page.keyboard.press('ArrowDown')
		await page.keyboard.press('Enter')
		const dialog = page.getByRole('dialog')
		const first = dialog.getByRole('textbox').first()
		await expect(first).toBeFocused()
		await first.fill('a kit of paper boats')
		await dialog.getByRole('button', { name: t('chat_insert'), exact: true }).click()
		await expect(dialog).toHaveCount(0)
		await expect(field).toBeFocused()
		await expect(field).toHaveValue(/^Before\n\n[\s\S]*a kit of paper boats[\s\S]*\[/)
		const selected = await field.evaluate(
			(element) =>
				element instanceof HTMLTextAreaElement &&
				element.value.slice(element.selectionStart, element.selectionEnd),
		)
		expect(selected).toMatch(/^\[.+\]$/)
	})

	test('an answer is saved to the locker', async ({ page, t }) => {
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await desk.send(QUESTION[language])
		await desk.answered()
		await desk.last.getByRole('button', { name: t('chat_save_to_locker') }).click()
		await expect(message(page, 'prompt_saved')).toBeVisible()
		await page.reload()
		await desk.last.getByRole('link', { name: t('chat_in_locker') }).click()
		await expect(page.locator('main')).toContainText('/prompt/')
	})
})
