import type { Page } from '@playwright/test'
import { buySubscription } from '../support/billing/subscriber.ts'
import { focusDesk, startSession } from './support/focus-people.ts'
import { cards, expect, hydrated, inOneLanguage, message, open, test } from './support/journey.ts'
import { theWords } from './support/library.ts'
import { CUT, expectKept, keptPages, keptTexts, read } from './support/offline-reader.ts'
import { passAMonth } from './support/plan-journey.ts'
import { otherLanguageOf, words } from './support/words.ts'

const PREMIUM = { path: '/prompt/2', text: 'One named cause is worth more to you' }
const FAVORITES = '/profile?tab=favorites'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ allowNoise }) => allowNoise(CUT))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Makes a browser that of somebody new with a plan, a favorite, and for a Legend a prompt in the locker. */
async function beReader(page: Page, origin = '', plan: 'premium' | 'pro' = 'premium', favorite = '1') {
	const person = await buySubscription(origin, plan)
	await page.context().addCookies([{ ...person.cookie, url: origin }])
	const headers = { Authorization: `Bearer ${person.token}` }
	await fetch(`${origin}/prompt/${favorite}/favorite`, {
		method: 'POST',
		headers,
		body: new URLSearchParams({ favorite: 'on' }),
		redirect: 'manual',
	})
	if (plan === 'pro') {
		const params = { title_param: 'For the tunnel', content_param: 'Count the [lamps].', tags_param: [] }
		await fetch(`${origin}/functions/v1/prompt_locker_functions`, {
			method: 'POST',
			headers: { ...headers, 'Content-Type': 'application/json' },
			body: JSON.stringify({ function_name: 'create_saved_prompt', params }),
		})
	}
	return person
}

inOneLanguage('en', (language) => {
	test('what was read opens without a connection and says so; what was not offers what was', async ({
		page,
		context,
		t,
	}) => {
		const { title } = theWords('1', language)
		await read(page, '/prompt/1')
		await context.setOffline(true)
		await page.goto('/prompt/1')
		await hydrated(page)
		await expect(heading(page)).toHaveText(title)
		await expect(message(page, 'offline_line_copy')).toBeVisible()
		await page.goto('/blog')
		await expect(heading(page)).toHaveText(t('offline_title'))
		await page.getByRole('link', { name: title }).click()
		await expect(heading(page)).toHaveText(title)
		await expect(message(page, 'offline_line_copy')).toBeVisible()
		// A link of the page itself, to a page whose scripts never came.
		await page
			.getByRole('link', { name: t('nav_categories'), exact: true })
			.first()
			.click()
		await expect(heading(page)).toHaveText(t('offline_title'))
		// The other language was not read.
		const other = 'pt'
		await page.goto(`/prompt/1?lang=${other}`)
		await expect(heading(page)).toHaveText(words(other)('offline_title'))
		await expect(page.locator('html')).toHaveAttribute('lang', otherLanguageOf(language))
		await context.setOffline(false)
		await page.getByRole('link', { name: words(other)('offline_try_again') }).click()
		await expect(heading(page)).toHaveText(theWords('1', other).title)
	})
})

test('a Legend has favorites and locker along without having opened them; signing out empties the browser', async ({
	page,
	context,
	baseURL,
	t,
}) => {
	await beReader(page, baseURL, 'pro', '2')
	await read(page, '/faq')
	await expectKept(page, FAVORITES, '/prompt-locker', PREMIUM.path)
	await context.setOffline(true)
	await page.goto('/prompt-locker')
	await expect(page.getByRole('heading', { name: 'For the tunnel' })).toBeVisible()
	await page.goto(FAVORITES)
	await hydrated(page)
	await cards(page).getByRole('heading').getByRole('link').click()
	await expect(page).toHaveURL(PREMIUM.path)
	await expect(page.getByText(PREMIUM.text)).toBeVisible()
	// The chat is not kept, whether it was read or not.
	await page.goto('/chat-legend')
	await expect(heading(page)).toHaveText(t('offline_title'))
	await expect(page.locator('.offline-kept a[href^="/prompt-locker"]')).toBeVisible()
	await context.setOffline(false)
	await read(page, '/popular')
	await page.locator('.account-menu > button').click()
	await page.getByRole('menuitem', { name: t('log_out') }).click()
	await expect(page).toHaveURL('/')
	await expect.poll(() => keptPages(page)).not.toContain('/prompt-locker')
	const left = await keptTexts(page)
	expect(left.includes('For the tunnel') || left.includes(PREMIUM.text)).toBe(false)
	await context.setOffline(true)
	await page.goto('/prompt-locker')
	await expect(heading(page)).toHaveText(t('offline_title'))
	await expect(page.getByText('For the tunnel')).toHaveCount(0)
})

