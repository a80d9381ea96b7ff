import { expect, inOneLanguage, message, open, test } from './support/journey.ts'
import { aLegend, button, field, save } from './support/locker.ts'
import { beforeScripts, hold } from './support/network.ts'

const TYPED = 'will I run out of cash'
const SEARCH = /assets\/search-dialog-/
const PALETTE = /assets\/overlays-/

inOneLanguage('en', () => {
	for (const [way, script] of [
		['click', SEARCH],
		['/', SEARCH],
		['Control+k', PALETTE],
	] as const) {
		test(`what is typed from the moment the search is opened by ${way} arrives in its field, in order`, async ({
			page,
			t,
		}) => {
			const release = await hold(page, script)
			await open(page, '/')
			const asked = page.waitForRequest(script)
			if (way === 'click') {
				await page
					.getByRole('banner')
					.getByRole('link', { name: t('search_prompts') })
					.click()
			} else await page.keyboard.press(way)
			await page.keyboard.type(TYPED.slice(0, 9))
			await page.keyboard.type('x')
			await page.keyboard.press('Backspace')
			await asked
			release()
			await page.keyboard.type(TYPED.slice(9))
			const field = page.getByRole('dialog').getByRole('combobox')
			await expect(field).toHaveValue(TYPED)
			await expect(field).toBeFocused()
			await expect(page.getByRole('option').first()).toBeVisible()
			await page.keyboard.type('?')
			await expect(field).toHaveValue(`${TYPED}?`)
		})
	}

	test('two clicks on the search keep what is typed once, and give the keys back', async ({ page, t }) => {
		const release = await hold(page, SEARCH)
		await open(page, '/contact')
		const opener = page.getByRole('banner').getByRole('link', { name: t('search_prompts') })
		await opener.dblclick()
		await page.keyboard.type(TYPED.slice(0, 9))
		await opener.click()
		await page.keyboard.type(TYPED.slice(9))
		release()
		const field = page.getByRole('dialog').getByRole('combobox')
		await expect(field).toHaveValue(TYPED)
		await page.keyboard.press('Escape')
		await expect(page.getByRole('dialog')).toBeHidden()
		const other = page.getByRole('main').getByRole('textbox').first()
		await other.pressSequentially('Ana')
		await expect(other).toHaveValue('Ana')
	})

	test('while the palette is on its way, Escape, another field and time give the keys back', async ({
		page,
	}) => {
		await page.clock.install({ time: '2026-05-04T09:00:00' })
		const release = await hold(page, PALETTE)
		await open(page, '/contact')
		const fields = page.getByRole('main').getByRole('textbox')
		const [field, other] = [fields.first(), fields.nth(1)]
		await page.clock.pauseAt('2026-05-04T10:00:00')
		await field.focus()
		await page.keyboard.press('Control+k')
		await page.keyboard.type('kept')
		await page.keyboard.press('Escape')
		await page.keyboard.type('Ana')
		await expect(field).toHaveValue('Ana')
		await page.keyboard.press('Control+k')
		await other.focus()
		await page.keyboard.type('ana@')
		await expect(other).toHaveValue('ana@')
		await page.keyboard.press('Control+k')
		await page.clock.runFor(5_000)
		await page.keyboard.type('pronto.test')
		await expect(other).toHaveValue('ana@pronto.test')
		release()
	})

	test('who has turned away finds no search over their page when its script comes', async ({ page }) => {
		const release = await hold(page, SEARCH)
		await open(page, '/contact')
		const came = page.waitForResponse(SEARCH)
		await page.keyboard.press('/')
		const field = page.getByRole('main').getByRole('textbox').first()
		await field.fill('Ana')
		release()
		await came
		await page.evaluate(
			() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
		)
		await expect(page.getByRole('dialog')).toHaveCount(0)
		await expect(field).toBeFocused()
	})

	test('what is typed into a filled area before the scripts come is saved, and keeps its caret', async ({
		page,
		t,
	}) => {
		const legend = await aLegend(page)
		const id = await save(legend, 'Late fee', 'As it was.')
		const text = field(page, t('tab_prompt'))
		await beforeScripts(page, `/prompt-locker/${id}/edit`, async () => {
			await text.fill('As it is.')
			await text.press('Home')
			await text.pressSequentially('So ')
		})
		await expect(text).toHaveValue('So As it is.')
		await page.keyboard.type('be it. ')
		await expect(text).toHaveValue('So be it. As it is.')
		await button(page, t('save_prompt_changes')).click()
		await expect(message(page, 'prompt_updated')).toBeVisible()
		await expect(page.locator('.prompt-text')).toHaveText('So be it. As it is.')
	})
})
