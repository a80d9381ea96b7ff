import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { beSomebodyNew } from '../support/people.ts'
import { createPrompt, writePrompt } from '../support/prompt-form.ts'
import { LOOKS, lookAtState } from '../support/state.ts'

const REFUSED = /^Failed to load resource: .* (400|404|409) /

inOneLanguage('pt', (language) => {
	test.use(LOOKS[language])

	test('a draft is kept, published, drafted again while readers read on, published, and the first text restored', async ({
		page,
		context,
		browser,
		baseURL,
		t,
		allowNoise,
	}) => {
		test.slow()
		allowNoise(REFUSED)
		await beSomebodyNew(context, baseURL)
		await open(page, '/create-prompt')
		await page.getByRole('button', { name: t('save_draft') }).click()
		await expect(page.getByLabel(t('field_title'))).toHaveAccessibleDescription(t('draft_empty'))
		await page.getByLabel(t('field_title')).fill('Half a thought')
		await page.getByRole('button', { name: t('save_draft') }).click()
		await expect(message(page, 'draft_saved')).toBeVisible()
		await expect(page.locator('[data-message=draft_private]')).toBeVisible()
		await lookAtState(page, `draft-${language}`)
		const address = new URL(page.url()).pathname.replace('/edit', '')
		expect((await page.request.get(address)).status()).toBe(404)

		await open(page, '/profile?tab=prompts')
		await expect(page.getByText(t('draft_only_you'))).toBeVisible()
		await lookAtState(page, `own-drafts-${language}`)
		await page.getByRole('link', { name: t('keep_writing_named', { title: 'Half a thought' }) }).click()
		await writePrompt(page, t, 'A whole thought')
		await page.getByRole('button', { name: t('publish_prompt') }).click()
		await expect(message(page, 'prompt_created_success')).toBeVisible()
		await expect(page).toHaveURL(address)

		await page.getByRole('link', { name: t('edit_prompt') }).click()
		await page.getByLabel(t('field_title')).fill('A better thought')
		await page.getByLabel(t('version_note')).fill('Shorter title.')
		await page.getByRole('button', { name: t('save_draft') }).click()
		await expect(page.locator('[data-message=draft_beside_published]')).toBeVisible()
		await expect(page.getByLabel(t('version_note'))).toHaveValue('Shorter title.')
		const reader = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
		await open(reader, address)
		await expect(reader.getByRole('heading', { level: 1 })).toHaveText('A whole thought')
		await page.getByRole('button', { name: t('publish_draft') }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('A better thought')

		await page.getByRole('link', { name: t('edit_prompt') }).click()
		await page.getByRole('link', { name: t('created_versions') }).click()
		await expect(page.locator('.version-list li')).toHaveCount(2)
		await expect(page.locator('.version-list li').first()).toContainText('Shorter title.')
		await expect(page.locator('.version-body ins')).toHaveText('better')
		await lookAtState(page, `created-versions-${language}`)
		await page.locator('.version-list a').nth(1).click()
		await page.getByRole('link', { name: t('created_versions_restore', { version: 1 }) }).click()
		await expect(page.getByRole('heading', { name: t('created_versions_ask', { version: 1 }) })).toBeFocused()
		await lookAtState(page, `created-versions-ask-${language}`)
		await page.getByRole('button', { name: t('created_versions_restore', { version: 1 }) }).click()
		await expect(message(page, 'created_version_restored')).toBeVisible()
		await expect(page.locator('.version-list li')).toHaveCount(3)
		await reader.reload()
		await expect(reader.getByRole('heading', { level: 1 })).toHaveText('A whole thought')
		await reader.context().close()
	})

	test('a draft that two tabs write is shown in both forms, and stays one when mine is kept', async ({
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
		for (const tab of [page, other]) await open(tab, `${address}/edit`)
		await other.getByLabel(t('field_title')).fill('Written there')
		await other.getByRole('button', { name: t('save_draft') }).click()
		await expect(message(other, 'draft_saved')).toBeVisible()
		await page.getByLabel(t('field_title')).fill('Written here')
		await page.getByRole('button', { name: t('save_draft') }).click()
		await expect(page.locator('.prompt-conflict .version')).toHaveText(['Written here', 'Written there'])
		await page.getByRole('button', { name: t('keep_my_version') }).click()
		await expect(message(page, 'draft_saved')).toBeVisible()
		await expect(page.getByLabel(t('field_title'))).toHaveValue('Written here')
		expect(await (await page.request.get(`${address}.md`)).text()).toContain('Shared')
	})
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test('a draft is kept, changed, published, discarded and its prompt’s first version restored', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSomebodyNew(context, baseURL)
		await page.goto('/create-prompt')
		await writePrompt(page, t, 'Plain draft')
		await page.getByRole('button', { name: t('save_draft') }).click()
		await expect(page.locator('[data-message=draft_private]')).toBeVisible()
		const address = new URL(page.url()).pathname.replace('/edit', '')
		await page.getByRole('button', { name: t('publish_prompt') }).click()
		await expect(page).toHaveURL(address)
		await page.goto(`${address}/edit`)
		await page.getByLabel(t('field_title')).fill('Plain second')
		await page.getByRole('button', { name: t('save_changes') }).click()
		await page.goto(`${address}/edit`)
		await page.getByLabel(t('field_title')).fill('Never mind')
		await page.getByRole('button', { name: t('save_draft') }).click()
		await page.getByRole('link', { name: t('discard_saved_draft') }).click()
		await page.getByRole('button', { name: t('discard_saved_draft') }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain second')
		await page.goto(`${address}/versions?version=1&ask=restore`)
		await page.getByRole('button', { name: t('created_versions_restore', { version: 1 }) }).click()
		await expect(page.locator('.version-list li')).toHaveCount(3)
		await page.goto(address)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain draft')
	})
})
