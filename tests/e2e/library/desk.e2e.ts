import type { Page } from '@playwright/test'
import { fillIn } from '../../../app/features/library/blanks.ts'
import { barriersOf } from '../support/barriers.ts'
import { expect, inOneLanguage, open, test, toasts } from '../support/journey.ts'
import { theWords } from '../support/library.ts'
import { copyButton } from '../support/prompt-page.ts'
import { LOCALE } from '../support/words.ts'

const field = (page: Page, position: number) => page.locator(`#blank-${position}`)
const places = (page: Page, position: number) => page.locator(`.prompt-text [for="blank-${position}"]`)

/** The blank of prompt 5 that stands in its text in two places. */
const TWICE = 0

inOneLanguage('en', (language) => {
	test.describe('beside each other', () => {
		test.use({ viewport: { width: 1440, height: 900 } })

		test('the field with the focus has its blank outlined and in view, and Esc leads from one to the other', async ({
			page,
		}) => {
			await open(page, '/prompt/5')
			await expect(places(page, TWICE)).toHaveCount(2)
			await field(page, TWICE).focus()
			for (const place of await places(page, TWICE).all()) await expect(place).toHaveClass(/is-at/)
			await expect(page.locator('.prompt-text .is-at')).toHaveCount(2)

			await places(page, 1).first().click()
			await expect(field(page, 1)).toBeFocused()
			await expect(places(page, 1).first()).toHaveClass(/is-at/)
			await expect(places(page, TWICE).first()).not.toHaveClass(/is-at/)
			await page.keyboard.press('Escape')
			await expect(places(page, 1).first()).toBeFocused()
			await expect(places(page, 1).first()).toBeInViewport({ ratio: 1 })
			await expect(page.locator('.prompt-text .is-at')).toHaveCount(0)
			for (const key of ['Enter', 'Space']) {
				await page.keyboard.press(key)
				await expect(field(page, 1), key).toBeFocused()
				await page.keyboard.press('Escape')
				await expect(places(page, 1).first()).toBeFocused()
			}
		})

		test('from the second place of a blank one comes back to the second', async ({ page }) => {
			await open(page, '/prompt/5')
			await places(page, TWICE).nth(1).click()
			await expect(field(page, TWICE)).toBeFocused()
			await expect(field(page, TWICE)).toBeInViewport({ ratio: 1 })
			await page.keyboard.press('Escape')
			await expect(places(page, TWICE).nth(1)).toBeFocused()
		})

		test('Enter goes to the next field and at last to the copy button; Shift and Enter break a line', async ({
			page,
		}) => {
			const { blanks } = theWords('1', language)
			await open(page, '/prompt/1')
			await field(page, 0).pressSequentially('bike')
			await page.keyboard.press('Enter')
			await expect(field(page, 1)).toBeFocused()
			await expect(field(page, 0)).toHaveValue('bike')
			// A number has one line.
			await page.keyboard.type('2.5')
			await page.keyboard.press('Enter')
			await expect(field(page, 2)).toBeFocused()
			await page.keyboard.type('14 in parts')
			await page.keyboard.press('Shift+Enter')
			await page.keyboard.type('and fuel')
			await page.keyboard.press('Enter')
			await expect(field(page, 2)).toHaveValue('14 in parts\nand fuel\n')
			await field(page, blanks.length - 1).focus()
			await page.keyboard.press('Enter')
			await expect(copyButton(page)).toBeFocused()
		})

		test('Enter goes on from a list of choices too, and does nothing more where it arrives', async ({
			page,
		}) => {
			const { blanks } = theWords('8', language)
			const choice = theWords('5', language).blanks.findIndex(({ choices }) => choices)
			await open(page, '/prompt/5')
			await field(page, choice).focus()
			await page.keyboard.press('ArrowDown')
			await page.keyboard.press('Enter')
			await expect(field(page, choice + 1)).toBeFocused()
			await expect(field(page, choice)).not.toHaveValue('')
			await expect(field(page, choice + 1)).toHaveValue('')

			await open(page, '/prompt/8')
			expect(blanks.at(-1)?.choices).toBeTruthy()
			await field(page, blanks.length - 1).focus()
			await page.keyboard.press('ArrowDown')
			await page.keyboard.press('Enter')
			await expect(copyButton(page)).toBeFocused()
			await expect(page.locator('.prompt-actions > .is-done')).toHaveCount(0)
			await expect(toasts(page)).toHaveCount(0)
		})

		test('where an answer has lines, Enter breaks one', async ({ page }) => {
			await open(page, '/prompt/5')
			const code = theWords('5', language).blanks.findIndex(({ kind }) => kind === 'long')
			await field(page, code).pressSequentially('if (a) {')
			await page.keyboard.press('Enter')
			await expect(field(page, code)).toBeFocused()
			await expect(field(page, code)).toHaveValue('if (a) {\n')
		})
	})

	test.describe('on a phone', () => {
		test.use({ viewport: { width: 360, height: 780 } })

		test('the text is folded to its first lines, opens in place, and its blanks lead to their fields', async ({
			page,
			t,
		}) => {
			await open(page, '/prompt/1')
			const text = page.locator('.prompt-text')
			const height = () => text.evaluate((element) => element.getBoundingClientRect().height)
			expect(await height()).toBe(128)
			const top = await text.evaluate((element) => element.getBoundingClientRect().top + scrollY)
			await page.getByRole('button', { name: t('unfold_prompt') }).click()
			expect(await height()).toBeGreaterThan(1_000)
			expect(await text.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(top)
			await places(page, 2).first().click()
			await expect(field(page, 2)).toBeFocused()
			await expect(field(page, 2)).toBeInViewport({ ratio: 1 })
			await page.keyboard.press('Escape')
			await expect(places(page, 2).first()).toBeFocused()
			await page.getByRole('button', { name: t('fold_prompt') }).click()
			expect(await height()).toBe(128)
			await text.evaluate((element) => element.querySelectorAll('label')[3]?.focus())
			expect(await text.evaluate((element) => element.scrollTop)).toBe(0)
		})

		test('“Open in” is a menu above the bar, which Esc closes', async ({ page, t }) => {
			await open(page, '/prompt/1')
			const link = page.getByRole('link', { name: t('open_in_tool', { tool: 'Claude' }) })
			await expect(link).toBeHidden()
			const menu = page.getByRole('button', { name: t('open_in'), exact: true })
			await menu.click()
			await expect(link).toBeInViewport({ ratio: 1 })
			const [above, below] = await Promise.all([page.locator('.open-in').boundingBox(), menu.boundingBox()])
			expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
			await page.keyboard.press('Escape')
			await expect(link).toBeHidden()
			await expect(menu).toBeFocused()
		})
	})

	test('who copies with empty blanks reads which; the message that follows and Markdown are offered', async ({
		page,
		context,
		t,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		const copied = () => page.evaluate(() => navigator.clipboard.readText())
		const { title, blanks, promptText, followUp } = theWords('1', language)
		await open(page, '/prompt/1')
		for (const position of [0, 1, 3, 4, 5]) await field(page, position).fill('x')
		await copyButton(page).click()
		const labels = [blanks[2]?.label ?? '', blanks[6]?.label ?? '']
		const after = page.locator('.after-copy')
		const listed = new Intl.ListFormat(LOCALE[language]).format(labels)
		// The message that follows would be read out with it.
		await expect(after.getByRole('status')).toHaveText(`${t('copied_empty')} ${listed}`)
		await after.getByRole('button', { name: t('copy_follow_up') }).click()
		await expect.poll(copied).toBe(followUp)

		const filled = Object.fromEntries([0, 1, 3, 4, 5].map((at) => [blanks[at]?.name ?? '', 'x']))
		await after.getByRole('button', { name: t('copy_markdown') }).click()
		await expect.poll(copied).toBe(`# ${title}\n\n\`\`\`text\n${fillIn(promptText, filled)}\n\`\`\`\n`)
		expect(await barriersOf(page)).toEqual([])
		await after.getByRole('button', { name: t('close') }).click()
		await expect(after).toHaveCount(0)

		for (const position of [2, 6]) await field(page, position).fill('x')
		await expect(copyButton(page)).toHaveText(t('copy_prompt'))
		await copyButton(page).click()
		await expect(after).toContainText(t('follow_up'))
		await expect(after).not.toContainText(t('copied_empty'))
		await field(page, 2).focus()
		await expect(after).toHaveCount(0)
	})

	for (const [path, width] of [
		['/prompt/1', 1440],
		['/prompt/1?tab=instructions', 360],
	] as const) {
		test(`on paper stands the filled prompt, whole, and nothing else: ${path} at ${width} px`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height: 780 })
			const { blanks, promptText } = theWords('1', language)
			await open(page, path)
			await field(page, 0).fill('bike')
			await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
			const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
			expect(scheme).toBe('light')
			const text = fillIn(promptText, { [blanks[0]?.name ?? '']: 'bike' })
			await expect(page.locator('body')).toHaveText(text, { useInnerText: true })
			const { drawn, whole } = await page.locator('.prompt-text').evaluate((element) => ({
				drawn: element.getBoundingClientRect().height,
				whole: element.scrollHeight,
			}))
			expect(drawn).toBeGreaterThan(whole - 2)
		})
	}

	test('the copy button says how many blanks are left, until none is', async ({ page, t }) => {
		await open(page, '/prompt/1')
		await expect(copyButton(page)).toHaveText(t('copy_blanks_left', { count: 7 }))
		for (const position of [0, 1, 2, 3, 4, 5]) await field(page, position).fill('x')
		await expect(copyButton(page)).toHaveText(t('copy_blanks_left', { count: 1 }))
		await field(page, 6).fill('x')
		await expect(copyButton(page)).toHaveText(t('copy_prompt'))
	})
})
