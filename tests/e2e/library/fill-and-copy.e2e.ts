import type { Page } from '@playwright/test'
import { fillIn } from '../../../app/features/library/blanks.ts'
import { fillAll } from '../support/fill-all.ts'
import { expect, inOneLanguage, open, test, toasts } from '../support/journey.ts'
import { theWords } from '../support/library.ts'
import { copyButton } from '../support/prompt-page.ts'
import { LOCALE, type Translate } from '../support/words.ts'

/** The prompt's text as it stands on the page, character by character. */
const shownText = (page: Page) => page.locator('.prompt-text').evaluate((text) => text.textContent)

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

function count(t: Translate, filled: number, total: number) {
	return t('filled_count', { filled: String(filled), total: String(total) })
}

inOneLanguage('en', (language) => {
	test('what is written into the blanks stands in the text at once, and is counted', async ({ page, t }) => {
		const { blanks, promptText } = theWords('1', language)
		await open(page, '/prompt/1')
		const form = page.getByRole('form', { name: t('fill_in_the_blanks') })
		const counter = form.getByRole('status')
		await expect(counter).toHaveText(count(t, 0, blanks.length))
		expect(await shownText(page)).toBe(promptText)

		const [first] = blanks
		const field = form.getByRole('textbox', { name: first?.label ?? '', exact: true })
		await field.pressSequentially('Ana & <Zé>')
		expect(await shownText(page)).toBe(fillIn(promptText, { [first?.name ?? '']: 'Ana & <Zé>' }))
		await expect(counter).toHaveText(count(t, 1, blanks.length))
		await field.fill('   ')
		expect(await shownText(page)).toBe(promptText)
		await expect(counter).toHaveText(count(t, 0, blanks.length))

		const filled = await fillAll(page, '1', language)
		await expect(counter).toHaveText(count(t, blanks.length, blanks.length))
		expect(await shownText(page)).toBe(fillIn(promptText, filled))
	})

	test('a press on a blank in the text leads to its field', async ({ page }) => {
		const [, second] = theWords('1', language).blanks
		await open(page, '/prompt/1')
		await page.locator('.prompt-text').getByText(`[${second?.name}]`).first().click()
		await expect(page.getByRole('textbox', { name: second?.label ?? '', exact: true })).toBeFocused()
	})

	test('this device remembers the blanks until one button clears them', async ({ page, t }) => {
		const { blanks, promptText } = theWords('5', language)
		await open(page, '/prompt/5')
		const filled = await fillAll(page, '5', language)
		await open(page, '/prompt/5')
		await expect(page.getByText(count(t, blanks.length, blanks.length))).toBeVisible()
		expect(await shownText(page)).toBe(fillIn(promptText, filled))

		await page.getByRole('button', { name: t('clear'), exact: true }).click()
		expect(await shownText(page)).toBe(promptText)
		await open(page, '/prompt/5')
		await expect(page.getByText(count(t, 0, blanks.length))).toBeVisible()
		expect(await shownText(page)).toBe(promptText)
	})

	test('a visitor copies the filled text exactly, and reads for three seconds that it is copied', async ({
		page,
		context,
		t,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await page.clock.install({ time: '2026-05-04T09:00:00' })
		await open(page, '/prompt/5')
		const filled = await fillAll(page, '5', language)
		const code = theWords('5', language).blanks.find(({ choices }) => !choices)
		const lines = 'if (a) {\n\treturn  b\n}'
		await page.getByRole('textbox', { name: code?.label ?? '', exact: true }).fill(lines)
		const text = fillIn(theWords('5', language).promptText, { ...filled, [code?.name ?? '']: lines })

		await page.clock.pauseAt('2026-05-04T10:00:00')
		await copyButton(page).click()
		const done = page.getByRole('button', { name: t('copied'), exact: true })
		await expect(done).toBeDisabled()
		await expect(toasts(page)).toHaveText(t('copied_to_clipboard'))
		expect(await copied(page)).toBe(text)
		expect(await shownText(page)).toBe(text)

		await page.clock.runFor(2_900)
		await expect(done).toBeDisabled()
		await page.clock.runFor(200)
		await expect(copyButton(page)).toBeEnabled()
		await expect(done).toHaveCount(0)
	})

	test('what was copied is said no longer once an answer is another one', async ({ page, context, t }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await page.clock.install({ time: '2026-05-04T09:00:00' })
		await open(page, '/prompt/1')
		const total = theWords('1', language).blanks.length
		const copy = (count: number) =>
			page.getByRole('button', { name: t('copy_blanks_left', { count }), exact: true })
		await page.clock.pauseAt('2026-05-04T10:00:00')
		await copy(total).click()
		await expect(page.getByRole('button', { name: t('copied'), exact: true })).toBeDisabled()
		await page.locator('#blank-0').fill('bike tune-up')
		await expect(copy(total - 1)).toBeEnabled()
		await copy(total - 1).click()
		await expect(page.getByRole('button', { name: t('copied'), exact: true })).toBeDisabled()
		await page.getByRole('button', { name: t('clear'), exact: true }).click()
		await expect(copy(total)).toBeEnabled()
	})

	test('who copies by the keyboard keeps the focus, and hears which blanks are empty', async ({
		page,
		context,
		t,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await open(page, '/prompt/1')
		await copyButton(page).focus()
		await page.keyboard.press('Enter')
		const done = page.getByRole('button', { name: t('copied'), exact: true })
		await expect(done).toBeDisabled()
		await expect(done).toBeFocused()
		await expect(page.locator('.toast')).toHaveText(t('copied_to_clipboard'))
		const labels = theWords('1', language).blanks.map(({ label }) => label)
		await expect(page.locator('.after-copy').getByRole('status')).toHaveText(
			`${t('copied_empty')} ${new Intl.ListFormat(LOCALE[language]).format(labels)}`,
		)
	})

	for (const [width, height] of [
		[1440, 900],
		[768, 1024],
		[360, 780],
	] as const) {
		test(`at ${width} px a message lies over no field and no button of the panel`, async ({
			page,
			context,
			t,
		}) => {
			await context.grantPermissions(['clipboard-read', 'clipboard-write'])
			await page.setViewportSize({ width, height })
			await open(page, '/prompt/1')
			for (const field of ['#blank-0', '#blank-6']) {
				await page.locator(field).focus()
				await page.locator(field).fill('7')
				await page.getByRole('button', { name: t('clear'), exact: true }).click()
				await expect(page.locator('.toast').last()).toBeVisible()
				await page.locator(field).focus()
				const over = await page.evaluate(() => {
					const toasts = [...document.querySelectorAll('.toast')].map((toast) =>
						toast.getBoundingClientRect(),
					)
					const controls = document.querySelectorAll('.prompt-actions :is(button, a), textarea:focus')
					return [...controls].filter((control) => {
						const { top, bottom, left, right } = control.getBoundingClientRect()
						return toasts.some(
							(toast) => bottom > toast.top && top < toast.bottom && right > toast.left && left < toast.right,
						)
					}).length
				})
				expect(over).toBe(0)
			}
			await expect(page.locator('.toast')).toHaveCount(2)
		})
	}

	test('on a phone the newest message alone shows, and an Undo behind it has its whole time afterwards', async ({
		page,
		context,
		t,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await page.clock.install({ time: '2026-05-04T09:00:00' })
		await page.setViewportSize({ width: 360, height: 780 })
		await open(page, '/prompt/1')
		await page.locator('#blank-0').fill('7')
		await page.clock.pauseAt('2026-05-04T10:00:00')
		await page.getByRole('button', { name: t('clear'), exact: true }).click()
		const undo = page.locator('.toast', { hasText: t('undo') })
		await expect(undo).not.toHaveClass(/is-behind/)
		await page.clock.runFor(9_000)
		await copyButton(page).click()
		await expect(toasts(page)).toHaveCount(2)
		expect((await undo.boundingBox())?.height).toBeCloseTo(1)
		await page.clock.runFor(4_100)
		await expect(toasts(page)).toHaveCount(1)
		await page.clock.runFor(9_000)
		await undo.getByRole('button').click()
		await expect(page.locator('#blank-0')).toHaveValue('7')
	})

	test('at 768 px a field brings its blank into view where there is room for both', async ({ page }) => {
		await page.setViewportSize({ width: 768, height: 1024 })
		await open(page, '/prompt/three-invoice-reminders')
		const last = page.locator('.fill-in :is(textarea, select, input)').last()
		await last.focus()
		const slot = page.locator('.slot.is-at').first()
		await expect(slot).toBeInViewport()
		const [field, blank, bar] = await Promise.all([
			last.boundingBox(),
			slot.boundingBox(),
			page.locator('.prompt-actions').boundingBox(),
		])
		expect(field?.y).toBeGreaterThan(64)
		expect((blank?.y ?? 0) + (blank?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
	})

	test('empty blanks are copied between brackets', async ({ page, context }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await open(page, '/prompt/1')
		await copyButton(page).click()
		const { blanks, promptText } = theWords('1', language)
		await expect(page.locator('.after-copy').getByRole('status').getByRole('button')).toHaveText(
			blanks.map(({ label }) => label),
		)
		expect(await copied(page)).toBe(promptText)
	})

	test('the message that follows is copied too, filled in', async ({ page, context, t }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await open(page, '/prompt/1?tab=instructions')
		await page.getByRole('button', { name: t('copy_follow_up') }).click()
		await expect(toasts(page)).toHaveText(t('copied_to_clipboard'))
		expect(await copied(page)).toBe(theWords('1', language).followUp)
	})

	test('where the browser refuses to copy, the text is selected and a message says so', async ({
		page,
		context,
		t,
	}) => {
		// Granting one permission denies the others.
		await context.grantPermissions(['geolocation'])
		await open(page, '/prompt/1')
		const filled = await fillAll(page, '1', language)
		await copyButton(page).click()
		await expect(page.getByRole('alert').getByText(t('copy_failed'))).toBeVisible()
		expect(await page.evaluate(() => getSelection()?.toString())).toBe(
			fillIn(theWords('1', language).promptText, filled),
		)
		await expect(copyButton(page)).toBeEnabled()

		// What is copied after all takes the failure away, with a blank left empty too.
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await page.locator('#blank-0').fill('')
		await copyButton(page).click()
		await expect(page.locator('.toast')).toHaveText(t('copied_to_clipboard'))
	})
})
