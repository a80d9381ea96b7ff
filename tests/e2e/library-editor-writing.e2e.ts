import { aMark, goodBlank } from '../support/editor-fields.ts'
import { barriersOf } from './support/barriers.ts'
import { anEditor, at, begin, fillPlaces, place, saved, serveEditors, writeWhole } from './support/editor.ts'
import { expect, inOneLanguage, open, test } from './support/journey.ts'
import { theWords } from './support/library.ts'
import { beforeScripts } from './support/network.ts'

test.describe.configure({ mode: 'default' })
serveEditors()

const CONFLICT = /^Failed to load resource: .* 409 /

inOneLanguage('en', () => {
	test('of two editors who change the same the later one is told and sees both texts; what differs comes together', async ({
		page,
		context,
		browser,
		t,
		allowNoise,
	}) => {
		allowNoise(CONFLICT)
		const mark = aMark()
		await anEditor(context)
		const id = await begin(page, t, mark)
		const other = await browser.newContext({ locale: 'pt-BR' })
		await anEditor(other)
		const theirs = await other.newPage()
		await open(theirs, at(`/admin/prompts/${id}`))
		await place(page, 'en-tagline').fill('By the first')
		await saved(page)
		await place(theirs, 'en-tagline').fill('Pelo segundo')
		const conflict = theirs.locator('[data-message=editor_conflict]')
		await expect(conflict).toContainText('By the first')
		await expect(conflict).toContainText('Pelo segundo')
		await expect(conflict).toContainText('admin@pronto.test')
		expect(await barriersOf(theirs)).toEqual([])
		// What is typed meanwhile stays on the device.
		await place(theirs, 'pt-tagline').fill('Também do segundo')
		await theirs.reload()
		await expect(conflict).toContainText('By the first')
		await expect(place(theirs, 'pt-tagline')).toHaveValue('Também do segundo')
		await conflict.getByRole('button').first().click()
		await saved(theirs)
		await expect(conflict).toHaveCount(0)
		// What only one of them changed comes together, and is told.
		await place(page, 'en-credits').fill('By the first')
		const merged = page.locator('[data-message=editor_merged]')
		await expect(merged).toContainText('admin@pronto.test')
		await expect(place(page, 'en-tagline')).toHaveValue('Pelo segundo')
		await expect(place(page, 'en-credits')).toHaveValue('By the first')
		expect(await barriersOf(page)).toEqual([])
		await saved(page)
		await other.close()
	})

	test('a related prompt is found by its title, and kept by its id', async ({ page, context, t }) => {
		await anEditor(context)
		await begin(page, t, aMark())
		// What is written can be sent from wherever it is.
		await page.setViewportSize({ width: 1280, height: 720 })
		await expect(page.getByRole('button', { name: t('editor_publish') })).toBeInViewport({ ratio: 1 })
		await page.mouse.wheel(0, 900)
		await expect(place(page, 'en-title')).not.toBeInViewport()
		await expect(page.getByRole('button', { name: t('editor_publish') })).toBeInViewport({ ratio: 1 })
		const { title } = theWords('7', 'en')
		const related = place(page, 'related-0')
		await related.fill(title.toLowerCase())
		await expect(page.locator('#related-0-hint')).toHaveText('7')
		await related.blur()
		await expect(related).toHaveValue(title)
		await saved(page)
		await page.reload()
		await expect(related).toHaveValue(title)
		await related.fill('nothing is called so')
		const checks = page.getByRole('region', { name: t('editor_checks') })
		await expect(checks).toContainText('nothing is called so')
		await related.fill('8')
		await related.blur()
		await expect(related).toHaveValue(theWords('8', 'en').title)
		expect(await barriersOf(page)).toEqual([])
	})

	test('of several empty blanks the checks say once what is open, and nothing when they are filled in', async ({
		page,
		context,
		t,
	}) => {
		await anEditor(context)
		await begin(page, t, aMark())
		const told = page.locator('.desk-checks a', { hasText: '[]' })
		for (let nth = 0; nth < 3; nth += 1)
			await page.getByRole('button', { name: t('editor_add_blank') }).click()
		await expect(told.filter({ hasText: 'English: ' })).toHaveCount(2)
		const names = ['subject', 'reader', 'place']
		await fillPlaces(page, [['en-promptText', names.map((name) => `[${name}]`).join(' ')]])
		for (const [nth, name] of names.entries()) await fillPlaces(page, goodBlank(nth, name))
		await expect(told).toHaveCount(0)
		await saved(page)
	})

	test('who would publish what somebody else has changed sees both texts, chooses, and publishes once', async ({
		page,
		context,
		browser,
		t,
		allowNoise,
	}) => {
		allowNoise(CONFLICT)
		await anEditor(context)
		const id = await begin(page, t, aMark())
		await writeWhole(page, t, aMark())
		await saved(page)
		const other = await browser.newContext({ locale: 'en' })
		await anEditor(other)
		const theirs = await other.newPage()
		await open(theirs, at(`/admin/prompts/${id}`))
		await place(page, 'en-tagline').fill('By the first')
		await saved(page)
		const publish = theirs.getByRole('button', { name: t('editor_publish'), exact: true })
		await publish.click()
		const conflict = theirs.locator('[data-message=editor_conflict]')
		await expect(conflict).toContainText('By the first')
		await conflict.getByRole('button', { name: t('take_stored_version') }).click()
		await expect(place(theirs, 'en-tagline')).toHaveValue('By the first')
		await publish.dblclick()
		await expect(theirs.locator('[data-stands=published]')).toBeVisible()
		await expect(theirs.locator('[data-message=conflict]')).toHaveCount(0)
		await other.close()
	})

	test('what is typed into an area before the scripts come is saved', async ({ page, context, t }) => {
		await anEditor(context)
		const id = await begin(page, t, aMark())
		await place(page, 'en-tagline').fill('As it was')
		await place(page, 'en-promptText').fill('The text as it was.')
		await saved(page)
		await beforeScripts(page, at(`/admin/prompts/${id}`), async () => {
			await place(page, 'en-tagline').fill('As it is')
			await place(page, 'en-promptText').fill('The text as it is.')
		})
		await saved(page)
		await open(page, at(`/admin/prompts/${id}`))
		await expect(place(page, 'en-tagline')).toHaveValue('As it is')
		await expect(place(page, 'en-promptText')).toHaveValue('The text as it is.')
	})

	test('what is discarded just after it was typed is on no device any more', async ({ page, context, t }) => {
		await anEditor(context)
		await open(page, at('/admin/prompts/4'))
		const tagline = await place(page, 'en-tagline').inputValue()
		await place(page, 'en-tagline').fill('Not for long')
		await saved(page)
		await page.getByText(t('editor_discard'), { exact: true }).click()
		await place(page, 'en-tagline').fill('Not for long either')
		await page.getByRole('button', { name: t('editor_discard_now') }).click()
		await expect(place(page, 'en-tagline')).toHaveValue(tagline)
		await page.reload()
		await expect(place(page, 'en-tagline')).toHaveValue(tagline)
	})

	test('on a phone a new row and a problem of both languages lead to fields that are seen', async ({
		page,
		context,
		t,
	}) => {
		await anEditor(context)
		await begin(page, t, aMark())
		await page.setViewportSize({ width: 360, height: 740 })
		await page.getByRole('button', { name: 'Português', exact: true }).click()
		await page.getByRole('button', { name: t('editor_add_blank') }).click()
		await expect(place(page, 'blanks-0-pt-name')).toBeFocused()
	})

	test('what the connection did not take is kept on the device, said to be so, and sent when it is back', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(/^Failed to load resource: net::ERR_/)
		const mark = aMark()
		await anEditor(context)
		const id = await begin(page, t, mark)
		await context.route('**/draft', (route) => route.abort())
		await place(page, 'en-tagline').fill('Typed in a tunnel')
		await expect(page.locator('[data-saving=failed]')).toHaveText(t('editor_not_saved'))
		await open(page, at('/admin/prompts/1'))
		await context.unroute('**/draft')
		await open(page, at(`/admin/prompts/${id}`))
		await expect(place(page, 'en-tagline')).toHaveValue('Typed in a tunnel')
		await saved(page)
		await page.reload()
		await expect(place(page, 'en-tagline')).toHaveValue('Typed in a tunnel')
	})

	test('blanks are added, moved and removed by the keyboard, in both languages at once', async ({
		page,
		context,
		t,
	}) => {
		await anEditor(context)
		await begin(page, t, aMark())
		for (const [nth, name] of ['one', 'two', 'three'].entries()) {
			await page.getByRole('button', { name: t('editor_add_blank') }).press('Enter')
			await expect(place(page, `blanks-${nth}-en-name`)).toBeFocused()
			await fillPlaces(page, goodBlank(nth, name))
		}
		const second = t('editor_blank_number', { number: 2 })
		await page.getByRole('button', { name: t('editor_move_up', { name: second }) }).press('Enter')
		await expect(place(page, 'blanks-0-pt-name')).toHaveValue('two')
		await page.getByRole('button', { name: t('editor_remove', { name: second }) }).press('Enter')
		await expect(place(page, 'blanks-1-en-name')).toHaveValue('three')
		await expect(place(page, 'blanks')).toBeFocused()
		await saved(page)
	})

	test('what is typed just before the page is left is stored all the same', async ({ page, context, t }) => {
		await anEditor(context)
		const id = await begin(page, t, aMark())
		await place(page, 'en-tagline').fill('Typed in a hurry')
		const stored = page.waitForResponse((answer) => answer.url().endsWith('/draft') && answer.ok())
		await page
			.getByRole('navigation', { name: t('breadcrumb') })
			.getByRole('link')
			.last()
			.click()
		await stored
		await page.evaluate(() => localStorage.clear())
		await open(page, at(`/admin/prompts/${id}`))
		await expect(place(page, 'en-tagline')).toHaveValue('Typed in a hurry')
	})
})
