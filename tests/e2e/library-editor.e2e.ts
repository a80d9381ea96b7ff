import { aMark } from '../support/editor-fields.ts'
import { barriersOf } from './support/barriers.ts'
import { anEditor, at, begin, place, saved, serveEditors, writeWhole } from './support/editor.ts'
import { expect, inOneLanguage, message, open, test } from './support/journey.ts'

// The library changes, and its clock is moved on.
test.describe.configure({ mode: 'default' })
serveEditors()

const REFUSED = /^Failed to load resource: .* 4(00|10) /
const DAY_MS = 86_400_000
/** How far the sandbox's clock is ahead. */
let daysAhead = 0

inOneLanguage('pt', (language) => {
	test('an admin writes a pair, schedules it, the hour comes; it is corrected, restored and withdrawn', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(REFUSED)
		const mark = aMark()
		await anEditor(context)
		const id = await begin(page, t, mark)
		const publish = page.getByRole('button', { name: t('editor_publish'), exact: true })
		await expect(publish).toBeDisabled()
		await writeWhole(page, t, mark)
		await expect(publish).toBeEnabled()
		await saved(page)
		await expect(page.locator('.desk-checks .is-open')).toHaveCount(0)

		// What is wrong is told in words, and leads to its field.
		const text = place(page, 'pt-promptText')
		await text.fill(`${await text.inputValue()} [outra]`)
		await expect(publish).toBeDisabled()
		const problem = page.getByRole('link', {
			name: t('editor_problem_blank_not_declared', { about: 'outra' }),
		})
		await problem.click()
		await expect(place(page, 'blanks-0-pt-name')).toBeFocused()
		// Who presses all the same comes to what is open, and a blank is made of it.
		await publish.focus()
		await page.keyboard.press('Enter')
		await expect(problem).toBeFocused()
		await page.getByRole('button', { name: t('editor_add_named', { name: 'outra' }) }).click()
		await expect(place(page, 'blanks-2-pt-label')).toBeFocused()
		await expect(place(page, 'blanks-2-pt-name')).toHaveValue('outra')
		await page
			.getByRole('button', { name: t('editor_remove', { name: t('editor_blank_number', { number: 3 }) }) })
			.click()
		await text.fill((await text.inputValue()).replace(' [outra]', ''))
		await expect(publish).toBeEnabled()
		expect(await barriersOf(page)).toEqual([])
		await saved(page)

		// It is seen as readers will see it: its text by who may read it.
		await page.getByLabel(t('desk_access')).selectOption('premium')
		await place(page, 'pt-credits').fill('Escrito para um teste, e visto antes.')
		await page.getByRole('link', { name: t('preview') }).click()
		await expect(page.getByRole('heading', { level: 1 })).toContainText(mark)
		await expect(page.getByText(`${mark}${language} goes on`)).toHaveCount(0)
		await page.getByRole('link', { name: t('editor_preview_subscriber') }).click()
		await expect(page.locator('.desk-text')).toContainText(`${mark}${language} goes on`)
		await page.getByRole('link', { name: 'Português', exact: true }).click()
		await expect(page.locator('.desk-text')).toContainText(`Then ${mark}pt goes on`)
		await expect(page.getByText('Escrito para um teste, e visto antes.')).toBeVisible()
		expect(await barriersOf(page)).toEqual([])
		await page.getByRole('link', { name: t('editor_preview_back') }).click()
		await page.getByLabel(t('desk_access')).selectOption('free')
		await saved(page)

		// A reload brings back what the server has.
		await page.reload()
		await expect(place(page, `${language}-tagline`)).toHaveValue(`Tagline ${mark}${language}`)
		await page.getByLabel(t('editor_on_a_date')).check()
		await page.getByLabel(t('editor_date')).fill('2020-01-01T09:00')
		await page.getByRole('button', { name: t('editor_schedule'), exact: true }).click()
		await expect(message(page, 'moment_is_past')).toBeVisible()
		const day = new Date(Date.now() + (daysAhead + 2) * DAY_MS).toISOString().slice(0, 10)
		await page.getByLabel(t('editor_date')).fill(`${day}T09:00`)
		await page.getByRole('button', { name: t('editor_schedule'), exact: true }).click()
		await expect(page.locator('[data-stands=scheduled]')).toBeVisible()
		// What is changed now waits for a day too, unless somebody says otherwise, and the version goes out without it.
		await page.reload()
		await expect(page.getByLabel(t('editor_on_a_date'))).toBeChecked()
		await place(page, `${language}-tagline`).fill('Another tagline that waits for its day too')
		await saved(page)
		await expect(page.locator('[data-stands=scheduled]')).toContainText(
			t('editor_stands_draft_on_scheduled', { number: 1 }),
		)
		await place(page, `${language}-tagline`).fill(`Tagline ${mark}${language}`)
		await saved(page)

		const visitor = (path: string) => fetch(at(path))
		expect((await visitor(`/prompt/${id}`)).status).toBe(404)
		for (const path of ['', '/preview?as=subscriber', '.data', '/preview.data']) {
			const answer = await visitor(`/admin/prompts/${id}${path}`)
			expect([answer.status, (await answer.text()).includes(`Title ${mark}`)], path).toEqual([403, false])
		}
		await open(page, at('/settings?tab=account'))
		await page.getByRole('checkbox', { name: t('weekly_mail_label') }).check()
		await page.locator('#weekly-mail').getByRole('button').click()
		await expect(message(page, 'weekly_mail_on')).toBeVisible()
		// A week has a Tuesday, on which the mail goes out.
		const moving = { action: 'clock', step: 'day' }
		for (let days = 0; days < 10; days += 1) await context.request.post(at('/sandbox'), { form: moving })
		daysAhead += 10
		await expect.poll(async () => (await visitor(`/prompt/${id}`)).status, { timeout: 30_000 }).toBe(200)
		const title = language === 'en' ? `Title ${mark}` : `Nome ${mark}`
		const lists = [`/categories?q=${mark}`, '/category/personal-ai', '/feed.xml', '/llms.txt']
		for (const path of lists) {
			const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
			await expect.poll(async () => (await visitor(address)).text(), { timeout: 30_000 }).toContain(title)
		}
		const sitemap = async () => (await visitor('/sitemap.xml')).text()
		expect(await sitemap()).toContain(`/prompt/${id}<`)
		const mails = async () => (await visitor('/sandbox/mail')).text()
		await expect.poll(mails, { timeout: 60_000 }).toContain(`/prompt/${id}`)

		// What is corrected says why, and is taken back.
		await open(page, at(`/admin/prompts/${id}`))
		await expect(page.locator('[data-stands=published]')).toBeVisible()
		const tagline = place(page, `${language}-tagline`)
		const before = await tagline.inputValue()
		await tagline.fill(`Lanterns ${mark}`)
		await saved(page)
		await place(page, 'note-en').fill('It says lanterns.')
		await place(page, 'note-pt').fill('Agora fala de lanternas.')
		await publish.click()
		await expect(message(page, 'editor_published')).toBeVisible()
		await expect(message(page, 'editor_no_sample')).toBeVisible()
		const reads = async (path = '') => (await visitor(`/prompt/${id}${path}?lang=${language}`)).text()
		await expect.poll(reads).toContain(`Lanterns ${mark}`)
		expect(await reads('/changes')).toContain('Agora fala de lanternas.')
		await page.getByRole('link', { name: t('versions_see_all') }).click()
		await page
			.getByRole('navigation', { name: t('versions_title') })
			.getByRole('link')
			.last()
			.click()
		await page.getByRole('link', { name: t('versions_restore', { version: 1 }) }).click()
		await page.getByRole('button', { name: t('versions_restore_now', { version: 1 }) }).click()
		await expect(message(page, 'versions_restored')).toBeVisible()
		await expect.poll(reads).toContain(before)

		// What is withdrawn is gone from everywhere, and its address leads on.
		await page.getByRole('link', { name: t('editor_withdraw') }).click()
		await page.getByRole('button', { name: t('editor_withdraw_now') }).click()
		await expect(message(page, 'editor_withdrawn')).toBeVisible()
		await expect.poll(async () => (await visitor(`/prompt/${id}`)).status).toBe(410)
		await open(page, at(`/prompt/${id}`))
		await expect(message(page, 'prompt_withdrawn')).toBeVisible()
		await expect(page.getByRole('main').locator('a[href^="/category/"]').first()).toBeVisible()
		for (const path of ['/category/personal-ai', '/feed.xml', '/llms.txt']) {
			await expect.poll(async () => (await visitor(`${path}?lang=${language}`)).text()).not.toContain(title)
		}
		expect(await sitemap()).not.toContain(`/prompt/${id}<`)
	})
})

