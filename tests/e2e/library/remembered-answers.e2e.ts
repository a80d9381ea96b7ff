import { answer, fieldFor, kept } from '../support/answers.ts'
import { barriersOf } from '../support/barriers.ts'
import { expect, inOneLanguage, open, test, toasts } from '../support/journey.ts'
import { theWords } from '../support/library.ts'
import { beNobody, beSomebody, beSomebodyNew } from '../support/people.ts'
import { copyButton, shiftSoFar } from '../support/prompt-page.ts'

inOneLanguage('en', (language) => {
	test('an answer is offered where another prompt asks for the same, and one press takes it', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSomebody(context, baseURL ?? '', 'creator')
		await open(page, '/prompt/2')
		await answer(page, '2', language, 'business', 'padaria “Pão & Cia”')

		await open(page, '/prompt/20')
		const field = fieldFor(page, '20', language, 'business')
		const offer = page.getByRole('button', { name: t('use_answer', { answer: 'padaria “Pão & Cia”' }) })
		await expect(offer).toBeVisible()
		await expect(field).toHaveValue('')
		expect(await page.evaluate(shiftSoFar)).toBeLessThan(0.001)
		expect((await offer.boundingBox())?.height).toBeGreaterThanOrEqual(44)
		await offer.click()
		await expect(field).toHaveValue('padaria “Pão & Cia”')
		await expect(offer).toHaveCount(0)
		await expect(page.locator('.prompt-text')).toContainText('padaria “Pão & Cia”')
	})

	test('what was written is offered by the next prompt, also by who leaves before the page can remember', async ({
		page,
		t,
	}) => {
		const arrived = Promise.withResolvers<void>()
		await page.route('**/answer-desk*.js', async (route) => {
			await arrived.promise
			await route.continue()
		})
		await open(page, '/prompt/next-question-for-your-client')
		await fieldFor(page, 'next-question-for-your-client', language, 'offering').fill('conserto de bicicleta')
		await page.getByRole('link', { name: t('series_next', { title: theWords('1', language).title }) }).click()
		await expect(page).toHaveURL('/prompt/1')
		expect(await kept(page)).toBe('')
		arrived.resolve()
		await expect(
			page.getByRole('button', { name: t('use_answer', { answer: 'conserto de bicicleta' }) }),
		).toBeVisible()
	})

	test('by keyboard alone: take what is offered, copy, and begin the next time as last time', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSomebodyNew(context, baseURL ?? '')
		await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
		await open(page, '/prompt/1')
		await answer(page, '1', language, 'offering', 'conserto de bicicleta')
		await copyButton(page).focus()
		await page.keyboard.press('Enter')
		await expect.poll(() => kept(page)).toContain('"last"')

		const clear = page.getByRole('button', { name: t('clear'), exact: true })
		await clear.focus()
		await page.keyboard.press('Enter')
		const first = page.locator('#blank-0')
		await first.focus()
		await page.keyboard.press('Tab')
		await expect(page.getByRole('button', { name: /conserto de bicicleta/ })).toBeFocused()
		await page.keyboard.press('Enter')
		await expect(first).toBeFocused()
		await expect(first).toHaveValue('conserto de bicicleta')

		await clear.focus()
		await page.keyboard.press('Enter')
		await open(page, '/prompt/1')
		const lastTime = page.getByRole('button', { name: t('as_last_time') })
		await expect(lastTime).toBeVisible()
		await lastTime.focus()
		await page.keyboard.press('Enter')
		await expect(first).toHaveValue('conserto de bicicleta')
		await expect(toasts(page).and(page.locator('[data-message="filling_taken"]'))).toBeVisible()
	})

	test('what is remembered and offered has no barriers', async ({ page, t }) => {
		await open(page, '/prompt/1')
		await answer(page, '1', language, 'offering', 'a long answer about bikes that is cut in its field')
		await page.getByRole('button', { name: t('saved_answers') }).click()
		const dialog = page.getByRole('dialog')
		await dialog.getByRole('textbox', { name: t('filling_name') }).fill('Ana')
		await page.keyboard.press('Enter')
		await expect(dialog.getByText(t('filling_saved', { name: 'Ana' }))).toBeVisible()
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
			expect(await barriersOf(page), `dialog, ${colorScheme}`).toEqual([])
		}
		await page.keyboard.press('Escape')
		await page.getByRole('button', { name: t('clear'), exact: true }).click()
		await expect(page.locator('.answer-offer')).toBeVisible()
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
			expect(await barriersOf(page), `offer, ${colorScheme}`).toEqual([])
		}
	})
})

inOneLanguage('en', (language) => {
	test('a signed-in person’s answers are offered to nobody who uses the browser after them', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		const offer = page.getByRole('button', { name: t('use_answer', { answer: 'my secret service' }) })
		const look = async () => {
			await open(page, '/prompt/1')
			await page.locator('#blank-1').focus()
			await expect(page.getByRole('button', { name: t('saved_answers') })).toBeVisible()
		}
		await beSomebodyNew(context, baseURL ?? '')
		await open(page, '/prompt/1')
		await answer(page, '1', language, 'offering', 'my secret service')
		await page.getByRole('button', { name: t('clear'), exact: true }).click()
		await look()
		await expect(offer).toBeVisible()

		await beNobody(page)
		await look()
		await expect(offer).toHaveCount(0)
		await beSomebodyNew(context, baseURL ?? '')
		await look()
		await expect(offer).toHaveCount(0)
	})

	test('what somebody finds in the blanks, or by a link, is not remembered as theirs', async ({
		page,
		t,
	}) => {
		await page.addInitScript(() => localStorage.setItem('blanks:1', '{"service":"of the one before"}'))
		await open(page, '/prompt/1')
		await answer(page, '1', language, 'direct-cost', '$3')
		expect(await kept(page)).not.toContain('of the one before')
		await open(page, '/prompt/1#service=sent+by+link')
		await page.locator('#blank-3').fill('100')
		await expect(page.getByRole('button', { name: t('saved_answers') })).toBeVisible()
		await answer(page, '1', language, 'direct-cost', '$4')
		expect(await kept(page)).not.toContain('sent by link')
	})

	test('of a premium prompt nothing is kept but names of blanks and what was answered', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSomebody(context, baseURL ?? '', 'creator')
		await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
		await open(page, '/prompt/20')
		await answer(page, '20', language, 'business', 'corner bakery')
		await copyButton(page).click()
		await page.getByRole('button', { name: t('saved_answers') }).click()
		await page
			.getByRole('dialog')
			.getByRole('textbox', { name: t('filling_name') })
			.fill('Street')
		await page.keyboard.press('Enter')
		await expect.poll(() => kept(page)).toContain('"Street"')
		const remembered = await kept(page)
		expect(remembered).toContain('"last"')
		const words = theWords('20', language).promptText.split(/\s+/)
		const canaries = words.flatMap((_word, at) =>
			at % 5 === 0 && at + 5 <= words.length ? [words.slice(at, at + 5).join(' ')] : [],
		)
		expect(canaries.length).toBeGreaterThan(50)
		expect(canaries.filter((canary) => remembered.includes(canary))).toEqual([])
	})
})

test('without scripts the page reads as before, and nothing is offered', async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false })
	const page = await context.newPage()
	await page.goto('/prompt/1')
	await expect(page.locator('.prompt-text')).toBeVisible()
	await expect(page.locator('.fill-in-tools')).toBeHidden()
	await context.close()
})
