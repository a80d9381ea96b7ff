import { MOST_MESSAGE_BYTES } from '../../../app/features/chat/chat.ts'
import { chatDesk, QUESTION } from '../support/chat-desk.ts'
import { beSubscriber } from '../support/focus-people.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { hold } from '../support/network.ts'

inOneLanguage('pt', (language) => {
	test.beforeEach(({ context, baseURL }) => beSubscriber(context, baseURL, 'pro'))

	test('of two tabs of one conversation the other one catches up when it is looked at, and says why it cannot send', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 409 /)
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await desk.send(QUESTION[language])
		await desk.answered()
		await expect(page).toHaveURL(/\/chat-legend\/./)
		const other = await context.newPage()
		await open(other, page.url())
		const there = chatDesk(other, t)
		await expect(there.messages).toHaveCount(2)
		await desk.send('And then?')
		await desk.answered()
		await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
		await expect(there.messages).toHaveCount(4)
		const json = { error: 'conflict', message: t('chat_reply_under_way') }
		await other.route('**/chat-with-ai', (route) => route.fulfill({ status: 409, json }))
		await there.send('From the other tab')
		await expect(message(other, 'error_sending_message')).toHaveText(t('chat_reply_under_way'))
		await expect(there.messages).toHaveCount(6)
	})

	test('what cannot be sent says why at once: it is too long, or an answer is awaited', async ({
		page,
		t,
	}) => {
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await desk.field.fill('ã'.repeat(16_000))
		await expect(
			page.getByRole('alert').getByText(t('chat_message_too_long', { most: MOST_MESSAGE_BYTES })),
		).toBeVisible()
		await expect(desk.sendButton).toBeDisabled()
		await desk.field.fill('ã')
		await expect(message(page, 'chat_message_too_long')).toHaveCount(0)
		await page.route('**/chat-with-ai', () => undefined)
		await desk.send('First')
		await desk.send('Second')
		await expect(message(page, 'chat_reply_under_way')).toBeVisible()
		await expect(desk.field).toHaveValue('Second')
	})

	test('who reloads before the page of what they began has come finds their conversation', async ({
		page,
		t,
	}) => {
		await open(page, '/chat-legend')
		const release = await hold(page, /chat-legend\/[^/]+\.data/)
		const desk = chatDesk(page, t)
		await desk.send(QUESTION[language])
		await desk.answered()
		await page.reload()
		release()
		await expect(page).toHaveURL(/\/chat-legend\/./)
		await expect(desk.messages).toHaveCount(2)
	})
})
