import type { Locator, Page } from '@playwright/test'
import { type RunningServer, startServer } from '../server.ts'
import { buySubscription, type NewSubscriber } from '../subscriber.ts'
import { barriersOf } from './barriers.ts'
import { expect, inBothLanguages, message, open, test, titles, toasts } from './journey.ts'
import { theWords } from './library.ts'
import { beSomebody } from './people.ts'
import type { Translate } from './words.ts'

// People of their own, who buy their plan first.
test.describe.configure({ mode: 'default', timeout: 90_000 })

let server: RunningServer
test.beforeAll(async () => {
	server = await startServer()
})
test.afterAll(() => server.stop())

const at = (path: string) => server.origin + path
const isAt = (path: string) => (url: URL) => url.pathname === path

/** Somebody new with the Legend plan, in this browser. */
async function aLegend(page: Page): Promise<NewSubscriber> {
	const legend = await buySubscription(server.origin, 'pro')
	await page.context().addCookies([{ ...legend.cookie, url: server.origin }])
	return legend
}

async function save(legend: NewSubscriber, title: string, content = 'Do [this].', tags: string[] = []) {
	const params = { title_param: title, content_param: content, tags_param: tags }
	const saved = await fetch(at('/functions/v1/prompt_locker_functions'), {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${legend.token}` },
		body: JSON.stringify({ function_name: 'create_saved_prompt', params }),
	})
	const row: { id: string } = await saved.json()
	return row.id
}

const locker = (page: Page) => open(page, at('/prompt-locker'))
const dialog = (page: Page) => page.getByRole('dialog')
const field = (place: Page | Locator, name: string) => place.getByRole('textbox', { name, exact: true })
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })
const link = (place: Page | Locator, name: string) => place.getByRole('link', { name, exact: true })
const count = (page: Page, t: Translate, number: number) =>
	expect(
		page.getByRole('status').getByText(t('prompt_count', { count: number }), { exact: true }),
	).toBeVisible()

async function openNew(page: Page, t: Translate): Promise<Locator> {
	await link(page, t('new_prompt')).click()
	await expect(dialog(page)).toBeVisible()
	return dialog(page)
}

inBothLanguages((language) => {
	test('a prompt is written, filed, edited, removed and put back without a mouse', async ({ page, t }) => {
		await aLegend(page)
		await locker(page)
		await expect(message(page, 'locker_empty')).toBeVisible()
		expect(await barriersOf(page)).toEqual([])
		const press = (key: string) => page.keyboard.press(key)
		const type = (text: string) => page.keyboard.type(text)

		await link(page, t('new_prompt')).focus()
		await press('Enter')
		await expect(field(dialog(page), t('saved_title'))).toBeFocused()
		await press('Enter')
		await expect(message(page, 'title_required')).toBeVisible()
		await expect(message(page, 'content_required')).toBeVisible()
		expect(await barriersOf(page)).toEqual([])
		await type('Responder à avaliação')
		await press('Tab')
		await press('Tab')
		await type('Write to [name].')
		await press('Tab')
		await page.getByRole('combobox', { name: t('category') }).selectOption('new')
		await field(dialog(page), t('category_name')).focus()
		await type('Loja')
		await press('Enter')
		await expect(dialog(page).getByText(t('category_created'))).toBeVisible()
		await expect(page.getByRole('combobox', { name: t('category') })).toBeFocused()
		await press('Tab')
		await button(dialog(page), t('remove_tag', { tag: 'shop' })).waitFor({ state: 'detached' })
		await dialog(page).locator('[name=tag]').focus()
		for (const tag of ['shop', 'shop', '  ', 'service']) {
			await type(tag)
			await press('Enter')
		}
		await expect(dialog(page).locator('.chip')).toHaveCount(2)
		await press('Backspace')
		await expect(button(dialog(page), t('remove_tag', { tag: 'service' }))).toBeFocused()
		await press('Backspace')
		await expect(dialog(page).locator('.chip')).toHaveText(['shop'])
		await button(dialog(page), t('save_to_locker')).focus()
		await press('Enter')
		await expect(message(page, 'prompt_saved')).toHaveText(t('prompt_saved'))
		await expect(link(page, 'Responder à avaliação')).toBeFocused()
		await count(page, t, 1)
		await expect(titles(page)).toHaveText(['Responder à avaliação'])
		const card = page.getByRole('article')
		await expect(card).toContainText('Loja')
		await expect(card.locator('.slot')).toHaveText(['name'])

		await link(page, t('edit_saved_named', { title: 'Responder à avaliação' })).focus()
		await press('Enter')
		await field(dialog(page), t('saved_title')).fill('Reunião')
		await press('Enter')
		await expect(message(page, 'prompt_updated')).toHaveText(t('prompt_updated'))
		await expect(link(page, 'Reunião')).toBeFocused()

		await link(page, t('remove_named', { title: 'Reunião' })).focus()
		await press('Enter')
		const question = page.getByRole('alertdialog', { name: t('remove_question') })
		await expect(button(question, t('keep_in_locker'))).toBeFocused()
		expect(await barriersOf(page)).toEqual([])
		await press('Escape')
		await expect(question).toHaveCount(0)
		await expect(link(page, t('remove_named', { title: 'Reunião' }))).toBeFocused()
		await press('Enter')
		await press('Shift+Tab')
		await press('Enter')
		await expect(message(page, 'prompt_deleted')).toContainText(t('prompt_deleted'))
		await expect(message(page, 'locker_empty')).toBeVisible()
		await button(page, t('undo')).focus()
		await press('Enter')
		await expect(link(page, 'Reunião')).toBeFocused()
		await locker(page)
		await expect(titles(page)).toHaveText(['Reunião'])
	})

	test('search answers with each key, without accents, and the address keeps it', async ({ page, t }) => {
		const legend = await aLegend(page)
		for (let number = 1; number <= 30; number += 1) await save(legend, `Plano ${number}`)
		await save(legend, 'Fatura atrasada', 'Até [sexta].', ['cobrança'])
		await locker(page)
		await count(page, t, 31)
		await expect(titles(page)).toHaveCount(24)
		await link(page, t('show_more_prompts', { count: 7 })).click()
		await expect(titles(page)).toHaveCount(31)
		const search = page.getByRole('searchbox', { name: t('search_your_locker') })
		for (const query of ['cobranca', 'FATURA', 'ate sexta']) {
			await search.fill(query)
			await expect(titles(page)).toHaveText(['Fatura atrasada'])
		}
		await page.reload()
		await expect(search).toHaveValue('ate sexta')
		await expect(titles(page)).toHaveText(['Fatura atrasada'])
		await search.fill('zzxqwv')
		await expect(message(page, 'nothing_in_locker')).toBeVisible()
		await count(page, t, 0)
		expect(await barriersOf(page)).toEqual([])
		await link(page, t('show_whole_locker')).click()
		await count(page, t, 31)
		await page.getByRole('combobox', { name: t('category') }).selectOption('uncategorized')
		await count(page, t, 31)
	})

	test('columns are remembered; a copy and a pin show at once', async ({ page, t }) => {
		const legend = await aLegend(page)
		await save(legend, 'First')
		await save(legend, 'Second')
		await locker(page)
		const grid = page.locator('.locker-cards')
		await expect(grid).toHaveAttribute('data-columns', '3')
		await button(page, t('columns_count', { count: 1 })).click()
		await button(page, t('pin_named', { title: 'First' })).click()
		await expect(titles(page)).toHaveText(['First', 'Second'])
		await button(page, t('duplicate_named', { title: 'Second' })).click()
		await expect(message(page, 'prompt_saved')).toBeVisible()
		const copy = `Second ${t('copy_suffix')}`
		await expect(titles(page)).toHaveText(['First', copy, 'Second'])
		await locker(page)
		await expect(grid).toHaveAttribute('data-columns', '1')
		await expect(titles(page)).toHaveText(['First', copy, 'Second'])
		await expect(button(page, t('pin_named', { title: 'First' }))).toHaveAttribute('aria-pressed', 'true')
	})

	test('without a connection nothing that was typed is lost', async ({ page, context, t, allowNoise }) => {
		allowNoise(/ERR_INTERNET_DISCONNECTED/)
		const legend = await aLegend(page)
		await save(legend, 'Stays')
		await locker(page)
		// The dialog's own file has come.
		await page.waitForLoadState('networkidle')
		await context.setOffline(true)
		const form = await openNew(page, t)
		await field(form, t('saved_title')).fill('Written offline')
		await field(form, t('tab_prompt')).fill('Every word of it.')
		await button(form, t('save_to_locker')).click()
		await expect(form.getByRole('alert')).toContainText(t('locker_unreachable'))
		await expect(field(form, t('tab_prompt'))).toHaveValue('Every word of it.')
		await button(form, t('close')).click()
		await link(page, t('remove_named', { title: 'Stays' })).click()
		await button(page.getByRole('alertdialog'), t('remove_prompt')).click()
		await expect(
			toasts(page)
				.filter({ hasText: t('locker_unreachable') })
				.last(),
		).toBeVisible()
		await expect(titles(page)).toHaveText(['Stays'])

		await context.setOffline(false)
		await locker(page)
		const again = await openNew(page, t)
		await expect(again).toContainText(t('draft_brought_back'))
		await expect(field(again, t('tab_prompt'))).toHaveValue('Every word of it.')
		await button(again, t('save_to_locker')).click()
		await expect(titles(page)).toHaveText(['Written offline', 'Stays'])
		await expect(field(await openNew(page, t), t('saved_title'))).toHaveValue('')
	})

	test('of two tabs the later one sees both texts, and keeps one', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(/ 409 /)
		const legend = await aLegend(page)
		await save(legend, 'Shared', 'As it was.')
		const other = await context.newPage()
		for (const tab of [page, other]) {
			await locker(tab)
			await link(tab, t('edit_saved_named', { title: 'Shared' })).click()
		}
		await field(dialog(other), t('tab_prompt')).fill('From the other tab.')
		await button(dialog(other), t('save_prompt_changes')).click()
		await expect(message(other, 'prompt_updated')).toBeVisible()
		await field(dialog(page), t('tab_prompt')).fill('From this tab.')
		await button(dialog(page), t('save_prompt_changes')).click()
		await expect(message(page, 'locker_conflict').first()).toBeVisible()
		await expect(field(dialog(page), t('stored_meanwhile'))).toHaveValue('From the other tab.')
		await expect(field(dialog(page), t('tab_prompt'))).toHaveValue('From this tab.')
		expect(await barriersOf(page)).toEqual([])
		await button(dialog(page), t('keep_mine')).click()
		await expect(page.getByRole('article')).toContainText('From this tab.')
		await locker(other)
		await expect(other.getByRole('article')).toContainText('From this tab.')
	})

	test('a saved prompt is filled in, copied, and opened elsewhere', async ({ page, context, t }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		const legend = await aLegend(page)
		await save(legend, 'Letter', '  Dear [name],\n\n[name]!  ')
		await locker(page)
		await button(page, t('copy_named', { title: 'Letter' })).click()
		await expect(message(page, 'copied_to_clipboard')).toBeVisible()
		const copied = () => page.evaluate(() => navigator.clipboard.readText())
		expect(await copied()).toBe('  Dear [name],\n\n[name]!  ')
		await link(page, 'Letter').click()
		await field(page, 'Name').fill('Ana')
		await button(page, t('copy_prompt')).click()
		await expect(button(page, t('copied'))).toBeVisible()
		expect(await copied()).toBe('  Dear Ana,\n\nAna!  ')
		expect(await barriersOf(page)).toEqual([])
	})

	test('a prompt of the library is saved as it is filled in, or with its blanks', async ({ page, t }) => {
		await aLegend(page)
		const { title, blanks } = theWords('2', language)
		const text = blanks.find(({ choices }) => !choices)
		await open(page, at('/prompt/2'))
		await field(page, text?.label ?? '').fill('Ana & Zé')
		await button(page, t('save_to_locker')).click()
		await expect(message(page, 'prompt_saved')).toBeVisible()
		await link(page, t('in_your_locker')).click()
		await expect(titles(page)).toHaveText([title])
		await link(page, title).click()
		await expect(page.locator('.prompt-text')).toContainText('Ana & Zé')
		await expect(page.locator('.prompt-text')).not.toContainText(`[${text?.name}]`)
	})

	test('a file is looked at before it is imported, bad rows and duplicates named', async ({ page, t }) => {
		const legend = await aLegend(page)
		await save(legend, 'There', 'Already.')
		await locker(page)
		await link(page, t('import_and_export')).click()
		const file = [
			{ title: 'New', content: 'One.', category: 'Shop' },
			{ title: 'There', content: 'Already.' },
			{ title: '', content: 'Nameless.' },
		]
		const asFile = {
			name: 'mine.json',
			mimeType: 'application/json',
			buffer: Buffer.from(JSON.stringify(file)),
		}
		await page.getByLabel(t('import_file')).setInputFiles(asFile)
		await button(page, t('import_preview')).click()
		await expect(page.getByText(t('import_new_count', { count: 1 }))).toBeVisible()
		await expect(page.getByText(t('import_duplicate_count', { count: 1 }))).toBeVisible()
		await expect(message(page, 'title_required')).toBeVisible()
		await expect(page.getByRole('cell', { name: /Nameless/ })).toBeVisible()
		expect(await barriersOf(page)).toEqual([])
		await button(page, t('import_now')).click()
		await page.waitForURL(isAt('/prompt-locker'))
		await expect(message(page, 'prompts_imported')).toBeVisible()
		await expect(titles(page)).toHaveText(['New', 'There'])

		await link(page, t('import_and_export')).click()
		const [download] = await Promise.all([page.waitForEvent('download'), link(page, t('export_csv')).click()])
		expect(download.suggestedFilename()).toBe('pronto-locker.csv')
	})

	test('visitors log in first; a Creator learns why, and may stay', async ({ page, context, t }) => {
		await page.goto(at('/prompt-locker?category=uncategorized'))
		await page.waitForURL(
			(url) => url.search === `?next=${encodeURIComponent('/prompt-locker?category=uncategorized')}`,
		)
		await beSomebody(context, server.origin, 'creator')
		await locker(page)
		await expect(message(page, 'locker_gate_text')).toBeVisible()
		await button(page, t('stay_here')).click()
		expect(await barriersOf(page)).toEqual([])
		await page.goto(at('/prompt-locker'))
		await page.waitForURL(isAt('/pricing'))
	})
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test('a prompt is written, found, edited, copied and removed by plain forms', async ({ page, t }) => {
		await aLegend(page)
		await page.goto(at('/prompt-locker'))
		await link(page, t('new_prompt')).click()
		await field(page, t('saved_title')).fill('Plain')
		await button(page, t('save_to_locker')).click()
		await expect(message(page, 'content_required')).toBeVisible()
		await field(page, t('tab_prompt')).fill('By hand.')
		await page.locator('[name=categoryId]').selectOption('new')
		await page.locator('[name=newCategory]').fill('Shelf')
		await page.locator('[name=tagList]').fill('one, two')
		await button(page, t('save_to_locker')).click()
		await expect(message(page, 'prompt_saved')).toBeVisible()
		await expect(page.getByRole('article')).toContainText('Shelf')
		await button(page, t('duplicate_named', { title: 'Plain' })).click()
		await expect(titles(page)).toHaveText(['Plain (Copy)', 'Plain'])
		await button(page, t('pin_named', { title: 'Plain' })).click()
		await expect(titles(page)).toHaveText(['Plain', 'Plain (Copy)'])
		await page.locator('#locker-query').fill('copy')
		await button(page, t('filter_locker')).click()
		await expect(titles(page)).toHaveText(['Plain (Copy)'])
		await link(page, t('remove_named', { title: 'Plain (Copy)' })).click()
		await button(page, t('remove_prompt')).click()
		await expect(message(page, 'prompt_deleted')).toBeVisible()
		await link(page, t('edit_saved_named', { title: 'Plain' })).click()
		await field(page, t('saved_title')).fill('Edited')
		await button(page, t('save_prompt_changes')).click()
		await expect(message(page, 'prompt_updated')).toBeVisible()
		await expect(titles(page)).toHaveText(['Edited'])
		await expect(page.locator('.locker-foot .tags li')).toHaveText(['one', 'two'])
	})
})
