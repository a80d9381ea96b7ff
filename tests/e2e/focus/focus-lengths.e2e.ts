import { beSubscriber, endSession, startSession } from '../support/focus-people.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'

const MINUTE = 60_000

inOneLanguage('en', () => {
	test('a session has own lengths, which the next one begins with', async ({ page, context, baseURL, t }) => {
		await beSubscriber(context, baseURL)
		await page.clock.install()
		await open(page, '/focus')
		await page.getByLabel(t('session_title')).fill('Long work')
		await page.getByText(t('lengths_now', { focus: 25, rest: 5 })).click()
		const focus = page.getByLabel(t('length_focus'))
		await focus.fill('0')
		await expect(page.getByText(t('length_wrong', { least: 1, most: 180 }))).toBeVisible()
		await expect(page.getByRole('button', { name: t('start_session') })).toBeDisabled()
		await focus.fill('50')
		await page.getByLabel(t('length_rest'), { exact: true }).fill('10')
		await page.getByRole('button', { name: t('start_session') }).click()
		const clock = page.getByRole('timer')
		await expect(clock).toHaveText(/^(50:00|49:5\d)$/)
		await page.clock.fastForward(50 * MINUTE)
		await expect(clock).toHaveText(/^(10:00|09:5\d)$/)
		await page.getByRole('button', { name: t('clock_lengths') }).click()
		await page.getByLabel(t('length_focus')).fill('15')
		await page.getByRole('button', { name: t('use_lengths') }).click()
		await expect(clock).toHaveText(/^(15:00|14:5\d)$/)
		await endSession(page, t)
		await expect(page.getByText(t('lengths_now', { focus: 15, rest: 10 }))).toBeVisible()
		const past = page.getByRole('region', { name: t('past_sessions') })
		await expect(past).toContainText(t('time_focused', { time: t('minutes_spent', { minutes: 50 }) }))
	})
})

inOneLanguage('en', () => {
	test('work after the end of focus is overtime, counted apart, until the rest is begun', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await page.clock.install()
		await startSession(page, t)
		await page.clock.fastForward(26 * MINUTE)
		await page.getByRole('button', { name: t('work_overtime') }).click()
		await page.clock.fastForward(2 * MINUTE)
		const clock = page.getByRole('timer')
		await expect(clock).toHaveText(/^\+03:\d\d$/)
		await page.getByRole('button', { name: t('start_rest') }).click()
		await expect(clock).toHaveText(/^0(5:00|4:5\d)$/)
		await page.getByRole('button', { name: t('skip_rest') }).click()
		await expect(page.locator('.clock-phase')).toHaveText(t('clock_focus', { round: 2 }))
		// Counted by this page's clock, which is ahead of the server's.
		await page.getByRole('button', { name: t('restart_clock', { minutes: 25 }) }).click()
		await endSession(page, t)
		const past = page.getByRole('region', { name: t('past_sessions') })
		await expect(past).toContainText(t('time_focused', { time: t('minutes_spent', { minutes: 25 }) }))
		await expect(past).toContainText(t('time_overtime', { time: t('minutes_spent', { minutes: 3 }) }))
	})

	test('the system tells the end of a phase where a press asked for it, and was not asked before', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await context.grantPermissions(['notifications'])
		// What the system gets: a browser without a desktop shows none.
		await page.addInitScript(() => {
			const told: string[] = []
			class Heard {
				static permission = 'granted'
				static requestPermission = () => {
					told.push('asked')
					return Promise.resolve('granted')
				}
				constructor(_title: string, { body }: { body: string }) {
					told.push(body)
				}
			}
			Object.assign(window, { Notification: Heard, told })
			document.hasFocus = () => false
		})
		await page.clock.install()
		await startSession(page, t)
		const told = () => page.evaluate(() => Reflect.get(window, 'told'))
		await page.clock.fastForward(25 * MINUTE)
		await expect(message(page, 'focus_is_over')).toBeVisible()
		expect(await told()).toEqual([])
		await page.getByRole('button', { name: t('clock_notices') }).click()
		await expect(page.getByRole('button', { name: t('clock_notices') })).toHaveAttribute(
			'aria-pressed',
			'true',
		)
		await page.clock.fastForward(5 * MINUTE)
		await expect.poll(told).toEqual(['asked', t('rest_is_over', { focus: 25 })])
	})
})
