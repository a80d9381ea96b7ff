import { cards, expect, inOneLanguage, message, open, test } from '../support/journey.ts'
import { pressKeyOn } from '../support/keys.ts'
import { theWords } from '../support/library.ts'
import { beSomebodyNew, sessionOf } from '../support/people.ts'
import { LOCALE } from '../support/words.ts'

const INSTRUCTIONS = '/prompt/1?tab=instructions'
/** 25 hours apart: never the same calendar day. */
const WEST = 'Pacific/Pago_Pago'
const EAST = 'Pacific/Kiritimati'
const DAY_MS = 24 * 60 * 60_000

inOneLanguage('pt', (language) => {
	test('with the keyboard alone, a prompt is marked as used, at once and for the day', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSomebodyNew(context, baseURL)
		await open(page, INSTRUCTIONS)
		await pressKeyOn(page, page.getByRole('button', { name: t('mark_as_used_today') }))
		await expect(message(page, 'marked_as_used')).toHaveText(t('marked_as_used'))
		await expect(page.getByRole('tabpanel').locator('.stamp')).toHaveText(t('used_today'))
		await open(page, '/category/finance')
		const card = cards(page).filter({ hasText: theWords('1', language).title })
		await expect(card.locator('.stamp')).toHaveText(t('used_today'))
	})

	test('a mark that the server does not take is taken back, with a word', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(/^Failed to load resource: .* 503 /)
		await beSomebodyNew(context, baseURL)
		await open(page, INSTRUCTIONS)
		await page.route('**/used', (route) => route.fulfill({ status: 503 }))
		const button = page.getByRole('button', { name: t('mark_as_used_today') })
		await button.click()
		await expect(message(page, 'error_updating_status')).toHaveText(t('error_updating_status'))
		await expect(button).toBeVisible()
	})

	test('today is the person’s own: past midnight where they are, the prompt is unused, and its last day is known', async ({
		browser,
		baseURL,
		t,
	}) => {
		const site = { baseURL: baseURL ?? '', locale: LOCALE[language] }
		const west = await browser.newContext({ ...site, timezoneId: WEST })
		const east = await browser.newContext({ ...site, timezoneId: EAST })
		await beSomebodyNew(west, baseURL)
		await east.addCookies([await sessionOf(west)])
		const [here, there] = [await west.newPage(), await east.newPage()]
		// The first page of a browser tells its zone to the next one.
		for (const page of [here, there]) await open(page, '/faq')
		await open(here, '/prompt/1')
		await here.locator('.favorite-toggle').click()
		await open(here, INSTRUCTIONS)
		await here.getByRole('button', { name: t('mark_as_used_today') }).click()
		await expect(message(here, 'marked_as_used')).toBeVisible()
		await open(here, INSTRUCTIONS)
		await expect(here.locator('.stamp').first()).toBeVisible()
		await open(there, INSTRUCTIONS)
		await expect(there.getByRole('button', { name: t('mark_as_used_today') })).toBeVisible()
		await expect(there.locator('.stamp')).toHaveCount(0)
		await open(there, '/profile?tab=favorites')
		const usedOn = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: WEST }).format(
			new Date(),
		)
		await expect(there.getByText(t('last_used', { day: usedOn }))).toBeVisible()
		await west.close()
		await east.close()
	})

	test('a page that stays open past midnight asks what was used today anew, at once where its tab is looked at again', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSomebodyNew(context, baseURL)
		await page.clock.install()
		await open(page, INSTRUCTIONS)
		await page.getByRole('button', { name: t('mark_as_used_today') }).click()
		await expect(page.locator('.stamp').first()).toBeVisible()
		await expect(message(page, 'marked_as_used')).toBeVisible()
		// The server's clock can't be moved on; the zone can.
		const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
		const elsewhere = [WEST, EAST].find((zone) => dayIn(zone) !== dayIn(timeZone)) ?? EAST
		await context.addCookies([{ name: 'tz', value: encodeURIComponent(elsewhere), url: baseURL ?? '' }])
		await page.clock.setSystemTime(Date.now() + DAY_MS)
		await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
		const button = page.getByRole('button', { name: t('mark_as_used_today') })
		await expect(button).toBeVisible()

		await context.clearCookies({ name: 'tz' })
		await context.addCookies([{ name: 'tz', value: encodeURIComponent(timeZone), url: baseURL ?? '' }])
		await page.clock.fastForward('24:00:00')
		await expect(button).toHaveCount(0)
		await expect(page.locator('.stamp').first()).toBeVisible()
	})
})

function dayIn(timeZone: string): string {
	return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date())
}
