import { barriersOf } from '../support/barriers.ts'
import { chatDesk } from '../support/chat-desk.ts'
import { beSubscriber } from '../support/focus-people.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'

inOneLanguage('pt', () => {
	test.beforeEach(({ context, baseURL }) => beSubscriber(context, baseURL, 'pro'))

	test('an instruction is turned on, a role is added, chosen for a conversation, removed and put back', async ({
		page,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 400 /)
		await open(page, '/chat-legend')
		await page.getByRole('link', { name: t('chat_roles') }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('chat_roles'))
		const own = page.getByRole('region', { name: t('chat_instruction_own') })
		const instruction = own.getByRole('textbox', { name: t('chat_instruction_label') })
		await own.getByRole('checkbox', { name: t('chat_instruction_on') }).check()
		await own.getByRole('button', { name: t('chat_instruction_save') }).click()
		await expect(own.locator('[data-message=chat_instruction_blank]')).toBeVisible()
		await expect(instruction).toBeFocused()
		await instruction.fill('Tenho uma padaria. I run a bakery.')
		await page.reload()
		await expect(instruction).toHaveValue('Tenho uma padaria. I run a bakery.')
		await own.getByRole('checkbox', { name: t('chat_instruction_on') }).check()
		await own.getByRole('button', { name: t('chat_instruction_save') }).click()
		await expect(message(page, 'chat_instruction_on_done')).toBeVisible()

		const roles = page.getByRole('region', { name: t('chat_roles_title'), exact: true })
		await roles.getByRole('textbox', { name: t('chat_role_name'), exact: true }).fill('Coach')
		await roles
			.getByRole('textbox', { name: t('chat_role_instruction'), exact: true })
			.fill('Ask one question.')
		await roles.getByRole('button', { name: t('chat_role_add') }).click()
		await expect(message(page, 'chat_role_added')).toBeVisible()
		expect(await barriersOf(page)).toEqual([])

		await open(page, '/chat-legend')
		await expect(page.getByText(t('chat_instruction_is_on'))).toBeVisible()
		const desk = chatDesk(page, t)
		const role = page.getByRole('combobox', { name: t('chat_role') })
		await role.selectOption('Coach')
		await desk.send('Olá')
		await desk.answered()
		await expect(page).toHaveURL(/\/chat-legend\/./)
		await page.reload()
		await expect(role.locator('option:checked')).toHaveText('Coach')
		const conversation = page.url()

		await page.getByRole('link', { name: t('chat_roles') }).click()
		await roles.getByText('Coach').click()
		await roles.getByRole('button', { name: t('chat_role_remove') }).click()
		await expect(message(page, 'chat_role_removed')).toBeVisible()
		await expect(roles.getByText('Coach')).toHaveCount(0)
		await page.getByRole('button', { name: t('undo') }).click()
		await expect(message(page, 'chat_role_restored')).toBeVisible()
		await open(page, conversation)
		await expect(role.locator('option:checked')).toHaveText('Coach')
	})
})
