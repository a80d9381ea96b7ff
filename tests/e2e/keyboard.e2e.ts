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
		await expect(page.locator('.toast')).toHaveText(t('copied_to_clipboard'))
		await expect(page.locator('.after-copy').getByRole('status').getByRole('button')).toHaveCount(
			blanks.length - 1,
		)
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
			fillIn(promptText, { [first?.name ?? '']: 'Ana' }),
		)
		await expect(copy).toBeFocused()
	})

	for (const viewport of [
		{ width: 1440, height: 900 },
		{ width: 1280, height: 720 },
		{ width: 360, height: 780 },
	]) {
		test(`at ${viewport.width} px the page stands still while Tab goes along Copy and Open in`, async ({
			page,
		}) => {
			await page.setViewportSize(viewport)
			await open(page, '/prompt/1')
			const { blanks } = theWords('1', language)
			await page.getByRole('textbox', { name: blanks.at(-1)?.label ?? '', exact: true }).focus()
			const places = [await page.evaluate(() => window.scrollY)]
			await tabTo(page, copyButton(page))
			while (await page.evaluate(() => document.activeElement?.closest('.prompt-actions') !== null)) {
				places.push(await page.evaluate(() => window.scrollY))
				await page.keyboard.press('Tab')
			}
			expect(places.length).toBeGreaterThan(2)
			expect(new Set(places).size, places.join()).toBe(1)
		})
	}
})
