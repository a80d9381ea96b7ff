import { barriersOf } from '../support/barriers.ts'
import { chatDesk } from '../support/chat-desk.ts'
import { beSubscriber } from '../support/focus-people.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'

test.beforeEach(({ context, baseURL }) => beSubscriber(context, baseURL, 'pro'))

const PRICES = {
	name: 'preços.csv',
	mimeType: 'text/csv',
	buffer: Buffer.from('item;preço\npão;12', 'latin1'),
}

inOneLanguage('en', () => {
	test('files go along with a question: chosen, taken out, kept over a reload, sent, and unfolded in the log', async ({
		page,
		t,
	}) => {
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		const chips = page.getByRole('list', { name: t('chat_files') }).getByRole('listitem')
		await desk.field.fill('What is dear?')
		const notes = { name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from('# Notes') }
		const picture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0, 0, 1]) }
		await page.locator('[data-choose-files]').setInputFiles([PRICES, notes, picture])
		await expect(chips).toHaveText(['preços.csv', 'notes.md'])
		await expect(message(page, 'chat_file_no_text')).toContainText('a.png')
		expect(await barriersOf(page)).toEqual([])
		await page.getByRole('button', { name: t('chat_file_remove', { name: 'notes.md' }) }).click()
		await expect(desk.field).toBeFocused()
		await expect(desk.field).toHaveValue('What is dear?')
		await page.reload()
		await expect(chips).toHaveText(['preços.csv'])
		await desk.field.press('Enter')
		await desk.answered()
		await expect(chips).toHaveCount(0)
		await page.reload()
		const own = desk.messages.first()
		await expect(own).toContainText('What is dear?')
		await own.getByText('preços.csv').click()
		await expect(own.locator('pre')).toHaveText('item;preço\npão;12')
	})

	test('a file is dropped anywhere on the page, and an edit keeps it', async ({ page, t }) => {
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		const dropped = await page.evaluateHandle(() => {
			const transfer = new DataTransfer()
			transfer.items.add(new File(['let a = 1'], 'code.js', { type: 'text/javascript' }))
			return transfer
		})
		await page.getByRole('main').dispatchEvent('drop', { dataTransfer: dropped })
		await expect(page.getByRole('list', { name: t('chat_files') })).toContainText('code.js')
		await desk.sendButton.click()
		await desk.answered()
		await expect(page.getByRole('heading', { level: 2, name: 'code.js' })).toBeVisible()
		await page.getByRole('button', { name: t('chat_edit_message') }).click()
		const edited = page.locator('.message-edit')
		await expect(edited.getByRole('listitem')).toHaveText(['code.js'])
		await edited.getByRole('textbox').fill('Explain this')
		await edited.getByRole('button', { name: t('chat_edit_send') }).click()
		await desk.answered()
		await expect(desk.messages.first()).toContainText('Explain this')
		await expect(desk.messages.first().locator('summary')).toHaveText('code.js')
	})
})
