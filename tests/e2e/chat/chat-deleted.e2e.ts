import { aConversation, chatDesk, deleteIt, QUESTION } from '../support/chat-desk.ts'
import { beSubscriber } from '../support/focus-people.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { anotherDevice } from '../support/people.ts'
import { LOCALE } from '../support/words.ts'

test.describe.configure({ timeout: 180_000 })

inOneLanguage('pt', (language) => {
	test.beforeEach(({ context, baseURL }) => beSubscriber(context, baseURL, 'pro'))

	test('what is unsent in a conversation that was deleted waits in a new one, also where its own page is opened', async ({
		page,
		browser,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 404 /)
		const desk = await aConversation(page, t, QUESTION[language])
		const { pathname } = new URL(page.url())
		const phone = await anotherDevice(browser, page, LOCALE[language])
		await desk.field.fill('Half typed')
		await page.goto('about:blank')
		const other = await context.newPage()
		await open(other, '/chat-legend')
		await deleteIt(phone, t)
		await expect(message(phone, 'chat_removed')).toBeVisible()
		await expect(chatDesk(other, t).field).toHaveValue('')
		await open(page, pathname)
		await expect(message(page, 'chat_not_found')).toBeVisible()
		await expect(chatDesk(other, t).field).toHaveValue('Half typed')
		await phone.context().close()
	})

	test('who is led to a new conversation, as theirs was deleted elsewhere, has nothing below to go to', async ({
		page,
		browser,
		t,
	}) => {
		await page.setViewportSize({ width: 360, height: 300 })
		const desk = await aConversation(page, t, QUESTION[language])
		const phone = await anotherDevice(browser, page, LOCALE[language])
		await page.mouse.wheel(0, -10_000)
		const latest = page.getByRole('button', { name: t('chat_latest') })
		await expect(latest).toBeVisible()
		await deleteIt(phone, t)
		await expect(message(page, 'chat_welcome')).toBeVisible()
		await expect(latest).toHaveCount(0)
		await expect(desk.messages).toHaveCount(0)
		await phone.context().close()
	})
})