test('signing out without a connection empties the browser at once, and the server hears of it first', async ({
	page,
	context,
	baseURL,
	t,
}) => {
	const { cookie } = await beReader(page, baseURL, 'premium', '2')
	await read(page, PREMIUM.path)
	await context.setOffline(true)
	await page.locator('.account-menu > button').click()
	await page.getByRole('menuitem', { name: t('log_out') }).click()
	await expect(message(page, 'offline_signed_out')).toBeVisible()
	expect(await keptPages(page)).toEqual([])
	await page.goto(PREMIUM.path)
	await expect(message(page, 'offline_signed_out')).toBeVisible()
	await context.setOffline(false)
	await open(page, PREMIUM.path)
	await expect(page.getByRole('banner').getByRole('link', { name: t('log_in') })).toBeVisible()
	const headers = { Cookie: `${cookie.name}=${cookie.value}` }
	const answer = await fetch(`${baseURL}/profile`, { headers, redirect: 'manual' })
	expect(answer.headers.get('Location')).toMatch(/^\/login/)
})

test('who comes to the same browser after somebody else finds nothing of theirs', async ({
	page,
	context,
	baseURL,
	t,
}) => {
	await beReader(page, baseURL, 'pro', '2')
	await read(page, '/prompt-locker')
	await expectKept(page, PREMIUM.path)
	await context.clearCookies()
	await beReader(page, baseURL, 'premium', '4')
	await read(page, '/faq')
	const left = await keptTexts(page)
	expect(left.includes('For the tunnel')).toBe(false)
	await context.setOffline(true)
	await page.goto('/prompt-locker')
	await expect(heading(page)).toHaveText(t('offline_title'))
	await expect(page.getByRole('link', { name: theWords('2', 'en').title })).toHaveCount(0)
})

test('once the plan is over and the browser was online, no premium text is left to read', async ({
	page,
	context,
	baseURL,
	browser,
	t,
}) => {
	await beReader(page, baseURL, 'premium', '1')
	await read(page, PREMIUM.path)
	await context.setOffline(true)
	await page.reload()
	await expect(page.getByText(PREMIUM.text)).toBeVisible()
	await context.setOffline(false)
	await open(page, '/settings?tab=subscription')
	await page.getByRole('button', { name: t('manage_subscription') }).click()
	await page.getByRole('button', { name: t('sandbox_portal_cancel') }).click()
	await passAMonth(browser, baseURL)
	await expect(async () => {
		await page.goto('/faq')
		expect((await keptTexts(page)).includes(PREMIUM.text)).toBe(false)
	}).toPass()
	await context.setOffline(true)
	await page.goto(PREMIUM.path)
	await expect(page.getByText(PREMIUM.text)).toHaveCount(0)
})

test('work in focus mode goes on through a reload without a connection, and is saved afterwards', async ({
	page,
	context,
	baseURL,
	t,
}) => {
	await beReader(page, baseURL, 'premium', '1')
	await read(page, '/faq')
	await startSession(page, t)
	const desk = focusDesk(page, t)
	await desk.add('at the station')
	await desk.saved()
	await expect.poll(async () => (await keptTexts(page)).includes('at the station')).toBe(true)
	await context.setOffline(true)
	await desk.add('in the tunnel')
	await expect(message(page, 'save_offline')).toBeVisible()
	await page.reload()
	await expect(desk.task('in the tunnel')).toBeVisible()
	await desk.add('still in the tunnel')
	await page.reload()
	await expect(desk.task('still in the tunnel')).toBeVisible()
	await expect(message(page, 'offline_line_copy')).toBeVisible()
	await context.setOffline(false)
	await desk.saved()
	// The page is no copy any more once the server has answered.
	await expect(page.locator('.offline-line')).toBeEmpty()
	await expect(desk.task('still in the tunnel')).toBeVisible()
	await page.reload()
	await expect.poll(desk.texts).toEqual(['at the station', 'in the tunnel', 'still in the tunnel'])
})

test('a form that can’t be sent says so, and what was typed stays', async ({ page, context, t }) => {
	await read(page, '/contact')
	await context.setOffline(true)
	await page.locator('main textarea').fill('Half a page of thoughts.')
	await page.locator('main form button[type=submit]').click()
	await expect(message(page, 'offline_form')).toHaveText(t('offline_form'))
	await expect(page.locator('main textarea')).toHaveValue('Half a page of thoughts.')
})

test('a new worker takes over without breaking the page that is open, and what was kept stays', async ({
	page,
	context,
}) => {
	const address = '**/service-worker.js'
	await context.route(address, async (route) => {
		const response = await route.fetch()
		await route.fulfill({ response, body: `${await response.text()}\n// as it was before\n` })
	})
	await read(page, '/prompt/1')
	await page.evaluate(() => {
		navigator.serviceWorker.addEventListener('controllerchange', () => {
			document.title = 'another worker'
		})
	})
	await context.unroute(address)
	await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
	await expect(page).toHaveTitle('another worker')
	await page.getByRole('link', { name: 'Blog', exact: true }).click()
	await expect(page).toHaveURL('/blog')
	await expect(heading(page)).toHaveText(words('en')('nav_blog'))
	await context.setOffline(true)
	await page.goto('/prompt/1')
	await expect(heading(page)).toHaveText(theWords('1', 'en').title)
})
