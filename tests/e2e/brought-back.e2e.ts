import type { Page } from '@playwright/test'
import { beSubscriber } from './support/focus-people.ts'
import { expect, inOneLanguage, message, open, test } from './support/journey.ts'
import { anotherDevice, beSomebodyNew } from './support/people.ts'

inOneLanguage('en', () => {
	test('what is typed about a collection and brought back by a reload is not saved over what another device saved meanwhile', async ({
		page,
		context,
		browser,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 409 /)
		await beSomebodyNew(context, baseURL)
		await open(page, '/collections/add?prompt=1&next=/collections')
		await page.getByLabel(t('collection_title')).fill('Ten clients')
		await page.getByRole('button', { name: t('collection_begin') }).click()
		await page.getByRole('link', { name: 'Ten clients' }).click()
		await expect(page).toHaveURL(/\/collections\/./)
		const there = await anotherDevice(browser, page)
		await open(page, page.url())
		const about = t('collection_description')
		const note = t('collection_note')
		await page.getByLabel(about).fill('Typed here.')
		await page.getByLabel(note).fill('Noted here.')
		await open(there, page.url())
		await there.getByLabel(about).fill('Saved there.')
		await there.getByRole('button', { name: t('collection_save'), exact: true }).click()
		await expect(message(there, 'collection_saved')).toBeVisible()
		await there.getByLabel(note).fill('Noted there.')
		const taken = there.waitForResponse((answer) => answer.request().method() === 'POST')
		await there.getByRole('button', { name: t('collection_note_save') }).click()
		await taken
		await there.context().close()

		await open(page, page.url())
		for (const [label, button, typed, stored] of [
			[about, t('collection_save'), 'Typed here.', 'Saved there.'],
			[note, t('collection_note_save'), 'Noted here.', 'Noted there.'],
		] as const) {
			await expect(page.getByLabel(label)).toHaveValue(typed)
			await page.getByRole('button', { name: button, exact: true }).click()
			await expect(message(page, 'collection_stored')).toContainText(stored)
			await expect(page.getByLabel(label)).toHaveValue(typed)
			await page.getByRole('button', { name: button, exact: true }).click()
			await expect(message(page, 'collection_stored')).toHaveCount(0)
		}
		await open(page, page.url())
		await expect(page.getByLabel(about)).toHaveValue('Typed here.')
		await expect(page.getByLabel(note)).toHaveValue('Noted here.')
	})

	test('what is typed of an instruction or a role and brought back by a reload is not saved over what another device saved meanwhile', async ({
		page,
		context,
		browser,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 409 /)
		await beSubscriber(context, baseURL, 'pro')
		const formsOf = (shown: Page) => {
			const own = shown.getByRole('region', { name: t('chat_instruction_own') })
			const roles = shown.getByRole('region', { name: t('chat_roles_title'), exact: true })
			return [
				{
					text: own.getByRole('textbox', { name: t('chat_instruction_label') }),
					save: own.getByRole('button', { name: t('chat_instruction_save') }),
					done: message(shown, 'chat_instruction_off_done'),
					problem: message(shown, 'chat_instruction_changed'),
				},
				{
					text: roles.getByRole('textbox', { name: t('chat_role_instruction'), exact: true }).first(),
					save: roles.getByRole('button', { name: t('chat_role_save'), exact: true }),
					done: message(shown, 'chat_role_saved'),
					problem: message(shown, 'chat_role_changed'),
				},
			] as const
		}
		await open(page, '/chat-legend/roles')
		const roles = page.getByRole('region', { name: t('chat_roles_title'), exact: true })
		await roles.getByRole('textbox', { name: t('chat_role_name'), exact: true }).fill('Coach')
		await roles.getByRole('textbox', { name: t('chat_role_instruction'), exact: true }).fill('Ask.')
		await roles.getByRole('button', { name: t('chat_role_add') }).click()
		await expect(message(page, 'chat_role_added')).toBeVisible()
		const there = await anotherDevice(browser, page)
		for (const nth of [0, 1] as const) {
			await open(page, '/chat-legend/roles')
			await open(there, '/chat-legend/roles')
			const [here, other] = [formsOf(page)[nth], formsOf(there)[nth]]
			const unfold = (shown: Page) =>
				shown
					.getByRole('region', { name: t('chat_roles_title'), exact: true })
					.getByText('Coach')
					.first()
					.click()
			if (nth === 1) await unfold(page)
			await here.text.fill('Typed here.')
			if (nth === 1) await unfold(there)
			await other.text.fill('Saved there.')
			await other.save.click()
			await expect(other.done).toBeVisible()
			await open(page, '/chat-legend/roles')
			if (nth === 1) await unfold(page)
			await expect(here.text).toHaveValue('Typed here.')
			await here.save.click()
			await expect(here.problem).toBeVisible()
			await expect(here.text).toHaveValue('Typed here.')
			await here.save.click()
			await expect(here.done).toBeVisible()
		}
		await there.context().close()
	})
})
