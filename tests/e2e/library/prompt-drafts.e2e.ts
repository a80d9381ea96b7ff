import type { Page } from '@playwright/test'
import { barriersOf } from '../support/barriers.ts'
import { expect, hydrated, inOneLanguage, message, open, test } from '../support/journey.ts'
import { loseAnswer } from '../support/network.ts'
import { beSomebodyNew } from '../support/people.ts'
import type { Translate } from '../support/words.ts'

/** What the browser says of an answer that is refused, or never comes. */
const NOISE = /^Failed to load resource: /

async function fill(page: Page, t: Translate, title: string): Promise<void> {
	await page.getByLabel(t('field_title')).fill(title)
	await page.getByLabel(t('category')).selectOption('nutrition')
	await page.getByLabel(t('field_description')).fill('What goes in and what comes out.')
	await page.getByLabel(t('tab_prompt'), { exact: true }).fill('Plan [a meal].')
}

async function create(page: Page, t: Translate, title: string): Promise<string> {
	await open(page, '/create-prompt')
	await fill(page, t, title)
	await press(page, t('publish_prompt'))
	await expect(message(page, 'prompt_created_success')).toBeVisible()
	return new URL(page.url()).pathname
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const title = (page: Page, t: Translate) => page.getByLabel(t('field_title'))

/** What this person has published is this alone. */
async function expectPublished(page: Page, t: Translate, name: string): Promise<void> {
	await open(page, '/profile?tab=prompts')
	await expect(page.locator('.account-list li')).toHaveCount(1)
	await expect(page.getByRole('link', { name: t('edit_named', { title: name }) })).toBeVisible()
}

/** Waits until so many drafts are held in this browser, and no page waits for one: a closed page lets go of its own. */
function expectHeld(page: Page, count: number): Promise<void> {
	const look = async () => {
		const { held, pending } = await navigator.locks.query()
		return [held?.length, pending?.length]
	}
	return expect.poll(() => page.evaluate(look)).toEqual([count, 0])
}

inOneLanguage('en', () => {
	test.beforeEach(({ context, baseURL }) => beSomebodyNew(context, baseURL))

	test('what was brought back can be thrown away by the keyboard, and the writing begins in the first field', async ({
		page,
		t,
	}) => {
		await open(page, '/create-prompt')
		await fill(page, t, 'Left behind')
		await page.reload()
		await expect(title(page, t)).toHaveValue('Left behind')
		await page.getByRole('button', { name: t('discard_draft') }).press('Enter')
		await expect(title(page, t)).toBeFocused()
		await expect(title(page, t)).toHaveValue('')
		await page.keyboard.type('Anew')
		await expect(title(page, t)).toHaveValue('Anew')
	})

	test('two tabs write two prompts: neither takes the other’s text, and publishing one keeps the other', async ({
		page,
		context,
		t,
	}) => {
		const other = await context.newPage()
		for (const [tab, name] of [
			[page, 'First tab'],
			[other, 'Second tab'],
		] as const) {
			await open(tab, '/create-prompt')
			await expect(title(tab, t)).toHaveValue('')
			await fill(tab, t, name)
		}
		await press(page, t('publish_prompt'))
		await expect(message(page, 'prompt_created_success')).toBeVisible()
		await expect(title(other, t)).toHaveValue('Second tab')
		await open(page, '/create-prompt')
		await expect(title(page, t)).toHaveValue('')
		await expectHeld(page, 1)
		await other.reload()
		await expect(title(other, t)).toHaveValue('Second tab')
		expect(await barriersOf(other)).toEqual([])
		await other.close()
		await expectHeld(page, 0)
		await open(page, '/create-prompt')
		await expect(title(page, t)).toHaveValue('Second tab')
	})

	test('a prompt whose answer was lost is published once, over a reload and a second try', async ({
		page,
		t,
		allowNoise,
	}) => {
		allowNoise(NOISE)
		await open(page, '/create-prompt')
		await fill(page, t, 'Sent twice')
		await loseAnswer(page)
		await press(page, t('publish_prompt'))
		await expect(page.locator('.note[data-message=load_error_text]')).toBeVisible()
		await expect(title(page, t)).toHaveValue('Sent twice')
		await page.reload()
		await hydrated(page)
		await expect(title(page, t)).toHaveValue('Sent twice')
		await press(page, t('publish_prompt'))
		await expect(page).toHaveURL(/\/prompt\/[0-9a-f-]{36}$/)
		await expectPublished(page, t, 'Sent twice')
	})

	test('what was changed after an answer was lost becomes the one prompt', async ({
		page,
		t,
		allowNoise,
	}) => {
		allowNoise(NOISE)
		await open(page, '/create-prompt')
		await fill(page, t, 'As it was sent')
		await loseAnswer(page)
		await press(page, t('publish_prompt'))
		await expect(page.locator('.note[data-message=load_error_text]')).toBeVisible()
		await page.reload()
		await hydrated(page)
		await expect(title(page, t)).toHaveValue('As it was sent')
		await title(page, t).fill('As it was meant')
		await press(page, t('publish_prompt'))
		await expect(page).toHaveURL(/\/prompt\/[0-9a-f-]{36}$/)
		await expectPublished(page, t, 'As it was meant')
	})

	test('an edit waits for its author, and a conflict shows both texts over a reload, until one is chosen', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(NOISE)
		const address = await create(page, t, 'Shared')
		await open(page, `${address}/edit`)
		await title(page, t).fill('Written here')
		await page.reload()
		await expect(title(page, t)).toHaveValue('Written here')
		const other = await context.newPage()
		await open(other, `${address}/edit`)
		await expect(title(other, t)).toHaveValue('Shared')
		await title(other, t).fill('Written there')
		await press(other, t('save_changes'))
		await expect(message(other, 'prompt_updated_successfully')).toBeVisible()
		await hydrated(page)
		await press(page, t('save_changes'))
		const versions = page.locator('.prompt-conflict .version')
		await expect(versions).toHaveText(['Written here', 'Written there'])
		await page.reload()
		await expect(versions).toHaveText(['Written here', 'Written there'])
		await expect(title(page, t)).toHaveValue('Written here')
		expect(await barriersOf(page)).toEqual([])
		await page.locator('.prompt-conflict').getByText(t('take_stored_version'), { exact: true }).click()
		await expect(title(page, t)).toHaveValue('Written there')
		await page.reload()
		await hydrated(page)
		await expect(title(page, t)).toHaveValue('Written there')
		await expect(page.locator('.prompt-conflict')).toHaveCount(0)
		await expect(message(page, 'draft_brought_back')).toHaveCount(0)
	})

	test('what was typed into a prompt that is gone is offered, and published as a new one', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(NOISE)
		const address = await create(page, t, 'Gone soon')
		await open(page, `${address}/edit`)
		await title(page, t).fill('Typed meanwhile')
		const other = await context.newPage()
		await open(other, `${address}/remove`)
		await press(other, t('delete_prompt'))
		await expect(message(other, 'prompt_deleted_successfully')).toBeVisible()
		await press(page, t('save_changes'))
		await expect(message(page, 'prompt_gone')).toBeFocused()
		await expect(title(page, t)).toHaveValue('Typed meanwhile')
		await page.goto('/create-prompt')
		await press(page, t('continue_draft_named', { title: 'Typed meanwhile' }))
		await expect(message(page, 'prompt_gone')).toBeVisible()
		await expect(title(page, t)).toHaveValue('Typed meanwhile')
		expect(await barriersOf(page)).toEqual([])
		await press(page, t('save_as_new'))
		await expect(message(page, 'prompt_created_success')).toBeVisible()
		await expectPublished(page, t, 'Typed meanwhile')
		await open(other, `${address}/edit`)
		await expect(message(other, 'prompt_gone_text')).toBeVisible()
	})
})
