import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { beSomebodyNew } from '../support/people.ts'
import { createPrompt } from '../support/prompt-form.ts'
import { LOOKS, lookAtState } from '../support/state.ts'

const REFUSED = /^Failed to load resource: .* (400|404|409|410) /

inOneLanguage('en', (language) => {
	test.use(LOOKS[language])

	test('a page that asks before deleting shows what was stored since; what is then written into what is gone stays', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(REFUSED)
		await beSomebodyNew(context, baseURL)
		const address = await createPrompt(page, t, 'Shared')
		const other = await context.newPage()
		await open(page, `${address}/remove`)
		await open(other, `${address}/edit`)
		await other.getByLabel(t('tab_prompt'), { exact: true }).fill('Written while the other page asked.')
		await other.getByRole('button', { name: t('save_changes') }).click()
		await expect(message(other, 'prompt_updated_successfully')).toBeVisible()

		await page.getByRole('button', { name: t('delete_prompt') }).click()
		await expect(message(page, 'changed_before_removal')).toBeFocused()
		await expect(page.getByText('Written while the other page asked.')).toBeVisible()
		expect((await page.request.get(address)).status()).toBe(200)
		await lookAtState(page, `changed-before-removal-${language}`)
		await open(other, `${address}/edit`)
		await other.getByLabel(t('field_title')).fill('Typed into what is gone')
		await page.getByRole('button', { name: t('remove_anyway') }).click()
		await expect(message(page, 'prompt_deleted_successfully')).toBeVisible()
		expect((await page.request.get(address)).status()).toBe(404)

		await other.getByRole('button', { name: t('save_changes') }).click()
		await expect(message(other, 'prompt_gone').and(other.getByRole('alert'))).toBeFocused()
		await expect(other.getByLabel(t('field_title'))).toHaveValue('Typed into what is gone')
		await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('prompt_gone_title'))
		await expect(other.getByRole('link', { name: t('delete_prompt') })).toHaveCount(0)
		await lookAtState(other, `prompt-gone-${language}`)
		await other.getByRole('link', { name: t('discard_my_text') }).click()
		await expect(other).toHaveURL('/profile?tab=prompts')
	})
})
