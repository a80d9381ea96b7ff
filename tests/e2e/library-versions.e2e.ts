import { type RunningServer, startServer } from '../support/server.ts'
import { barriersOf, pixelsBeside } from './support/barriers.ts'
import { expect, inOneLanguage, message, open, test } from './support/journey.ts'
import { theWords } from './support/library.ts'
import { beSomebody } from './support/people.ts'

// The library changes.
test.describe.configure({ mode: 'default' })
const ID = '8'
const NOTE = { en: 'As it was before.', pt: 'Como era antes.' }
const REFUSED = /^Failed to load resource: .* 400 /
let server: RunningServer
test.beforeAll(async () => {
	server = await startServer()
})
test.afterAll(() => server.stop())

inOneLanguage('pt', (language) => {
	test('an editor finds a prompt, sees what was changed, restores what it was, and withdraws it', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(REFUSED)
		const { title } = theWords(ID, language)
		await beSomebody(context, server.origin, 'admin')
		await open(page, `${server.origin}/admin?tab=prompts`)
		await expect(message(page, 'admin_coming_soon')).toBeVisible()
		const main = page.getByRole('main')
		const find = async (state: string) => {
			await main.getByRole('combobox', { name: t('desk_state') }).selectOption(state)
			await main.getByRole('searchbox').fill(title)
			await main.getByRole('searchbox').press('Enter')
		}
		await find('withdrawn')
		await expect(message(page, 'desk_nothing_found')).toBeVisible()
		await find('published')
		await expect(page.locator('.desk-table tbody tr')).toHaveCount(1)

		await main.getByRole('link', { name: title, exact: true }).click()
		const tagline = page.locator(`#${language}-tagline`)
		await tagline.fill('Lanterns tonight')
		await expect(page.locator('[data-saving=saved]')).toBeVisible()
		await page.getByRole('button', { name: t('editor_publish'), exact: true }).click()
		await expect(message(page, 'editor_published')).toBeVisible()
		await page.getByRole('link', { name: t('versions_see_all') }).click()
		const number = (version: number) => t('versions_number', { version })
		const heading = t('versions_compared', { from: number(1), to: number(2) })
		await expect(page.getByRole('heading', { name: heading })).toBeVisible()
		await expect(page.locator('ins').filter({ hasText: 'Lanterns' })).toBeVisible()
		expect(await barriersOf(page)).toEqual([])

		const list = page.getByRole('navigation', { name: t('versions_title') })
		await list.getByRole('link').last().click()
		await page.getByRole('link', { name: t('versions_restore', { version: 1 }) }).click()
		await expect(page.getByRole('heading', { name: t('versions_ask_restore', { version: 1 }) })).toBeFocused()
		await page.setViewportSize({ width: 360, height: 740 })
		expect(await pixelsBeside(page)).toBe(0)
		expect(await barriersOf(page)).toEqual([])
		await page.getByRole('textbox', { name: 'English' }).fill(NOTE.en)
		const restore = page.getByRole('button', { name: t('versions_restore_now', { version: 1 }) })
		await restore.click()
		const other = page.getByRole('textbox', { name: 'Português' })
		await expect(other).toHaveAccessibleDescription(t('editor_note_both'))
		await expect(other).toBeFocused()
		await expect(page.getByRole('textbox', { name: 'English' })).toHaveValue(NOTE.en)
		await other.fill(NOTE.pt)
		await restore.click()
		await expect(message(page, 'versions_restored')).toBeVisible()
		await expect(list.getByRole('link').first()).toContainText(NOTE.pt)

		await page.getByRole('link', { name: t('editor_withdraw') }).click()
		await page.getByRole('link', { name: t('versions_leave') }).click()
		await page.getByRole('link', { name: t('editor_withdraw') }).click()
		await page.getByRole('button', { name: t('editor_withdraw_now') }).click()
		await expect(message(page, 'editor_withdrawn')).toBeVisible()
		await expect.poll(async () => (await fetch(`${server.origin}/prompt/${ID}`)).status).toBe(410)
		await page.getByText(t('versions_record')).click()
		for (const did of ['versions_did_withdraw', 'versions_did_restore', 'versions_did_publish'] as const) {
			await expect(page.getByText(t(did), { exact: true }).first()).toBeVisible()
		}
	})
})
