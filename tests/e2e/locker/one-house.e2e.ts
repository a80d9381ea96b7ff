import { chatDesk } from '../support/chat-desk.ts'
import { endSession } from '../support/focus-people.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { aLegend, button, field, link, save } from '../support/locker.ts'

inOneLanguage('pt', () => {
	test('Ctrl K finds a saved prompt and a focus session by mistyped words, and says what they are', async ({
		page,
		t,
	}) => {
		const legend = await aLegend(page)
		const id = await save(legend, 'Fatura atrasada', 'Até [sexta].')
		await open(page, '/focus')
		await page.getByLabel(t('session_title')).fill('Faturas do mês')
		await page.getByRole('button', { name: t('start_session') }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faturas do mês')
		await open(page, '/popular')
		await page.keyboard.press('Control+k')
		await page.keyboard.type('fatrua')
		const own = page.getByRole('group', { name: t('palette_own') }).getByRole('option')
		await expect(own).toHaveText([
			`Fatura atrasada${t('palette_saved')}`,
			`Faturas do mês${t('palette_session')}`,
		])
		await page.keyboard.press('ArrowDown')
		await expect(own.last()).toHaveAttribute('aria-selected', 'true')
		await page.keyboard.press('ArrowUp')
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL(`/prompt-locker/${id}`)
		await expect(page.getByRole('heading', { level: 1, name: 'Fatura atrasada' })).toBeVisible()
	})

	test('what was saved from the library is known after a reload, can be named, and leads back', async ({
		page,
		t,
	}) => {
		await aLegend(page)
		await open(page, '/prompt/1')
		const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
		await button(page, t('save_to_locker')).click()
		await button(page, t('saved_name_and_file')).click()
		await field(page, t('saved_title')).fill('Com nome meu')
		await button(page, t('save_prompt_changes')).click()
		await expect(message(page, 'prompt_updated')).toBeVisible()
		await open(page, '/prompt/1')
		await expect(button(page, t('save_to_locker'))).toHaveCount(0)
		await link(page, t('in_your_locker')).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Com nome meu')
		await link(page, name).click()
		await expect(page).toHaveURL(/\/prompt\//)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
	})
})

inOneLanguage('pt', () => {
	test('a saved prompt goes into a focus session as it is filled in, and from there into the chat and back', async ({
		page,
		t,
	}) => {
		const legend = await aLegend(page)
		const id = await save(legend, 'Fatura atrasada', 'Escreva a [nome].')
		await open(page, `/prompt-locker/${id}`)
		await field(page, 'Nome').fill('Rui')
		await link(page, t('start_focus_session')).click()
		await expect(page.getByLabel(t('session_title'))).toHaveValue('Fatura atrasada')
		await button(page, t('start_session')).click()
		await expect(message(page, 'prompt_noted')).toBeVisible()
		await expect(page.getByLabel(t('use_a_prompt'))).toHaveValue('Escreva a Rui.')
		await button(page, t('save_to_locker')).click()
		await expect(message(page, 'prompt_saved')).toBeVisible()
		await link(page, t('open_in_here', { place: t('nav_chat') })).click()
		await expect(field(page, t('chat_message'))).toHaveValue('Escreva a Rui.')
		await open(page, '/focus')
		await expect(link(page, t('in_your_locker'))).toBeVisible()
		await endSession(page, t)
		await link(page, 'Fatura atrasada').click()
		const used = page.getByRole('region', { name: t('last_prompts') })
		await expect(link(used, t('open_in_here', { place: t('nav_chat') }))).toBeVisible()
		await link(used, t('in_your_locker')).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Escreva a Rui.' })).toBeVisible()
	})
	test('a message of the chat begins a focus session, and goes into one in progress below what is typed there', async ({
		page,
		t,
	}) => {
		await aLegend(page)
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await desk.send('Escreva ao inquilino.')
		await desk.answered()
		const ways = link(page, t('start_focus_session'))
		await expect(ways).toHaveCount(2)
		await ways.first().click()
		await expect(page.getByLabel(t('session_title'))).toHaveValue('Escreva ao inquilino.')
		await button(page, t('start_session')).click()
		const prompt = page.getByLabel(t('use_a_prompt'))
		await expect(prompt).toHaveValue('Escreva ao inquilino.')
		await prompt.fill('O que eu já escrevia.')
		await open(page, '/chat-legend')
		await desk.conversations.first().click()
		await ways.first().click()
		await expect(prompt).toHaveValue('O que eu já escrevia.')
		await button(page, t('use_in_this_session')).click()
		await expect(prompt).toHaveValue('O que eu já escrevia.\n\nEscreva ao inquilino.')
		await expect(prompt).toBeFocused()
		await expect(button(page, t('use_in_this_session'))).toHaveCount(0)
	})
})
