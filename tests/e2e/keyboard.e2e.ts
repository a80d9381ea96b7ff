import { fillIn } from '../../app/features/library/blanks.ts'
import { expect, inOneLanguage, open, test, titles } from './support/journey.ts'
import { tabTo } from './support/keys.ts'
import { theWords } from './support/library.ts'
import { copyButton } from './support/prompt-page.ts'

inOneLanguage('pt', (language) => {
	test('with the keyboard alone, from home to a prompt that is filled in and copied', async ({
		page,
		context,
		t,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		const { title, blanks, promptText } = theWords('1', language)
		await open(page, '/')
		await tabTo(page, page.getByRole('main').locator('a[href="/category/finance"]').first())
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL('/category/finance')

		await tabTo(page, titles(page).getByRole('link', { name: title, exact: true }))
		await page.keyboard.press('Enter')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

		const [first] = blanks
		await tabTo(page, page.getByRole('textbox', { name: first?.label ?? '', exact: true }))
		await page.keyboard.type('Ana')
		const copy = copyButton(page)
		await tabTo(page, copy)
		await page.keyboard.press('Enter')
		await expect(page.locator('.toast')).toHaveText(
			`${t('copied_to_clipboard')}. ${t('copied_blanks_empty', { count: blanks.length - 1 })}`,
		)
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
			fillIn(promptText, { [first?.name ?? '']: 'Ana' }),
		)
		await expect(copy).toBeFocused()
	})
})
