import type { BrowserContext, Page } from '@playwright/test'
import { fillIn } from '../../../app/features/library/blanks.ts'
import { expect, inOneLanguage, open, test, toasts } from '../support/journey.ts'
import { theWords } from '../support/library.ts'
import type { Translate } from '../support/words.ts'

/** Answers every other site here, so that nothing leaves the machine. */
async function answerAssistants(context: BrowserContext): Promise<void> {
	await context.route(/^https:/, (route) => route.fulfill({ body: 'assistant' }))
}

/** Presses the link of an assistant; answers the address of the tab that opens. */
async function openedBy(page: Page, t: Translate, tool: string): Promise<string> {
	const opening = page.waitForEvent('popup')
	await page.getByRole('link', { name: t('open_in_tool', { tool }) }).click()
	const tab = await opening
	await tab.waitForURL(/^https:/)
	const url = tab.url()
	await tab.close()
	return url
}

inOneLanguage('en', (language) => {
	const { blanks, promptText } = theWords('1', language)
	const [first] = blanks
	const hint = (t: Translate, tools: string[]) =>
		t('open_in_paste_hint', {
			count: tools.length,
			tools: new Intl.ListFormat(language === 'pt' ? 'pt-BR' : 'en-US').format(tools),
		})

	test('a filled prompt opens in ChatGPT and Claude as it is, and is copied for Gemini', async ({
		page,
		context,
		t,
	}) => {
		await answerAssistants(context)
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await open(page, '/prompt/1')
		await page.getByRole('textbox', { name: first?.label ?? '', exact: true }).fill('pães & bolos?')
		const text = fillIn(promptText, { [first?.name ?? '']: 'pães & bolos?' })
		await expect(page.getByText(hint(t, ['Gemini']))).toBeVisible()

		const chatGpt = new URL(await openedBy(page, t, 'ChatGPT'))
		expect(chatGpt.origin + chatGpt.pathname).toBe('https://chatgpt.com/')
		expect(chatGpt.searchParams.get('q')).toBe(text)
		const claude = new URL(await openedBy(page, t, 'Claude'))
		expect(claude.origin + claude.pathname).toBe('https://claude.ai/new')
		expect(claude.searchParams.get('q')).toBe(text)
		expect(await toasts(page).count()).toBe(0)

		expect(await openedBy(page, t, 'Gemini')).toBe('https://gemini.google.com/app')
		await expect(toasts(page)).toHaveText(t('open_in_copied', { tool: 'Gemini' }))
		await page.bringToFront()
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
	})

	test('a text too long for an address is copied, and the tool opens empty', async ({ page, context, t }) => {
		await answerAssistants(context)
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await open(page, '/prompt/1')
		const long = 'pão de queijo '.repeat(300).trim()
		await page.getByRole('textbox', { name: first?.label ?? '', exact: true }).fill(long)
		await expect(page.getByText(hint(t, ['ChatGPT', 'Claude', 'Gemini']))).toBeVisible()

		expect(await openedBy(page, t, 'ChatGPT')).toBe('https://chatgpt.com/')
		await expect(toasts(page)).toHaveText(t('open_in_copied', { tool: 'ChatGPT' }))
		await page.bringToFront()
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
			fillIn(promptText, { [first?.name ?? '']: long }),
		)
		expect(await openedBy(page, t, 'Claude')).toBe('https://claude.ai/new')
	})

	test('where the browser refuses to copy, the tool opens and a message says what to do', async ({
		page,
		context,
		t,
	}) => {
		await answerAssistants(context)
		await context.grantPermissions(['geolocation'])
		await open(page, '/prompt/1')
		expect(await openedBy(page, t, 'Gemini')).toBe('https://gemini.google.com/app')
		await expect(page.getByRole('alert').getByText(t('open_in_not_copied', { tool: 'Gemini' }))).toBeVisible()
	})
})
