import type { Page } from '@playwright/test'
import { detail01 } from '../../../app/content/prompts/detail-01.server.ts'
import { sample as freeSample } from '../../../app/content/samples/sample-01.server.ts'
import { sample as lockedSample } from '../../../app/content/samples/sample-02.server.ts'
import { barriersOf } from '../support/barriers.ts'
import {
	cards,
	expect,
	inOneLanguage,
	message,
	open,
	pressHeart,
	test,
	titles,
	toasts,
} from '../support/journey.ts'
import { thePrompt, theWords } from '../support/library.ts'
import type { Translate } from '../support/words.ts'

const FREE = '1'
const PREMIUM = '2'

/** The two tabs of a prompt's page with what is under each. */
function tabsOf(page: Page, t: Translate) {
	const tab = (name: 'tab_prompt' | 'tab_instructions') => page.getByRole('tab', { name: t(name) })
	return {
		prompt: tab('tab_prompt'),
		instructions: tab('tab_instructions'),
		panel: page.getByRole('tabpanel'),
	}
}

inOneLanguage('pt', (language) => {
	test('a prompt’s page shows what it is for, and its text at first', async ({ page, t }) => {
		await open(page, `/prompt/${FREE}`)
		const words = theWords(FREE, language)
		const main = page.getByRole('main')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
		await expect(page).toHaveTitle(new RegExp(`^${words.title}`))
		await expect(main.getByText(words.tagline, { exact: true })).toBeVisible()
		await expect(main.getByText(words.description, { exact: true })).toBeVisible()
		await expect(main.locator('.prompt-body .tags li')).toHaveText([...words.tags])
		await expect(main.locator('.badge-category')).toHaveAttribute('href', '/category/finance')
		await expect(main.getByText(words.credits, { exact: true })).toBeVisible()

		const { prompt, panel } = tabsOf(page, t)
		await expect(prompt).toHaveAttribute('aria-selected', 'true')
		await expect(panel).toContainText(words.promptText.slice(0, 60))
		await expect(main.getByRole('group').filter({ hasText: t('how_to_use') })).toHaveAttribute('open', '')
	})

	test('the tabs change by mouse, stay in the address, and leave no steps in the history', async ({
		page,
		t,
	}) => {
		await open(page, '/categories')
		await page.getByRole('link', { name: theWords(FREE, language).title, exact: true }).click()
		const { prompt, instructions, panel } = tabsOf(page, t)

		await instructions.click()
		await expect(page).toHaveURL(`/prompt/${FREE}?tab=instructions`)
		await expect(instructions).toHaveAttribute('aria-selected', 'true')
		await expect(panel).toContainText(theWords(FREE, language).instructions)
		await expect(panel.getByRole('listitem')).toHaveText([...theWords(FREE, language).steps])

		await page.reload()
		await expect(instructions).toHaveAttribute('aria-selected', 'true')
		await prompt.click()
		await expect(page).toHaveURL(`/prompt/${FREE}`)
		await page.goBack()
		await expect(page).toHaveURL('/categories')
	})

	test('the tabs change by arrows, Home and End', async ({ page, t }) => {
		await open(page, `/prompt/${FREE}`)
		const { prompt, instructions } = tabsOf(page, t)
		await prompt.focus()
		for (const [key, selected] of [
			['ArrowRight', instructions],
			['ArrowRight', prompt],
			['ArrowLeft', instructions],
			['Home', prompt],
			['End', instructions],
			['ArrowLeft', prompt],
		] as const) {
			await page.keyboard.press(key)
			await expect(selected).toBeFocused()
			await expect(selected).toHaveAttribute('aria-selected', 'true')
		}
		await page.keyboard.press('End')
		await page.keyboard.press('Tab')
		await expect(prompt).not.toBeFocused()
	})

	test('a premium prompt is locked: no text, a way to the plans, and the instructions stay open', async ({
		page,
		t,
	}) => {
		const words = theWords(PREMIUM, language)
		await open(page, `/prompt/${PREMIUM}`)
		await expect(page.getByRole('heading', { name: t('lock_title') })).toBeVisible()
		await expect(page.getByRole('tab', { name: t('locked') })).toHaveAttribute('aria-selected', 'true')
		const lines = [...words.promptText.split('\n'), ...words.followUp.split('\n')].filter(
			(line) => line.length > 40,
		)
		expect(lines.length).toBeGreaterThan(5)
		const html = await page.content()
		for (const line of lines) expect(html).not.toContain(line.slice(0, 40))
		await expect(page.getByRole('button', { name: t('copy_prompt') })).toHaveCount(0)

		const asks = page.getByRole('region', { name: t('what_it_asks') })
		await expect(asks.getByRole('list').first().getByRole('listitem')).toHaveText(
			words.blanks.map(({ label }) => label),
		)
		for (const { heading } of words.answerParts ?? []) {
			await expect(asks.getByText(heading, { exact: true })).toBeVisible()
		}
		await expect(
			page.locator('.upgrade-more').getByRole('link', { name: t('log_in'), exact: true }),
		).toHaveAttribute('href', `/login?next=%2Fprompt%2F${PREMIUM}`)

		const panel = page.getByRole('tabpanel')
		await page.getByRole('tab', { name: t('tab_instructions') }).click()
		await expect(panel).toContainText(words.instructions)
		await expect(panel.getByRole('button', { name: t('copy_follow_up') })).toHaveCount(0)
	})

	test('a press on the upgrade leads through the log-in straight to the checkout, and Back opens none', async ({
		page,
		t,
	}) => {
		await open(page, `/prompt/${PREMIUM}`)
		const price = 'R$ 29'
		await page.getByRole('button', { name: t('upgrade_for', { plan: 'Creator', price }) }).click()
		await expect(page).toHaveURL(/\/signup\?next=/)
		await expect(page.getByText(t('login_for_plan', { plan: 'Creator', price }))).toBeVisible()
		await page
			.locator('.folder-tabs')
			.getByRole('link', { name: t('log_in') })
			.click()
		await expect(page).toHaveURL(/\/login\?next=/)
		await page.getByLabel(t('email')).fill('explorer@pronto.test')
		await page.getByLabel(t('password'), { exact: true }).fill('pronto-demo')
		await page
			.locator('form button[type=submit]')
			.filter({ hasText: t('log_in') })
			.last()
			.click()
		await page.waitForURL(/\/sandbox\/checkout\//)
		await expect(page.locator('.checkout-order h1')).toContainText(price)
		await page.goBack()
		await expect(page.locator('.site-header')).toBeVisible()
		await page.waitForLoadState('networkidle')
		expect(new URL(page.url()).pathname).not.toContain('/sandbox/')
	})

	test('a visitor who marks a prompt as used is told to log in, and comes back afterwards', async ({
		page,
		t,
	}) => {
		await open(page, `/prompt/${FREE}?tab=instructions`)
		await page.getByRole('button', { name: t('mark_as_used_today') }).click()
		await expect(toasts(page)).toHaveText(t('login_required'))
		await page.getByRole('link', { name: t('log_in_and_return') }).click()
		await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/prompt/${FREE}?tab=instructions`)}`)
	})

	test('a visitor can’t save a favorite, and reads why', async ({ page, t }) => {
		await open(page, `/prompt/${FREE}`)
		const tools = page.getByRole('group', { name: t('prompt_actions') })
		const save = tools.getByRole('button', { name: t('save_favorite') })
		await expect(save).toBeDisabled()
		await expect(save).toHaveAccessibleDescription(t('login_to_save_favorites'))
		await expect(page.getByRole('link', { name: t('login_to_save_favorites') })).toHaveAttribute(
			'href',
			`/login?next=%2Fprompt%2F${FREE}`,
		)
		await expect(page.getByRole('link', { name: t('log_in_or_sign_up') })).toHaveAttribute(
			'href',
			`/login?next=%2Fprompt%2F${FREE}`,
		)
	})

	test('the prompts filed nearby lead on', async ({ page, t }) => {
		await open(page, `/prompt/${FREE}`)
		const nearby = page.getByRole('region', { name: t('filed_nearby') })
		const { relatedPrompts } = thePrompt(FREE)
		await expect(titles(nearby)).toHaveText(relatedPrompts.map((id) => theWords(id, language).title))
		await titles(nearby).first().getByRole('link').click()
		await expect(page).toHaveURL(`/prompt/${relatedPrompts[0]}`)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			theWords(relatedPrompts[0] ?? '', language).title,
		)
	})

	test('the first prompt has its longer record, others have none', async ({ page, t }) => {
		const record = detail01[language]
		await open(page, `/prompt/${FREE}`)
		await expect(page.getByText(record.whyItWorks, { exact: true })).toBeVisible()
		for (const [heading, text] of [
			['variations', record.variations[0]?.change],
			['pitfalls', record.pitfalls[0]],
		] as const) {
			const part = page
				.getByRole('group')
				.filter({ has: page.getByRole('heading', { name: t(heading), exact: true }) })
			const shown = part.getByText(text ?? '', { exact: true })
			await expect(shown).toBeHidden()
			await part.locator('summary').click()
			await expect(shown).toBeVisible()
		}

		await open(page, '/prompt/4')
		await expect(page.getByRole('heading', { name: t('why_it_works') })).toHaveCount(0)
	})

	for (const [which, { id, [language]: result }] of [
		['a free prompt', freeSample],
		['a locked one', lockedSample],
	] as const) {
		test(`${which} shows a result, from which answers, and what to correct in it`, async ({ page, t }) => {
			await open(page, `/prompt/${id}`)
			const region = page.getByRole('region', { name: t('sample_title'), exact: true })
			await expect(region.getByText(t('sample_label'))).toBeVisible()
			const { blanks } = theWords(id, language)
			await expect(region.getByRole('term')).toHaveText(blanks.map(({ label }) => label))
			await expect(region.getByRole('definition')).toHaveText(
				blanks.map(({ name }) => new Map<string, string>(Object.entries(result.answers)).get(name) ?? ''),
			)
			await expect(region.locator('.sample-corrections li')).toHaveText([...result.corrections])
			expect(await barriersOf(page)).toEqual([])
		})
	}

	test('a heart on a card says that favorites take an account', async ({ page, t }) => {
		await open(page, `/prompt/${FREE}`)
		const { title } = theWords(thePrompt(FREE).relatedPrompts[0] ?? '', language)
		const card = cards(page).filter({ hasText: title })
		await expect(card.getByRole('button')).toHaveAccessibleName(t('save_prompt', { title }))
		await pressHeart(card)
		await expect(message(page, 'login_to_save_favorites').and(toasts(page))).toHaveText(
			t('login_to_save_favorites'),
		)
	})
})
