import type { Page } from '@playwright/test'
import { barriersOf } from '../support/barriers.ts'
import { chatDesk } from '../support/chat-desk.ts'
import { beSubscriber } from '../support/focus-people.ts'
import { expect, inOneLanguage, open, test } from '../support/journey.ts'
import { theWords } from '../support/library.ts'

test.beforeEach(({ context, baseURL }) => beSubscriber(context, baseURL, 'pro'))

/** Puts a prompt into the locker of whoever this browser is. */
async function save(
	page: Page,
	origin: string | undefined,
	title: string,
	content: string,
	blanks: object[] = [],
) {
	const answer = await page.request.post('/functions/v1/prompt_locker_functions', {
		headers: { Origin: origin ?? '' },
		data: {
			function_name: 'create_saved_prompt',
			params: { title_param: title, content_param: content, tags_param: [], blanks_param: blanks },
		},
	})
	expect(answer.status()).toBe(200)
}

inOneLanguage('en', (language) => {
	const PRICE = { en: 'price', pt: 'preço' }[language]

	test('behind a slash a prompt of the library is found by a mistyped word, filled in, and stands in the message', async ({
		page,
		t,
	}) => {
		await open(page, '/chat-legend')
		const { field } = chatDesk(page, t)
		await field.pressSequentially(`/${{ en: 'prcie', pt: 'perço' }[language]}`)
		const group = page.getByRole('group', { name: t('chat_prompts_library') })
		const first = group.getByRole('option').first()
		await expect(first).toContainText(new RegExp(PRICE, 'i'))
		await expect(first).toHaveAttribute('aria-selected', 'true')
		await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none')
		expect(await barriersOf(page)).toEqual([])
		await field.press('Enter')
		const form = page.getByRole('dialog')
		await expect(form.getByRole('textbox').first()).toBeFocused()
		await form.getByRole('textbox').first().fill('Recife')
		await form.getByRole('button', { name: t('chat_insert'), exact: true }).click()
		await expect(field).toBeFocused()
		await expect(field).toHaveValue(/Recife/)
		await expect(field).not.toHaveValue(/^\//)
	})
})

inOneLanguage('en', (language) => {
	test('a prompt’s page leads into the chat first, with what is filled in, and takes no draft’s place', async ({
		page,
		t,
	}) => {
		await open(page, '/chat-legend')
		await chatDesk(page, t).field.fill('Half a thought')
		await open(page, '/prompt/1')
		const { blanks } = theWords('1', language)
		const label = blanks[0]?.label ?? ''
		await page.getByRole('textbox', { name: label, exact: true }).fill('pães & bolos')
		const links = page.locator('.open-in').getByRole('link')
		await expect(links.first()).toHaveText('Chat Legend IA')
		await links.first().click()
		const { field, messages } = chatDesk(page, t)
		await expect(field).toHaveValue(/^Half a thought\n\n[\s\S]*pães & bolos/)
		await expect(field).toBeFocused()
		await expect(messages).toHaveCount(0)
	})
})

inOneLanguage('en', () => {
	test('a saved prompt’s page leads into the chat too', async ({ page, baseURL, t }) => {
		await save(page, baseURL, 'Cold outbound email', 'Write to the team.')
		await open(page, '/prompt-locker')
		await page.getByRole('link', { name: 'Cold outbound email' }).first().click()
		await page.getByRole('link', { name: t('open_in_here', { place: 'Chat Legend IA' }) }).click()
		await expect(chatDesk(page, t).field).toHaveValue('Write to the team.')
	})

	test('one’s own prompt is found by keyboard alone, and its blanks are those of the locker’s page', async ({
		page,
		baseURL,
		t,
	}) => {
		const kind = { name: 'company', kind: 'choice', default: 'Acme', choices: ['Umbra', 'Acme'] }
		await save(page, baseURL, 'Cold outbound email', 'Write to [name] at [company].', [kind])
		await save(page, baseURL, 'Plain answer', 'Answer in one sentence.')
		await open(page, '/chat-legend')
		const { field } = chatDesk(page, t)
		await field.fill('Dear team\n')
		await field.pressSequentially('/')
		const own = page.getByRole('group', { name: t('nav_locker') }).getByRole('option')
		await expect(own).toHaveCount(2)
		await field.press('ArrowDown')
		await expect(own.nth(1)).toHaveAttribute('aria-selected', 'true')
		await field.press('ArrowUp')
		await field.pressSequentially('outbuond')
		await expect(own).toHaveText(['Cold outbound email'])
		await field.press('Enter')
		await page.getByRole('dialog').getByRole('textbox').first().fill('Ana')
		await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('Acme')
		await page
			.getByRole('dialog')
			.getByRole('button', { name: t('chat_insert'), exact: true })
			.click()
		await expect(field).toHaveValue('Dear team\nWrite to Ana at Acme.')
		await field.press('Control+End')
		await field.press('Shift+Enter')
		await field.pressSequentially('/plain')
		await expect(own).toHaveText(['Plain answer'])
		await field.press('Enter')
		await expect(field).toHaveValue(/\nAnswer in one sentence\.$/)
	})

	test('Escape closes the list and nothing else; Enter is the message’s where nothing fits, and within a line', async ({
		page,
		t,
	}) => {
		await open(page, '/chat-legend')
		const { field, messages } = chatDesk(page, t)
		const list = page.getByRole('listbox', { name: t('chat_insert_prompt') })
		await field.pressSequentially('/pri')
		await expect(list.getByRole('option').first()).toBeVisible()
		await field.press('Escape')
		await expect(list).toHaveCount(0)
		await field.pressSequentially('ce')
		await expect(list).toHaveCount(0)
		await expect(field).toHaveValue('/price')
		await field.fill('')
		await field.pressSequentially('Look into /price')
		await expect(list.getByRole('option').first()).toBeVisible()
		await expect(list.locator('[aria-selected=true]')).toHaveCount(0)
		await field.press('Enter')
		await expect(messages.first()).toContainText('Look into /price')
		await expect(field).toHaveValue('')
		await field.pressSequentially('/xyzzyq')
		await expect(page.getByText(t('chat_prompts_none'))).toBeVisible()
	})

	test('a list that can’t be had says so, and the message goes on', async ({ page, allowNoise, t }) => {
		allowNoise(/chat-legend\/prompts/)
		await page.route('**/chat-legend/prompts?*', (route) => route.abort())
		await open(page, '/chat-legend')
		const { field } = chatDesk(page, t)
		await field.pressSequentially('/price')
		await expect(page.getByText(t('chat_prompts_failed'))).toBeVisible()
		await page.unroute('**/chat-legend/prompts?*')
		await field.pressSequentially('s')
		await expect(page.getByRole('option').first()).toBeVisible()
	})
})

test.describe('with another plan', () => {
	test.beforeEach(async ({ context, baseURL }) => {
		await context.clearCookies()
		await beSubscriber(context, baseURL, 'premium')
	})

	test('a prompt opens in the assistants of others alone', async ({ page, t }) => {
		await open(page, '/prompt/1')
		await expect(page.getByRole('link', { name: t('open_in_tool', { tool: 'ChatGPT' }) })).toBeVisible()
		await expect(page.locator('.open-in').getByText('Chat Legend IA')).toHaveCount(0)
	})
})
