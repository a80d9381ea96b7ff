import { type RunningServer, startServer } from '../../support/server.ts'
import { barriersOf, pixelsBeside } from '../support/barriers.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { theWords } from '../support/library.ts'
import { beNobody, beSomebody } from '../support/people.ts'

// The library changes.
test.describe.configure({ mode: 'default', timeout: 120_000 })
const ID = '5'
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
		await expect(page.getByRole('button', { name: t('remove_favorite') })).toBeVisible()
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

		await beNobody(page)
		await open(page, at(`/prompt/${ID}`))
		await expect(message(page, 'improved_since_saved')).toHaveCount(0)
		await page.getByRole('link', { name: t('what_changed') }).click()
		await expect(page.getByRole('heading', { level: 1, name: t('what_changed') })).toBeVisible()
		const title = theWords(ID, language).title
		await page.getByRole('link', { name: title }).click()
		await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
	})
})
