import type { BrowserContext, Page } from '@playwright/test'
import { cards, expect, inBothLanguages, inOneLanguage, open, pressHeart, test } from './support/journey.ts'
import { copyButton } from './support/prompt-page.ts'
import type { Translate } from './support/words.ts'

/** What Chromium tells its console of data that did not come. */
const FAILED_DATA = /^Failed to load resource: .*\.data/

interface Visit {
	page: Page
	context: BrowserContext
	t: Translate
	allowNoise: (pattern: RegExp) => void
}

/** Each promised message that a visitor can meet: its text, where it is one to the letter, and how they come to meet it. */
const MESSAGES: readonly {
	id: Parameters<Translate>[0]
	en?: string
	meet: (visit: Visit) => Promise<unknown>
}[] = [
	{
		id: 'error_loading_data',
		en: 'Error loading data',
		meet: async ({ page, t, allowNoise }) => {
			allowNoise(FAILED_DATA)
			await open(page, '/')
			await page.route(/\.data/, (route) => route.abort())
			await page
				.getByRole('banner')
				.getByRole('link', { name: t('nav_popular') })
				.click()
		},
	},
	{
		id: 'error_loading_prompt',
		en: 'Error loading prompt data',
		meet: async ({ page, allowNoise }) => {
			allowNoise(FAILED_DATA)
			await open(page, '/category/finance')
			await page.route(/\.data/, (route) => route.abort())
			await page.getByRole('article').getByRole('heading').first().getByRole('link').click()
		},
	},
	{ id: 'prompt_not_found', en: 'Prompt not found', meet: ({ page }) => open(page, '/prompt/999') },
	{ id: 'category_not_found', meet: ({ page }) => open(page, '/category/nowhere') },
	{ id: 'page_not_found', en: 'Oops! Page not found', meet: ({ page }) => open(page, '/nowhere') },
	{
		id: 'no_results_found',
		en: 'No results found',
		meet: ({ page }) => open(page, '/categories?q=zzxqwv'),
	},
	{
		id: 'login_required',
		en: 'Please log in to continue',
		meet: async ({ page, t }) => {
			await open(page, '/prompt/1?tab=instructions')
			await page.getByRole('button', { name: t('mark_as_used_today') }).click()
		},
	},
	{
		id: 'login_to_save_favorites',
		meet: async ({ page }) => {
			await open(page, '/popular')
			await pressHeart(cards(page).first())
		},
	},
	{
		id: 'copied_to_clipboard',
		meet: async ({ page, context }) => {
			await context.grantPermissions(['clipboard-write'])
			await open(page, '/prompt/1')
			await copyButton(page).click()
		},
	},
	{
		id: 'shared_successfully',
		meet: async ({ page, t }) => {
			await page.addInitScript(() => {
				Object.defineProperty(Navigator.prototype, 'share', { value: () => Promise.resolve() })
			})
			await open(page, '/prompt/1')
			await page.getByRole('button', { name: t('share'), exact: true }).click()
		},
	},
	{
		id: 'link_copied_to_clipboard',
		meet: async ({ page, context, t }) => {
			await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
			await context.grantPermissions(['clipboard-write'])
			await open(page, '/prompt/1')
			await page.getByRole('button', { name: t('share'), exact: true }).click()
		},
	},
]

// What is agreed to the letter is English; the rest is read in Portuguese.
for (const { id, en, meet } of MESSAGES) {
	inOneLanguage(en ? 'en' : 'pt', () => {
		test(`a visitor reads “${en ?? id}” where it belongs`, async ({ page, context, t, allowNoise }) => {
			await meet({ page, context, t, allowNoise })
			await expect(page.locator(`[data-message="${id}"]`)).toHaveText(en ?? t(id))
		})
	})
}

inBothLanguages((language) => {
	test('a visitor reads the agreed words where nothing matches', async ({ page, t }) => {
		await open(page, '/categories?q=zzxqwv')
		await expect(page.locator('[data-message=no_prompts_found]')).toHaveText(
			language === 'en'
				? 'No prompts found. Try adjusting your search or filter criteria.'
				: `${t('no_prompts_found')} ${t('no_prompts_found_hint')}`,
		)
	})
})
