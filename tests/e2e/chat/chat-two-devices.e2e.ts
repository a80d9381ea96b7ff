import type { Page } from '@playwright/test'
import { barriersOf } from '../support/barriers.ts'
import { aConversation, chatDesk, deleteIt, QUESTION, SLOWLY } from '../support/chat-desk.ts'
import { beSubscriber } from '../support/focus-people.ts'
import { expect, hydrated, inOneLanguage, message, open, test } from '../support/journey.ts'
import { anotherDevice } from '../support/people.ts'
import { LOCALE, type Translate } from '../support/words.ts'

test.describe.configure({ timeout: 180_000 })

function editing(page: Page, t: Translate) {
	return {
		pencil: page.getByRole('button', { name: t('chat_edit_message') }).first(),
		edit: page.getByRole('textbox', { name: t('chat_edit_message') }),
	}
}

/** A page that hears nothing of other devices until it sends something. */
const beDeaf = (page: Page) => page.route('**/chat-legend/news?*', (route) => route.abort())

inOneLanguage('en', (language) => {
	test.beforeEach(({ context, baseURL }) => beSubscriber(context, baseURL, 'pro'))

	test('a message that another device edits takes nothing along that is half typed here', async ({
		page,
		browser,
		t,
	}) => {
		const desk = await aConversation(page, t, QUESTION[language])
		const phone = await anotherDevice(browser, page, LOCALE[language])
		const { pencil, edit } = editing(page, t)
		await desk.field.fill('Half typed')
		await pencil.click()
		await edit.fill('Half edited')
		await page.reload()
		await hydrated(page)
		await expect(edit).toHaveValue('Half edited')
		await expect(desk.field).toHaveValue('Half typed')

		const there = editing(phone, t)
		await there.pencil.click()
		await there.edit.fill('Edited on the phone')
		await there.edit.press('Enter')
		await chatDesk(phone, t).answered()
		// This one stays in sight, and hears of it by itself.
		await expect(desk.messages.first()).toContainText('Edited on the phone')
		await expect(message(page, 'chat_edit_moved')).toHaveText(t('chat_edit_moved'))
		await expect(edit).toHaveCount(0)
		await expect(desk.field).toHaveValue('Half typed\n\nHalf edited')
		expect(await barriersOf(page)).toEqual([])
		await page.reload()
		await expect(desk.field).toHaveValue('Half typed\n\nHalf edited')
		await phone.context().close()
	})

	test('a conversation that another device deletes leaves what is unsent in the field of a new one', async ({
		page,
		browser,
		t,
	}) => {
		const desk = await aConversation(page, t, QUESTION[language])
		const phone = await anotherDevice(browser, page, LOCALE[language])
		const { pencil, edit } = editing(page, t)
		await desk.field.fill('Half typed')
		await pencil.click()
		await edit.fill('Half edited')
		await deleteIt(phone, t)
		await expect(message(phone, 'chat_removed')).toBeVisible()
		await expect(message(page, 'chat_removed_elsewhere')).toHaveText(t('chat_removed_elsewhere'))
		await expect(page).toHaveURL('/chat-legend')
		await expect(message(page, 'chat_welcome')).toBeVisible()
		await expect(desk.field).toHaveValue('Half typed\n\nHalf edited')
		expect(await barriersOf(page)).toEqual([])
		await page.reload()
		await expect(desk.field).toHaveValue('Half typed\n\nHalf edited')
		await phone.context().close()
	})

	test('what was not seen here is neither put aside nor deleted: it is shown', async ({
		page,
		browser,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 409 |net::ERR_FAILED/)
		const desk = await aConversation(page, t, QUESTION[language])
		const phone = await anotherDevice(browser, page, LOCALE[language])
		const there = chatDesk(phone, t)
		await beDeaf(page)
		await there.send('Said on the phone')
		await there.answered()
		const { pencil, edit } = editing(page, t)
		await pencil.click()
		await edit.fill('Edited here')
		await edit.press('Enter')
		await expect(message(page, 'error_sending_message')).toHaveText(t('chat_unseen'))
		await expect(desk.messages).toHaveCount(6)
		await expect(desk.messages.nth(2)).toContainText('Said on the phone')
		await expect(desk.messages.nth(4)).toContainText('Edited here')
		expect(await barriersOf(page)).toEqual([])
		await page.reload()
		await hydrated(page)
		await expect(desk.messages).toHaveCount(4)
		await expect(desk.field).toHaveValue('Edited here')

		await there.send('And once more')
		await there.answered()
		await deleteIt(page, t)
		await expect(message(page, 'chat_unseen')).toHaveText(t('chat_unseen'))
		await expect(desk.messages).toHaveCount(6)
		await expect(desk.messages.nth(4)).toContainText('And once more')
		await deleteIt(page, t)
		await expect(message(page, 'chat_removed')).toBeVisible()
		await expect(desk.field).toHaveValue('Edited here')
		await phone.context().close()
	})
})

inOneLanguage('pt', (language) => {
	test.beforeEach(({ context, baseURL }) => beSubscriber(context, baseURL, 'pro'))

	test('two tabs write in one field: what one types is in the other, and what one sends is gone from it', async ({
		page,
		context,
		t,
	}) => {
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		const other = await context.newPage()
		await open(other, '/chat-legend')
		const there = chatDesk(other, t)
		await desk.field.fill('First tab')
		await expect(there.field).toHaveValue('First tab')
		await there.field.press('End')
		await there.field.pressSequentially(', second tab')
		await expect(desk.field).toHaveValue('First tab, second tab')
		for (const tab of [page, other]) {
			await tab.reload()
			await hydrated(tab)
		}
		for (const { field } of [desk, there]) await expect(field).toHaveValue('First tab, second tab')
		await there.field.press('Enter')
		await there.answered()
		await expect(desk.field).toHaveValue('')
	})

	test('what is said on one device is on the other within ten seconds, also what took the place of an awaited reply', async ({
		page,
		browser,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 404 /)
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await desk.send(SLOWLY[language])
		await expect(page).toHaveURL(/\/chat-legend\/./)
		const phone = await anotherDevice(browser, page, LOCALE[language])
		const there = chatDesk(phone, t)
		await expect(there.isWriting).toBeAttached()
		const isHeld = Promise.withResolvers<void>()
		await phone.route('**/chat-legend/reply/*', async (route) => {
			await isHeld.promise
			await route.fallback()
		})
		await desk.answered()
		const { pencil, edit } = editing(page, t)
		await pencil.click()
		await edit.fill('Said anew')
		await edit.press('Enter')
		await desk.answered()
		isHeld.resolve()
		await expect(there.messages.first()).toContainText('Said anew')
		await there.answered()
		await expect(there.messages).toHaveCount(2)
		await desk.send('And then?')
		await expect(there.messages.nth(2)).toContainText('And then?')
		await there.answered()
		await expect(there.messages).toHaveCount(4)
		await phone.context().close()
	})
})
