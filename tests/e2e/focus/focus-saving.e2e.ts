import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { aFilledFolder, startServer } from '../../support/server.ts'
import { beSubscriber, focusDesk, startSession, wishToEnd } from '../support/focus-people.ts'
import { expect, hydrated, inOneLanguage, message, open, test } from '../support/journey.ts'

/** What the browser says of a request that the test made fail. */
const CUT = /^Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/

const SAVE = '**/focus/session'
/** Counts the saves that a page sends. */
function saves(page: Page): { sent: number } {
	const counted = { sent: 0 }
	page.on('request', (request) => {
		if (request.method() === 'POST' && request.url().endsWith('/focus/session')) counted.sent += 1
	})
	return counted
}

inOneLanguage('en', () => {
	test('changes in quick succession are saved once, a second after the last', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const desk = focusDesk(page, t)
		const counted = saves(page)
		await page.clock.install()
		await page.clock.pauseAt(Date.now() + 60_000)
		await desk.add('one')
		await page.clock.fastForward(900)
		await desk.add('two')
		await page.clock.fastForward(900)
		expect(counted.sent).toBe(0)
		await expect(desk.state).toHaveText(t('saving_session'))
		await page.clock.fastForward(150)
		await expect(desk.state).toHaveText(t('saved'))
		expect(counted.sent).toBe(1)
	})

	test('with the network cut, work goes on; it is saved when the connection is back', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(CUT)
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const desk = focusDesk(page, t)
		await desk.saved()
		await context.setOffline(true)
		await desk.add('typed in a tunnel')
		await expect(message(page, 'save_offline')).toHaveText(t('save_offline'))
		await desk.tab('status').click()
		await expect(page.getByRole('slider')).toBeVisible()
		await wishToEnd(page, t)
		await expect(message(page, 'failed_to_end_focus_session')).toHaveText(t('failed_to_end_focus_session'))
		await context.setOffline(false)
		await desk.saved()
		await page.reload()
		await desk.tab('tasks').click()
		await expect.poll(desk.texts).toEqual(['typed in a tunnel'])
	})

	test('what could not be saved before the page was closed is on this device, and is saved by the next visit', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(CUT)
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		await context.route(SAVE, (route) => route.abort())
		const desk = focusDesk(page, t)
		await desk.add('not lost')
		await desk.newTask.fill('half typed')
		await page.getByLabel(t('use_a_prompt')).fill('half a prompt')
		await expect(message(page, 'save_failed')).toBeVisible()
		await page.close()
		await context.unroute(SAVE)
		const next = await context.newPage()
		await open(next, '/focus')
		const again = focusDesk(next, t)
		await expect(again.task('not lost')).toBeVisible()
		await expect(again.newTask).toHaveValue('half typed')
		await expect(next.getByLabel(t('use_a_prompt'))).toHaveValue('half a prompt')
		await again.saved()
		await next.reload()
		await expect(again.task('not lost')).toBeVisible()
		const kept = await next.evaluate(() => Object.keys(localStorage))
		expect(kept.filter((key) => key.startsWith('focus-copy:'))).toEqual([])
	})

	test('a save whose answer was lost is not stored twice', async ({
		page,
		context,
		baseURL,
		t,
		allowNoise,
	}) => {
		allowNoise(CUT)
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		let isLost = true
		await page.route(SAVE, async (route) => {
			if (route.request().method() !== 'POST' || !isLost) return route.fallback()
			isLost = false
			await route.fetch()
			await route.abort()
		})
		const desk = focusDesk(page, t)
		await desk.add('arrived all the same')
		await expect(message(page, 'save_failed')).toBeVisible()
		await desk.add('and more')
		await desk.saved()
		await page.reload()
		await expect.poll(desk.texts).toEqual(['arrived all the same', 'and more'])
	})

	test('leaving at once, by a link or by closing, still saves', async ({ page, context, baseURL, t }) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const desk = focusDesk(page, t)
		await desk.add('before the link')
		await page
			.getByRole('link', { name: t('nav_featured') })
			.first()
			.click()
		await expect(page).toHaveURL('/featured')
		await open(page, '/focus')
		await desk.add('before closing')
		await page.close()
		const next = await context.newPage()
		await expect(async () => {
			await next.goto('/focus')
			await expect.poll(focusDesk(next, t).texts).toEqual(['before the link', 'before closing'])
		}).toPass()
	})

	test('a page that was read while the one before was still saving catches up', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const isRead = Promise.withResolvers<void>()
		await page.route(SAVE, async (route) => {
			if (route.request().method() === 'POST') await isRead.promise
			await route.fallback()
		})
		const desk = focusDesk(page, t)
		await desk.add('before the link')
		const saved = page.waitForResponse(SAVE)
		await page
			.getByRole('link', { name: t('nav_featured') })
			.first()
			.click()
		await expect(page).toHaveURL('/featured')
		await page.route('**/focus', async (route) => {
			const response = await route.fetch()
			isRead.resolve()
			await (await saved).finished()
			await route.fulfill({ response })
		})
		await open(page, '/focus')
		await expect(desk.task('before the link')).toBeVisible()
		await desk.add('after it')
		await desk.saved()
		await expect.poll(desk.texts).toEqual(['before the link', 'after it'])
	})

	test('a plan that ends in mid-session takes nothing off the screen, and nothing more is taken', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		await page.route(SAVE, (route) =>
			route.request().method() === 'POST'
				? route.fulfill({ json: { version: 2, end: 'plan' } })
				: route.fallback(),
		)
		const desk = focusDesk(page, t)
		await desk.add('the last word')
		await expect(message(page, 'focus_plan_ended')).toContainText(t('focus_plan_ended'))
		await expect(desk.task('the last word')).toBeVisible()
		await expect(desk.newTask).toBeDisabled()
	})
})

