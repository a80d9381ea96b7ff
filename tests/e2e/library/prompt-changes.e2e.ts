import { type RunningServer, startServer } from '../../support/server.ts'
import { barriersOf, pixelsBeside } from '../support/barriers.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { theWords } from '../support/library.ts'
import { beNobody, beSomebody } from '../support/people.ts'

// The library changes.
test.describe.configure({ mode: 'default' })
const ID = '5'
const COPIED = 'three-invoice-reminders'
const NOTE = { en: 'It asks one thing at a time.', pt: 'Pergunta uma coisa de cada vez.' }
let server: RunningServer
test.beforeAll(async () => {
	server = await startServer()
})
test.afterAll(() => server.stop())

inOneLanguage('pt', (language) => {
	test('who saved a prompt is told what became better of it, and everybody finds what changed', async ({
		page,
		context,
		t,
	}) => {
		const at = (path: string) => server.origin + path
		await beSomebody(context, server.origin, 'free')
		await open(page, at(`/prompt/${ID}`))
		await page.getByRole('button', { name: t('save_favorite') }).click()
		await expect(message(page, 'added_to_favorites')).toBeVisible()
		await expect(page.getByRole('link', { name: t('what_changed') })).toHaveCount(0)

		await beNobody(page)
		await beSomebody(context, server.origin, 'admin')
		await open(page, at(`/admin/prompts/${ID}`))
		await page.locator(`#${language}-tagline`).fill('Lanternas hoje')
		await expect(page.locator('[data-saving=saved]')).toBeVisible()
		for (const [name, note] of [
			['English', NOTE.en],
			['Português', NOTE.pt],
		] as const) {
			await page
				.getByRole('group', { name: t('editor_note') })
				.getByLabel(name)
				.fill(note)
		}
		await page.getByRole('button', { name: t('editor_publish'), exact: true }).click()
		await expect(message(page, 'editor_published')).toBeVisible()

		await beNobody(page)
		await beSomebody(context, server.origin, 'free')
		await open(page, at('/profile?tab=favorites'))
		await expect(message(page, 'improved_since')).toContainText(NOTE.pt)
		expect(await barriersOf(page)).toEqual([])
		await open(page, at(`/prompt/${ID}`))
		const told = message(page, 'improved_since_saved')
		await expect(told).toContainText(NOTE.pt)
		expect(await barriersOf(page)).toEqual([])
		await told.getByRole('link', { name: t('changes_see') }).click()
		const newest = page.getByRole('region', { name: t('versions_number', { version: 2 }) })
		await expect(newest).toContainText(NOTE.pt)
		await expect(newest.locator('ins').filter({ hasText: 'Lanternas' })).toBeVisible()
		expect(await barriersOf(page)).toEqual([])
		await page.setViewportSize({ width: 360, height: 740 })
		expect(await pixelsBeside(page)).toBe(0)

		await page.goBack()
		await told.getByRole('button', { name: t('improved_known') }).click()
		await expect(message(page, 'improvement_known')).toBeVisible()
		await expect(told).toHaveCount(0)

		await beNobody(page)
		await open(page, at(`/prompt/${ID}`))
		await expect(message(page, 'improved_since_saved')).toHaveCount(0)
		await page.getByRole('link', { name: t('what_changed') }).click()
		await expect(page.getByRole('heading', { level: 1, name: t('what_changed') })).toBeVisible()
		const title = theWords(ID, language).title
		await page.getByRole('link', { name: title }).click()
		await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
	})

	test('who copied a prompt into the locker is offered what became better of it', async ({
		page,
		context,
		t,
		allowNoise,
	}) => {
		allowNoise(/ERR_FAILED/)
		const at = (path: string) => server.origin + path
		await beSomebody(context, server.origin, 'legend')
		await open(page, at(`/prompt/${COPIED}`))
		await page.getByLabel(theWords(COPIED, language).blanks[0]?.label ?? '', { exact: true }).fill('R$ 180')
		await page.getByRole('button', { name: t('save_to_locker') }).click()
		await expect(page.getByRole('link', { name: t('in_your_locker') })).toBeVisible()

		await beNobody(page)
		await beSomebody(context, server.origin, 'admin')
		await open(page, at(`/admin/prompts/${COPIED}`))
		const text = page.locator(`#${language}-promptText`)
		await text.fill(`${await text.inputValue()}\n\nNo fim, diga o que sobra.`)
		await expect(page.locator('[data-saving=saved]')).toBeVisible()
		for (const name of ['English', 'Português'])
			await page
				.getByRole('group', { name: t('editor_note') })
				.getByLabel(name)
				.fill(NOTE.pt)
		await page.getByRole('button', { name: t('editor_publish'), exact: true }).click()
		await expect(message(page, 'editor_published')).toBeVisible()

		await beNobody(page)
		await beSomebody(context, server.origin, 'legend')
		await open(page, at(`/prompt/${COPIED}`))
		await expect(message(page, 'improved_since_copied')).toContainText(NOTE.pt)
		await page.getByRole('link', { name: t('improved_compare') }).click()
		await expect(page).toHaveURL(/\/prompt-locker\/[^/]+\/original$/)
		await open(page, at('/prompt-locker'))
		const title = theWords(COPIED, language).title
		await message(page, 'original_list').getByRole('link', { name: title }).click()
		const main = page.getByRole('main')
		await expect(main).toContainText(NOTE.pt)
		await expect(main.getByText('No fim, diga o que sobra.').first()).toBeVisible()
		const merged = page.getByLabel(t('original_merged'))
		await expect(merged).toHaveValue(/R\$ 180[\s\S]*No fim, diga o que sobra\.$/)
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme })
			expect(await barriersOf(page), colorScheme).toEqual([])
		}
		await page.setViewportSize({ width: 360, height: 740 })
		expect(await pixelsBeside(page)).toBe(0)
		// Where it does not leave, what was made of both stays.
		const made = `${await merged.inputValue()}\n\nObrigado.`
		await merged.fill(made)
		await page.route('**/*.data*', (route) =>
			route.request().method() === 'POST' ? route.abort() : route.continue(),
		)
		await page.getByRole('button', { name: t('original_save_merged') }).click()
		await expect(page.getByRole('alert').and(message(page, 'load_error_text'))).toBeVisible()
		await expect(merged).toHaveValue(made)
		await page.unrouteAll()
		await page.getByRole('button', { name: t('original_save_merged') }).click()
		await expect(message(page, 'prompt_updated')).toBeVisible()
		await expect(main.getByText('No fim, diga o que sobra.')).toBeVisible()
		await expect(message(page, 'original_improved')).toHaveCount(0)
		await open(page, at(`/prompt/${COPIED}`))
		await expect(message(page, 'improved_since_copied')).toHaveCount(0)
	})
})