inOneLanguage('en', () => {
	test('an address changes and the former one leads on; what is withdrawn is gone, and can come back', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(REFUSED)
		const mark = aMark()
		await anEditor(context)
		const id = await begin(page, t, mark)
		await writeWhole(page, t, mark)
		const publish = page.getByRole('button', { name: t('editor_publish'), exact: true })
		await publish.click()
		await expect(page.locator('[data-stands=published]')).toBeVisible()
		await page.getByText(t('editor_move'), { exact: true }).click()
		const address = page.getByLabel(t('editor_address'))
		await address.fill('Not An Address')
		await page.getByRole('button', { name: t('editor_move_now') }).click()
		await expect(message(page, 'editor_address_wrong')).toBeVisible()
		await address.fill(`moved-${mark}`)
		await page.getByRole('button', { name: t('editor_move_now') }).click()
		await expect(page.getByText(t('editor_moved'))).toBeVisible()
		const asked = await fetch(at(`/prompt/${id}`), { redirect: 'manual' })
		expect([asked.status, asked.headers.get('Location')]).toEqual([301, `/prompt/moved-${mark}`])
		await page.getByText(t('editor_withdraw'), { exact: true }).click()
		await page.getByRole('button', { name: t('editor_withdraw_now') }).click()
		await expect(page.locator('[data-stands=withdrawn]')).toBeVisible()
		expect((await fetch(at(`/prompt/moved-${mark}`))).status).toBe(410)
		await publish.click()
		await expect(page.locator('[data-stands=published]')).toBeVisible()
		expect((await fetch(at(`/prompt/moved-${mark}`))).status).toBe(200)
	})
})
