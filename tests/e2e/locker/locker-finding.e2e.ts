import { barriersOf } from '../support/barriers.ts'
import { expect, inOneLanguage, message, open, test, titles } from '../support/journey.ts'
import { theWords } from '../support/library.ts'
import { aLegend, button, dialog, expectCount, field, link, locker, save } from '../support/locker.ts'
import { beSomebody } from '../support/people.ts'

const isAt = (path: string) => (url: URL) => url.pathname === path

inOneLanguage('en', (language) => {
	test('search answers with each key, without accents, and the address keeps it', async ({ page, t }) => {
		const legend = await aLegend(page)
		for (let number = 1; number <= 30; number += 1) await save(legend, `Plano ${number}`)
		await save(legend, 'Fatura atrasada', 'Até [sexta].', ['cobrança'])
		await locker(page)
		await expectCount(page, t, 31)
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
		await expectCount(page, t, 0)
		expect(await barriersOf(page)).toEqual([])
		await search.fill('fautra atrasada')
		await link(page, t('locker_search_meant', { query: 'fatura atrasada' })).click()
		await expect(search).toHaveValue('fatura atrasada')
		await expect(titles(page)).toHaveText(['Fatura atrasada'])
		await search.fill('zzxqwv')
		await link(page, t('show_whole_locker')).click()
		await expectCount(page, t, 31)
		await page.getByRole('combobox', { name: t('category') }).selectOption('uncategorized')
		await expectCount(page, t, 31)
	})

	test('Back from a prompt far down leads to its place in the list, and so does a reload on the first pages', async ({
		page,
		t,
	}) => {
		const legend = await aLegend(page)
		for (let number = 1; number <= 90; number += 1) await save(legend, `Plano ${number}`)
		await locker(page)
		await link(page, t('show_more_prompts', { count: 60 })).click()
		await expect(titles(page)).toHaveCount(84)
		await page.reload()
		await expect(titles(page)).toHaveCount(84)
		await link(page, t('show_more_prompts', { count: 6 })).click()
		await expect(titles(page)).toHaveCount(90)
		const last = link(page, 'Plano 1')
		await last.scrollIntoViewIfNeeded()
		const place = await page.evaluate(() => scrollY)
		await last.click()
		await expect(page.getByRole('heading', { level: 1, name: 'Plano 1' })).toBeVisible()
		await page.goBack()
		await expect(last).toBeInViewport()
		expect(await page.evaluate(() => scrollY)).toBe(place)
		await expect(titles(page)).toHaveCount(90)
	})

	test('a search that failed is asked again by a press for more, and mixes no answers', async ({
		page,
		t,
		allowNoise,
	}) => {
		allowNoise(/ERR_FAILED/)
		const legend = await aLegend(page)
		await save(legend, 'Fatura atrasada')
		for (let number = 1; number <= 25; number += 1) await save(legend, `Plano ${number}`)
		await locker(page)
		await page.route('**/prompt-locker/cards*', (route) => route.abort())
		await page.getByRole('searchbox', { name: t('search_your_locker') }).fill('Fatura')
		await expect(message(page, 'locker_unreachable')).toBeVisible()
		await page.unroute('**/prompt-locker/cards*')
		await link(page, t('show_more_prompts', { count: 2 })).click()
		await expect(titles(page)).toHaveText(['Fatura atrasada'])
		await expectCount(page, t, 1)
	})

	test('a prompt whose text comes late is not opened over the one that was wished for after it', async ({
		page,
		t,
	}) => {
		const legend = await aLegend(page)
		const id = await save(legend, 'Slow', 'Came late.')
		await save(legend, 'Quick', 'Came at once.')
		await locker(page)
		const late = Promise.withResolvers<void>()
		await page.route('**/functions/v1/prompt_locker_functions', async (route) => {
			if (route.request().postData()?.includes(id)) await late.promise
			await route.continue()
		})
		await link(page, t('edit_saved_named', { title: 'Slow' })).click()
		await link(page, t('edit_saved_named', { title: 'Quick' })).click()
		const text = field(dialog(page), t('tab_prompt'))
		await expect(text).toHaveValue('Came at once.')
		await button(dialog(page), t('cancel_edit'))
			.or(link(dialog(page), t('cancel_edit')))
			.click()
		const came = page.waitForResponse((response) => response.url().endsWith('/prompt_locker_functions'))
		late.resolve()
		await (await came).finished()
		await link(page, t('edit_saved_named', { title: 'Quick' })).click()
		await expect(text).toHaveValue('Came at once.')
	})

	test('a save that comes true after its form was closed leaves the form that was opened since', async ({
		page,
		t,
	}) => {
		const legend = await aLegend(page)
		await save(legend, 'Slow', 'As it was.')
		await save(legend, 'Other', 'As it was.')
		await locker(page)
		const late = Promise.withResolvers<void>()
		await page.route('**/functions/v1/prompt_locker_functions', async (route) => {
			if (route.request().postData()?.includes('update_saved_prompt')) await late.promise
			await route.continue()
		})
		await link(page, t('edit_saved_named', { title: 'Slow' })).click()
		await field(dialog(page), t('tab_prompt')).fill('Saved late.')
		await button(dialog(page), t('save_prompt_changes')).click()
		await page.keyboard.press('Escape')
		await expect(dialog(page)).toHaveCount(0)
		await link(page, t('edit_saved_named', { title: 'Other' })).click()
		await field(dialog(page), t('tab_prompt')).fill('Being written.')
		late.resolve()
		await expect(page.getByRole('article').first()).toContainText('Saved late.')
		await expect(field(dialog(page), t('tab_prompt'))).toHaveValue('Being written.')
	})

	test('columns are remembered; a copy and a pin show at once', async ({ page, t }) => {
		const legend = await aLegend(page)
		await save(legend, 'First')
		await save(legend, 'Second')
		await locker(page)
		const grid = page.locator('.locker-cards')
		await expect(button(page, t('columns_count', { count: 3 }))).toHaveAttribute('aria-pressed', 'true')
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
		await open(page, '/prompt/2')
		await field(page, text?.label ?? '').fill('Ana & Zé')
		await button(page, t('save_to_locker')).click()
		await expect(message(page, 'prompt_saved')).toBeVisible()
		await link(page, t('in_your_locker')).click()
		await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
		await page.waitForURL(/prompt-locker/)
		await expect(page.locator('.prompt-text')).toContainText('Ana & Zé')
		await expect(page.locator('.prompt-text')).not.toContainText(`[${text?.name}]`)
	})

	test('visitors log in first; a Creator learns why, and may stay', async ({ page, context, baseURL, t }) => {
		await page.goto('/prompt-locker?category=uncategorized')
		await page.waitForURL(
			(url) => url.search === `?next=${encodeURIComponent('/prompt-locker?category=uncategorized')}`,
		)
		await beSomebody(context, baseURL ?? '', 'creator')
		await locker(page)
		await expect(message(page, 'locker_gate_text')).toBeVisible()
		await button(page, t('stay_here')).click()
		expect(await barriersOf(page)).toEqual([])
		await page.goto('/prompt-locker')
		await page.waitForURL(isAt('/pricing'))
	})
})
