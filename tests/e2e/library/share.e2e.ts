import type { Page } from '@playwright/test'
import { fillIn } from '../../../app/features/library/blanks.ts'
import { barriersOf } from '../support/barriers.ts'
import { expect, inOneLanguage, open, test, toasts } from '../support/journey.ts'
import { theWords } from '../support/library.ts'
import { copyButton } from '../support/prompt-page.ts'
import type { Translate } from '../support/words.ts'

/** A device without a share sheet, whatever this machine's browser has. */
async function withoutShareSheet(page: Page): Promise<void> {
	await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
}

/** A device with a share sheet; the person picks a target, or closes it. */
async function withShareSheet(page: Page, isUsed: boolean): Promise<void> {
	await page.addInitScript((isUsed) => {
		const share = async (data: ShareData) => {
			sessionStorage.setItem('shared', JSON.stringify(data))
			if (!isUsed) throw new DOMException('The sheet was closed.', 'AbortError')
		}
		Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: share })
	}, isUsed)
}

const shared = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('shared') ?? 'null'))

inOneLanguage('pt', (language) => {
	const { title, blanks, promptText } = theWords('1', language)
	const [first, , third] = blanks
	const value = 'Café & pão = 2 #1'
	const filled = { [third?.name ?? '']: value }
	const link = `/prompt/1?lang=${language}#${new URLSearchParams({ 2: value })}`

	async function openFilled(page: Page) {
		await open(page, '/prompt/1')
		await page.getByRole('textbox', { name: third?.label ?? '', exact: true }).fill(value)
		await expect(page.locator('#share-answers')).toBeAttached()
	}

	/** What says that the link carries the answers, once a press of Share has brought it. */
	const question = (page: Page, t: Translate) => page.getByRole('group', { name: t('share'), exact: true })

	async function shareFilled(page: Page, t: Translate) {
		await page.getByRole('button', { name: t('share'), exact: true }).click()
		await question(page, t)
			.getByRole('button', { name: t('share'), exact: true })
			.click()
		await expect(question(page, t)).toBeHidden()
	}

	test('without a share sheet the link is copied, and it fills the blanks of who opens it', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await withoutShareSheet(page)
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await openFilled(page)
		await shareFilled(page, t)
		await expect(toasts(page)).toHaveText(t('link_copied_to_clipboard'))
		const copied = await page.evaluate(() => navigator.clipboard.readText())
		expect(copied).toBe(`${baseURL}${link}`)

		await page.evaluate(() => localStorage.clear())
		await open(page, copied)
		await expect(page.getByRole('textbox', { name: third?.label ?? '', exact: true })).toHaveValue(value)
		await expect(page.getByRole('textbox', { name: first?.label ?? '', exact: true })).toHaveValue('')
		await expect(page.locator('.prompt-text')).toHaveText(fillIn(promptText, filled), { useInnerText: false })
		expect(
			await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('blanks:'))),
		).toEqual([])
	})

	test('nothing filled in, the shared link is the page’s own', async ({ page, context, baseURL, t }) => {
		await withoutShareSheet(page)
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await open(page, '/prompt/1')
		await page.getByRole('button', { name: t('share'), exact: true }).click()
		await expect(toasts(page)).toHaveText(t('link_copied_to_clipboard'))
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/prompt/1`)
	})

	test('with a share sheet title, filled text and link go to it', async ({ page, baseURL, t }) => {
		await withShareSheet(page, true)
		await openFilled(page)
		await shareFilled(page, t)
		await expect(toasts(page)).toHaveText(t('shared_successfully'))
		expect(await shared(page)).toEqual({ title, text: fillIn(promptText, filled), url: `${baseURL}${link}` })
	})

	test('who leaves the answers out shares the bare address and text, for as long as the page is open', async ({
		page,
		baseURL,
		t,
	}) => {
		await withShareSheet(page, true)
		await page.setViewportSize({ width: 360, height: 780 })
		await open(page, '/prompt/1')
		const places = () =>
			page
				.locator('.prompt-tools :is(button, a), .prompt-facts > *, .fill-in-grid > .field')
				.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y + scrollY))
		const before = await places()
		const field = page.getByRole('textbox', { name: third?.label ?? '', exact: true })
		await field.fill(value)
		await expect(page.locator('#share-answers')).toBeAttached()
		const carries = question(page, t).getByRole('checkbox', {
			name: t('link_carries_answers', { count: 1 }),
		})
		await expect(carries).toBeHidden()
		expect(await places()).toEqual(before)

		await page.getByRole('link', { name: t('share_on_whatsapp') }).click()
		await expect(carries).toBeFocused()
		await expect(question(page, t)).toBeInViewport({ ratio: 1 })
		expect(await barriersOf(page)).toEqual([])
		await expect(carries).toBeChecked()
		await carries.uncheck()
		await expect(question(page, t).getByRole('link')).toHaveAttribute(
			'href',
			`https://wa.me/?text=${encodeURIComponent(`${title}\n${baseURL}/prompt/1`)}`,
		)
		await page.keyboard.press('Escape')
		await expect(carries).toBeHidden()

		// Nothing to be said, nothing is asked.
		await field.fill('')
		await page.getByRole('button', { name: t('share'), exact: true }).click()
		await expect(toasts(page)).toHaveText(t('shared_successfully'))
		await field.fill(value)
		await page.getByRole('button', { name: t('share'), exact: true }).click()
		await expect(carries).not.toBeChecked()
		await question(page, t)
			.getByRole('button', { name: t('share'), exact: true })
			.click()
		await expect.poll(() => shared(page)).toEqual({ title, text: promptText, url: `${baseURL}/prompt/1` })
	})

	test('a premium prompt is shared without its text', async ({ page, baseURL, t }) => {
		await withShareSheet(page, true)
		await open(page, '/prompt/2')
		await page.getByRole('button', { name: t('share'), exact: true }).click()
		await expect(toasts(page)).toHaveText(t('shared_successfully'))
		expect(await shared(page)).toEqual({ title: theWords('2', language).title, url: `${baseURL}/prompt/2` })
	})

	test('who closes the share sheet hears nothing of it', async ({ page, context, t }) => {
		await withShareSheet(page, false)
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await page.clock.install({ time: '2026-05-04T09:00:00' })
		await openFilled(page)
		// While the clock stands still, no toast goes away before it is seen.
		await page.clock.pauseAt('2026-05-04T10:00:00')
		await shareFilled(page, t)
		await copyButton(page).click()
		await expect(toasts(page)).toHaveText([t('copied_to_clipboard')])
		expect(await shared(page)).toMatchObject({ title })
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fillIn(promptText, filled))
	})

	test('where the browser refuses to copy the link, a message says where it is', async ({
		page,
		context,
		t,
	}) => {
		await withoutShareSheet(page)
		await context.grantPermissions(['geolocation'])
		await open(page, '/prompt/1')
		await page.getByRole('button', { name: t('share'), exact: true }).click()
		await expect(page.getByRole('alert').getByText(t('link_not_copied'))).toBeVisible()
	})

	test('WhatsApp gets the title and the link with what was filled in', async ({ page, baseURL, t }) => {
		await openFilled(page)
		await page.getByRole('link', { name: t('share_on_whatsapp') }).click()
		const whatsapp = question(page, t).getByRole('link', { name: t('share_on_whatsapp') })
		const text = encodeURIComponent(`${title}\n${baseURL}${link}`)
		await expect(whatsapp).toHaveAttribute('href', `https://wa.me/?text=${text}`)
		await expect(whatsapp).toHaveAttribute('target', '_blank')
	})
})
