import { expect, inOneLanguage, message, open, openChecked, test } from './support/journey.ts'
import { button } from './support/locker.ts'
import { beNobody, beSomebody, beSomebodyNew, endSession } from './support/people.ts'
import { createPrompt } from './support/prompt-form.ts'

inOneLanguage('en', () => {
	test('the title of a new collection that was typed while the session ended is there after logging in', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		const { email, password } = await beSomebodyNew(context, baseURL)
		await openChecked(page, '/collections')
		const title = page.getByLabel(t('collection_title'))
		await title.fill('Ten clients')
		await endSession(context, baseURL)
		await button(page, t('collection_begin')).click()
		await expect(page).toHaveURL('/login?next=%2Fcollections')
		const main = page.getByRole('main')
		await main.getByLabel(t('email')).fill(email)
		await main.getByLabel(t('password'), { exact: true }).fill(password)
		await button(page, t('log_in')).click()
		await expect(page).toHaveURL('/collections')
		await expect(title).toHaveValue('Ten clients')
		await button(page, t('collection_begin')).click()
		await expect(page).toHaveURL(/\/collections\/./)
		await open(page, '/collections')
		await expect(title).toHaveValue('')
	})

	test('what is typed into a report is there after a reload, and gone once it is sent', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSomebodyNew(context, baseURL)
		const address = await createPrompt(page, t, `Lanterns ${Date.now()}`)
		await beNobody(page)
		const note = page.getByLabel(t('report_note'))
		await open(page, `${address}/report`)
		await note.fill('Nothing but advertising.')
		await open(page, `${address}/report`)
		await expect(note).toHaveValue('Nothing but advertising.')
		await page.getByLabel(t('report_spam')).check()
		await button(page, t('report_send')).click()
		await expect(message(page, 'report_thanks')).toBeVisible()
		await open(page, `${address}/report`)
		await expect(note).toHaveValue('')
	})

	test('why something is done to somebody is there after a reload, and gone once it is done', async ({
		page,
		context,
		browser,
		baseURL,
		t,
	}) => {
		const theirs = await browser.newContext()
		const { email } = await beSomebodyNew(theirs, baseURL)
		await theirs.close()
		await beSomebody(context, baseURL ?? '', 'admin')
		await open(page, `/admin?q=${encodeURIComponent(email)}`)
		await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
		await page.getByRole('link', { name: t('act_suspend'), exact: true }).click()
		const why = page.getByLabel(t('act_reason'))
		await why.fill('They sell what is not theirs.')
		const address = page.url()
		await open(page, address)
		await expect(why).toHaveValue('They sell what is not theirs.')
		await button(page, t('act_suspend_press')).click()
		await expect(message(page, 'act_suspend_done')).toBeVisible()
		await page.getByRole('link', { name: t('act_lift'), exact: true }).click()
		await expect(why).toHaveValue('')
	})
})
