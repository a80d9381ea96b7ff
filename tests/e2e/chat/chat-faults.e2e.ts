import { chatDesk, QUESTION, SLOWLY } from '../support/chat-desk.ts'
import { beSubscriber } from '../support/focus-people.ts'
import { expect, hydrated, inOneLanguage, message, open, test } from '../support/journey.ts'

/** What the browser says of a request that the test made fail. */
const CUT = /^Failed to load resource: (net::|the server responded with a status of 403)/

inOneLanguage('pt', (language) => {
	test.beforeEach(({ context, baseURL }) => beSubscriber(context, baseURL, 'pro'))

	test('a reload in the middle of an answer loses nothing: it goes on being written', async ({ page, t }) => {
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await desk.send(SLOWLY[language])
		await expect(page).toHaveURL(/\/chat-legend\/./)
		await expect(desk.last.locator('em')).toBeVisible()
		await page.reload()
		await hydrated(page)
		await expect(desk.messages).toHaveCount(2)
		await expect(desk.isWriting).toBeAttached()
		await desk.answered()
		await expect(desk.last).toContainText('AI_API_KEY')
		await expect(message(page, 'chat_cut_off')).toHaveCount(0)
	})

	test('a connection that is lost in the middle of an answer loses nothing either', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(CUT)
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await desk.send(SLOWLY[language])
		await expect(page).toHaveURL(/\/chat-legend\/./)
		await expect(desk.last.locator('em')).toBeVisible()
		await context.setOffline(true)
		// The rest of the answer is written meanwhile.
		await expect.poll(async () => (await page.request.get(page.url())).text()).toContain('AI_API_KEY')
		await context.setOffline(false)
		await desk.answered()
		await expect(desk.last).toContainText('AI_API_KEY')
	})

	test('what is written survives a reload, in its own conversation', async ({ page, t }) => {
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await desk.field.fill('Not sent yet')
		await page.reload()
		await expect(desk.field).toHaveValue('Not sent yet')
		await expect(desk.sendButton).toBeEnabled()
		await desk.send('price')
		await desk.answered()
		await expect(desk.field).toHaveValue('')
		await desk.field.fill('A second thought')
		await page
			.getByRole('link', { name: t('chat_new') })
			.first()
			.click()
		await expect(desk.field).toHaveValue('')
		await page.goBack()
		await expect(desk.field).toHaveValue('A second thought')
	})

	test('without a connection a message stays where it is, says so, and is sent once when asked again', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(CUT)
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await context.setOffline(true)
		await desk.send(QUESTION[language])
		await expect(message(page, 'error_sending_message')).toHaveText(t('chat_unreachable'))
		await expect(desk.messages.first()).toContainText(QUESTION[language])
		await context.setOffline(false)
		await desk.last.getByRole('button', { name: t('try_again') }).click()
		await desk.answered()
		await expect(desk.messages).toHaveCount(2)
		await page.reload()
		await expect(desk.messages).toHaveCount(2)
		await expect(desk.field).toHaveValue('')
	})

	test('without a connection nothing of the screen is lost by stopping, renaming or deleting', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(CUT)
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await desk.send(SLOWLY[language])
		await expect(page).toHaveURL(/\/chat-legend\/./)
		await expect(desk.last.locator('em')).toBeVisible()
		await context.setOffline(true)
		await desk.stopButton.click()
		await expect(message(page, 'chat_unreachable')).toBeVisible()
		await page.getByRole('button', { name: t('chat_rename') }).click()
		await page.getByLabel(t('chat_title')).fill('Prices')
		await page.keyboard.press('Enter')
		await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(t('chat_unreachable'))
		await page.keyboard.press('Escape')
		await page.getByRole('button', { name: t('chat_delete') }).click()
		await page
			.getByRole('alertdialog')
			.getByRole('button', { name: t('chat_delete') })
			.click()
		await expect(desk.messages.first()).toContainText(QUESTION[language])
		await context.setOffline(false)
		await desk.answered()
		await expect(desk.messages).toHaveCount(2)
	})

	test('a message that never left is in the field again after a reload', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(CUT)
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await context.setOffline(true)
		await desk.send(QUESTION[language])
		await expect(message(page, 'error_sending_message')).toHaveText(t('chat_unreachable'))
		await context.setOffline(false)
		await page.reload()
		await expect(desk.field).toHaveValue(QUESTION[language])
	})

	test('a service that fails is told as a message of the assistant; one that breaks off keeps what had come', async ({
		page,
		t,
	}) => {
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await desk.send('sandbox:failing')
		await expect(message(page, 'error_sending_message')).toHaveText(t('error_sending_message'))
		await desk.send('sandbox:cut price')
		await expect(message(page, 'chat_cut_off')).toBeVisible()
		await expect(desk.last.locator('em')).toBeVisible()
		await desk.send('sandbox:empty')
		await expect(message(page, 'chat_no_reply')).toHaveText(t('chat_no_reply'))
		await page.reload()
		await expect(desk.messages).toHaveCount(6)
		for (const id of ['error_sending_message', 'chat_cut_off', 'chat_no_reply'] as const) {
			await expect(message(page, id)).toBeVisible()
		}
	})

	test('a plan that ends in the middle leaves what was typed on the screen, and says why', async ({
		page,
		t,
		allowNoise,
	}) => {
		allowNoise(CUT)
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		const json = { error: 'plan_too_small', message: t('plan_too_small') }
		await page.route('**/chat-with-ai', (route) => route.fulfill({ status: 403, json }))
		await desk.send(QUESTION[language])
		await expect(message(page, 'error_sending_message')).toHaveText(t('plan_too_small'))
		await expect(desk.messages.first()).toContainText(QUESTION[language])
		await page.reload()
		await expect(desk.field).toHaveValue(QUESTION[language])
	})
})

inOneLanguage('pt', () => {
	test('a visitor reads what the chat is, chooses a plan, or is led to the plans', async ({ page, t }) => {
		await page.setViewportSize({ width: 360, height: 780 })
		await page.clock.install()
		await open(page, '/chat-legend')
		const buttons = page.locator('.gate form button')
		await expect(buttons).toHaveCount(2)
		await expect(buttons.first()).toContainText('Legend')
		await expect(buttons.last()).toContainText('Creator')
		const stay = page.getByRole('button', { name: t('stay_here') })
		await expect(stay).toBeInViewport({ ratio: 1 })
		await stay.click()
		await page.clock.runFor(4_000)
		await expect(page).toHaveURL('/chat-legend')
		await page.reload()
		await hydrated(page)
		await page.clock.runFor(3_100)
		await expect(page).toHaveURL('/pricing')
	})

	test('without scripts a conversation is read, and a message is sent by a plain form', async ({
		browser,
		baseURL,
		t,
	}) => {
		const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
		await beSubscriber(context, baseURL, 'pro')
		const page = await context.newPage()
		await page.goto('/chat-legend')
		const desk = chatDesk(page, t)
		await desk.field.fill('price')
		await desk.sendButton.click()
		await expect(page).toHaveURL(/\/chat-legend\/./)
		await expect(async () => {
			await page.reload()
			await expect(desk.last).toContainText('AI_API_KEY', { timeout: 500 })
		}).toPass()
		await expect(desk.conversations.first()).toBeVisible()
		await context.close()
	})
})
