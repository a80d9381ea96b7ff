import { randomUUID } from 'node:crypto'
import { expect, inOneLanguage, message, open, test, titles } from '../support/journey.ts'
import { pressKeyOn, typeInto } from '../support/keys.ts'
import { beNobody, beSomebody, beSomebodyNew } from '../support/people.ts'
import { createPrompt, publishPrompt, writePrompt } from '../support/prompt-form.ts'
import { LOCALE } from '../support/words.ts'

const REFUSED = /^Failed to load resource: .* (400|404|409) /
/** A word that nothing else holds, so that a search finds this alone. */
const aWord = () => `q${randomUUID().replaceAll(/[^a-z]/g, '')}x`

inOneLanguage('pt', (language) => {
	test('with the keyboard alone: written with a mistake, previewed, published, found, edited, removed', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		test.slow()
		allowNoise(REFUSED)
		await beSomebodyNew(context, baseURL)
		const [word, edited] = [aWord(), aWord()]
		await open(page, '/create-prompt')
		await typeInto(page, page.getByLabel(t('field_title')), `Dinner ${word}`)
		await pressKeyOn(page, page.getByRole('button', { name: t('publish_prompt') }))
		await expect(page.locator('.note[data-message=required_fields_missing]')).toBeFocused()
		for (const field of ['category', 'field_description'] as const) {
			await expect(page.getByLabel(t(field))).toHaveAccessibleDescription(
				new RegExp(t('required_fields_missing')),
			)
		}
		await expect(page.getByLabel(t('field_title'))).toHaveValue(`Dinner ${word}`)
		await expect(page.getByLabel(t('field_title'))).not.toHaveAttribute('aria-invalid')
		await pressKeyOn(page, page.getByLabel(t('category')), 'ArrowDown')
		await typeInto(page, page.getByLabel(t('tags')), ' soup ,, quick ')
		await typeInto(page, page.getByLabel(t('field_description')), 'One dinner.')
		await typeInto(page, page.getByLabel(t('tab_prompt'), { exact: true }), 'Cook [what is left].')
		await expect(page.locator('.prompt-preview .slot')).toHaveText('what is left')
		await pressKeyOn(page, page.getByRole('button', { name: t('publish_prompt') }))
		await expect(message(page, 'prompt_created_success')).toHaveText(t('prompt_created_success'))
		await expect(page).toHaveURL(/\/prompt\/[0-9a-f-]{36}$/)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Dinner ${word}`)
		await expect(page.locator('.prompt-text .slot')).toHaveText('[what is left]')
		const address = page.url()

		await page.goto(`/categories?q=${word}`)
		await expect(titles(page)).toHaveText([`Dinner ${word}`])
		await page.goto(address)
		await pressKeyOn(page, page.getByRole('link', { name: t('edit_prompt') }))
		await typeInto(page, page.getByLabel(t('field_title')), `Supper ${edited}`)
		await pressKeyOn(page, page.getByRole('button', { name: t('save_changes') }))
		await expect(message(page, 'prompt_updated_successfully')).toHaveText(t('prompt_updated_successfully'))
		await expect(page).toHaveURL(address)
		await page.goto(`/categories?q=${edited}`)
		await expect(titles(page)).toHaveText([`Supper ${edited}`])
		await page.goto(`/categories?q=${word}`)
		await expect(message(page, 'no_results_found')).toBeVisible()

		await page.goto('/profile?tab=prompts')
		await pressKeyOn(page, page.getByRole('link', { name: t('edit_named', { title: `Supper ${edited}` }) }))
		await pressKeyOn(page, page.getByRole('link', { name: t('delete_prompt') }))
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			t('delete_prompt_named', { title: `Supper ${edited}` }),
		)
		await pressKeyOn(page, page.getByRole('button', { name: t('delete_prompt') }))
		await expect(message(page, 'prompt_deleted_successfully')).toHaveText(t('prompt_deleted_successfully'))
		await expect(page).toHaveURL('/profile?tab=prompts')
		await expect(page.getByText(t('no_own_prompts'))).toBeVisible()
		expect((await page.goto(address))?.status()).toBe(404)
	})

	test('what was not published yet waits on this device, for its author alone, until it is', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSomebodyNew(context, baseURL)
		const title = `Draft ${aWord()}`
		await open(page, '/create-prompt')
		await writePrompt(page, t, title)
		await page.reload()
		await expect(page.getByLabel(t('field_title'))).toHaveValue(title)
		await expect(page.locator('.prompt-preview .slot')).toHaveText(['a meal', 'number'])
		await beNobody(page)
		await beSomebodyNew(context, baseURL)
		await open(page, '/create-prompt')
		await expect(page.getByLabel(t('field_title'))).toHaveValue('')
		await writePrompt(page, t, title)
		await publishPrompt(page, t)
		await open(page, '/create-prompt')
		await expect(page.getByLabel(t('field_title'))).toHaveValue('')
		await page.getByRole('link', { name: t('cancel') }).click()
		await expect(page).toHaveURL('/profile')
	})

	for (const [choice, wanted] of [
		['keep_my_version', 'Written second'],
		['take_stored_version', 'Written first'],
	] as const) {
		test(`two tabs that edit one prompt lose nothing: “${choice}”`, async ({
			page,
			context,
			baseURL,
			t,
			allowNoise,
		}) => {
			allowNoise(REFUSED)
			await beSomebodyNew(context, baseURL)
			const address = await createPrompt(page, t, `Twice ${aWord()}`)
			const other = await context.newPage()
			for (const tab of [page, other]) await open(tab, `${address}/edit`)
			await other.getByLabel(t('field_title')).fill('Written first')
			await other.getByRole('button', { name: t('save_changes') }).click()
			await expect(message(other, 'prompt_updated_successfully')).toBeVisible()

			await page.getByLabel(t('field_title')).fill('Written second')
			await page.getByRole('button', { name: t('save_changes') }).click()
			await expect(page.locator('.note[data-message=conflict]')).toBeFocused()
			await expect(page.getByLabel(t('field_title'))).toHaveValue('Written second')
			const versions = page.locator('.prompt-conflict .version')
			await expect(versions).toHaveText(['Written second', 'Written first'])

			const button = page.locator('.prompt-conflict').getByText(t(choice), { exact: true })
			// What is here already needs no connection.
			if (choice === 'take_stored_version') await context.setOffline(true)
			await button.click()
			if (choice === 'take_stored_version') {
				await expect(page.locator('.prompt-conflict')).toHaveCount(0)
				await expect(page.getByLabel(t('field_title'))).toHaveValue('Written first')
				await expect(page.getByLabel(t('field_title'))).toBeFocused()
				await context.setOffline(false)
				await page.getByRole('button', { name: t('save_changes') }).click()
			}
			await expect(page).toHaveURL(address)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted)
		})
	}

	test('an edit of a prompt that is gone says so, and what was typed stays', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(REFUSED)
		await beSomebodyNew(context, baseURL)
		const address = await createPrompt(page, t, `Gone ${aWord()}`)
		const other = await context.newPage()
		await open(page, `${address}/edit`)
		await open(other, `${address}/remove`)
		await other.getByRole('button', { name: t('delete_prompt') }).click()
		await expect(message(other, 'prompt_deleted_successfully')).toBeVisible()
		await page.getByLabel(t('field_title')).fill('Typed for nothing?')
		await page.getByRole('button', { name: t('save_changes') }).click()
		await expect(message(page, 'prompt_gone')).toBeFocused()
		await expect(page.getByLabel(t('field_title'))).toHaveValue('Typed for nothing?')
	})

	test('the premium flag is an admin’s: others don’t see it, and its text stays behind the lock', async ({
		page,
		context,
		browser,
		baseURL,
		t,
	}) => {
		await beSomebodyNew(context, baseURL)
		await open(page, '/create-prompt')
		await expect(page.getByRole('checkbox')).toHaveCount(0)
		await beNobody(page)
		await beSomebody(context, baseURL ?? '', 'admin')
		await open(page, '/create-prompt')
		await writePrompt(page, t, `Locked ${aWord()}`)
		await page.getByLabel(t('premium_prompt'), { exact: false }).check()
		const address = await publishPrompt(page, t)
		await expect(page.locator('.prompt-text')).toContainText('number')
		const visitor = await browser.newContext({ baseURL: baseURL ?? '', locale: LOCALE[language] })
		const theirs = await visitor.newPage()
		await open(theirs, address)
		await expect(theirs.locator('.prompt-text')).toHaveCount(0)
		expect(await theirs.content()).not.toContain('[number]')
		await visitor.close()
	})
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test('a prompt is written, and two versions of it stand beside each other', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSomebodyNew(context, baseURL)
		await page.goto('/create-prompt')
		await writePrompt(page, t, 'Plain')
		const address = await publishPrompt(page, t)
		const other = await context.newPage()
		for (const tab of [page, other]) await tab.goto(`${address}/edit`)
		await other.getByLabel(t('field_title')).fill('Written first')
		await other.getByRole('button', { name: t('save_changes') }).click()
		await page.getByLabel(t('field_title')).fill('Written second')
		await page.getByRole('button', { name: t('save_changes') }).click()
		await expect(page.locator('.prompt-conflict .version')).toHaveText(['Written second', 'Written first'])
		await expect(page.getByLabel(t('field_title'))).toHaveValue('Written second')
		await page.getByRole('button', { name: t('keep_my_version') }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written second')
	})
})
