import type { Page } from '@playwright/test'
import { buySubscription } from '../support/billing/subscriber.ts'
import { expect, inOneLanguage, message, open, test } from './support/journey.ts'
import { aLegend, button, field, link, locker, save } from './support/locker.ts'
import { cutOff, loseAnswer } from './support/network.ts'
import { beNobody, beSomebody, beSomebodyNew } from './support/people.ts'
import { createPrompt } from './support/prompt-form.ts'

const told = (page: Page) =>
	expect(page.getByRole('alert').and(message(page, 'load_error_text'))).toBeFocused()

inOneLanguage('en', () => {
	test.beforeEach(({ allowNoise }) => allowNoise(/ERR_FAILED/))

	test('a withdrawal that did not leave, or whose answer did not come, is gone on with as it was typed', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		const { cookie } = await buySubscription(baseURL ?? '', 'premium')
		await context.addCookies([{ ...cookie, url: baseURL ?? '' }])
		await open(page, '/withdraw')
		const name = page.getByLabel(t('withdraw_name'))
		const goOn = button(page, t('withdraw_button'))
		const confirm = button(page, t('withdraw_confirm_button'))
		await name.fill('Ana Sá')
		const connect = await cutOff(page)
		await goOn.click()
		await told(page)
		await expect(name).toHaveValue('Ana Sá')
		await connect()
		await goOn.click()
		await loseAnswer(page)
		await confirm.click()
		await told(page)
		await expect(name).toHaveValue('Ana Sá')
		await goOn.click()
		await confirm.or(page.getByRole('heading', { name: t('withdraw_done_title') })).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('withdraw_done_title'))
	})

	test('the word of a decision that did not leave stays beside what it is about', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		const title = `Lanterns ${Date.now()}`
		await beSomebodyNew(context, baseURL)
		const address = await createPrompt(page, t, title)
		await beNobody(page)
		await open(page, `${address}/report`)
		await page.getByLabel(t('report_spam')).check()
		await button(page, t('report_send')).click()
		await expect(message(page, 'report_thanks')).toBeVisible()
		await beNobody(page)
		await beSomebody(context, baseURL ?? '', 'admin')
		await open(page, '/admin/reports')
		const card = page.getByRole('article', { name: title })
		await card.getByText(t('reports_keep_ask')).click()
		const word = card.getByLabel(t('reports_word')).filter({ visible: true })
		await word.fill('It is fine as it is.')
		const connect = await cutOff(page)
		const keep = card.getByRole('button', { name: t('reports_keep_named', { title }) })
		await keep.click()
		await told(page)
		await expect(word).toHaveValue('It is fine as it is.')
		await connect()
		await keep.click()
		await expect(message(page, 'reports_kept')).toBeVisible()
	})

	test('what many prompts are to be tagged with stays where it did not leave, and so does which they are', async ({
		page,
		t,
	}) => {
		const legend = await aLegend(page)
		for (const title of ['One', 'Two']) await save(legend, title)
		await locker(page)
		await link(page, t('select_prompts')).click()
		await button(page, t('selection_all')).click()
		await button(page, t('selection_tag')).click()
		const add = field(page, t('selection_add'))
		await add.fill('new, b2b')
		const connect = await cutOff(page)
		const tag = button(page, t('selection_tag_now', { count: 2 }))
		await tag.click()
		await told(page)
		await expect(add).toHaveValue('new, b2b')
		await connect()
		await tag.click()
		await expect(message(page, 'selection_tagged')).toBeVisible()
	})
})
