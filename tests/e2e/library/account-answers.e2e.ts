import type { Page } from '@playwright/test'
import { barriersOf } from '../support/barriers.ts'
import { beSubscriber } from '../support/focus-people.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { theWords } from '../support/library.ts'
import { beSomebodyNew, sessionOf } from '../support/people.ts'
import { copyButton } from '../support/prompt-page.ts'

const told = (page: Page, text: string) =>
	page.waitForResponse(
		(response) =>
			response.url().endsWith('/settings/answers/sync') &&
			(response.request().postData() ?? '').includes(text),
	)

inOneLanguage('en', (language) => {
	test('who turns it on finds their answers on another device, and what they forget there is forgotten here', async ({
		page,
		context,
		browser,
		baseURL,
		t,
	}) => {
		await beSomebodyNew(context, baseURL ?? '')
		await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
		await open(page, '/prompt/1')
		await page.locator('#blank-0').fill('bike tune-up')
		await page.getByRole('button', { name: t('saved_answers') }).click()
		await page
			.getByRole('dialog')
			.getByRole('textbox', { name: t('filling_name') })
			.fill('Ana')
		await page.keyboard.press('Enter')
		await expect(page.getByRole('dialog').getByText(t('filling_saved', { name: 'Ana' }))).toBeVisible()

		await open(page, '/settings?tab=account')
		await page.getByRole('link', { name: t('manage_answers') }).click()
		await expect(page.getByText(t('answers_memory_off'))).toBeVisible()
		await expect(page.getByText('bike tune-up')).toBeVisible()
		const arrived = told(page, 'bike tune-up')
		await page.getByRole('button', { name: t('answers_turn_on') }).click()
		await expect(message(page, 'answers_turned_on')).toBeVisible()
		await arrived
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
			expect(await barriersOf(page), colorScheme).toEqual([])
		}

		const other = await browser.newContext({ locale: language })
		await other.addCookies(
			[{ ...(await sessionOf(context)), url: baseURL ?? '' }].map(({ name, value, url }) => ({
				name,
				value,
				url,
			})),
		)
		const there = await other.newPage()
		await there.goto(`${baseURL}/prompt/1?lang=${language}`)
		const offer = there.getByRole('button', { name: t('use_answer', { answer: 'bike tune-up' }) })
		await expect(offer).toBeVisible()
		await there.getByRole('button', { name: t('saved_answers') }).click()
		const dialog = there.getByRole('dialog')
		await expect(dialog.getByRole('button', { name: t('use_named', { name: 'Ana' }) })).toBeVisible()
		const forgotten = told(there, '"value":null')
		await dialog.getByRole('button', { name: t('forget_everything') }).click()
		await forgotten
		await other.close()

		await open(page, '/settings/answers')
		await expect(page.getByText(t('answers_none'))).toBeVisible()
		await page.getByRole('button', { name: t('answers_turn_off') }).click()
		await expect(page.getByText(t('answers_memory_off'))).toBeVisible()
	})
})

test('without scripts the account’s answers are shown, and turning it off deletes them', async ({
	browser,
	baseURL,
	t,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' })
	await beSomebodyNew(context, baseURL ?? '')
	const page = await context.newPage()
	await page.goto(`${baseURL}/settings/answers`)
	await page.getByRole('button', { name: t('answers_turn_on') }).click()
	await expect(page.getByText(t('answers_memory_on'))).toBeVisible()
	await expect(page.getByText(t('answers_none'))).toBeVisible()
	await page.getByRole('button', { name: t('answers_turn_off') }).click()
	await expect(page.getByText(t('answers_memory_off'))).toBeVisible()
	await context.close()
})

test('of a premium prompt the account is told names of blanks and answers, and nothing else', async ({
	page,
	context,
	baseURL,
	allowNoise,
	t,
}) => {
	await beSubscriber(context, baseURL)
	await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
	const learned = told(page, '"told":[]')
	await open(page, '/settings/answers')
	await learned
	// Who goes on before the account has answered finds it remembering all the same.
	allowNoise(/ERR_FAILED/)
	await page.route('**/settings/answers/sync', (route) => route.abort())
	await page.getByRole('button', { name: t('answers_turn_on') }).click()
	await expect(page.getByText(t('answers_memory_on'))).toBeVisible()
	await page.unroute('**/settings/answers/sync')
	const sent: string[] = []
	page.on('request', (request) => {
		if (request.url().endsWith('/settings/answers/sync')) sent.push(request.postData() ?? '')
	})
	await open(page, '/prompt/20')
	await page.locator('#blank-0').fill('corner bakery')
	const arrived = told(page, '"last"')
	await copyButton(page).click()
	await arrived
	const words = theWords('20', 'en').promptText.split(/\s+/)
	const canaries = words.map((_word, at) => words.slice(at, at + 5).join(' ')).slice(0, -4)
	expect(sent.join('\n')).toContain('corner bakery')
	expect(canaries.filter((canary) => sent.some((body) => body.includes(canary)))).toEqual([])
	await open(page, '/settings/answers')
	await page.getByRole('button', { name: t('answers_turn_off') }).click()
	await expect(page.getByText(t('answers_memory_off'))).toBeVisible()
})