test('the server killed in the middle of typing loses nothing', async ({ page, context, t, allowNoise }) => {
	allowNoise(/./)
	const folder = aFilledFolder()
	const first = await startServer({ env: { PRONTO_DATA: folder } })
	const env = { PORT: String(first.port), PRONTO_DATA: folder }
	await beSubscriber(context, first.origin)
	await page.goto(`${first.origin}/focus`)
	await hydrated(page)
	await page.getByLabel(t('session_title')).fill('Through a crash')
	await page.getByRole('button', { name: t('start_session') }).click()
	const desk = focusDesk(page, t)
	await desk.add('before')
	await desk.saved()
	first.signal('SIGKILL')
	await first.ended
	await desk.add('while it is gone')
	await expect(message(page, 'save_failed')).toBeVisible()
	await desk.newTask.fill('half')
	const second = await startServer({ env })
	await desk.saved()
	await page.reload()
	await expect.poll(desk.texts).toEqual(['before', 'while it is gone'])
	await expect(desk.newTask).toHaveValue('half')
	await second.stop()
	rmSync(folder, { recursive: true, force: true })
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test('a session is started, read and ended', async ({ page, context, baseURL, t }) => {
		await beSubscriber(context, baseURL)
		await page.goto('/focus')
		await page.getByLabel(t('session_title')).fill('By plain forms')
		await page.getByRole('button', { name: t('start_session') }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('By plain forms')
		await expect(message(page, 'focus_session_created')).toBeVisible()
		await page.getByRole('link', { name: t('history'), exact: true }).click()
		await expect(message(page, 'no_prompts_used')).toBeVisible()
		await expect(page.locator('.needs-script').filter({ visible: true })).toHaveCount(0)
		await page.getByRole('button', { name: t('end_session'), exact: true }).click()
		await expect(message(page, 'focus_session_ended')).toBeVisible()
		await expect(page.getByRole('region', { name: t('past_sessions') })).toContainText('By plain forms')
	})
})
