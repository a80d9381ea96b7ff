import { beSubscriber, endSession, focusDesk, startSession } from '../support/focus-people.ts'
import { expect, inOneLanguage, message, open, test } from '../support/journey.ts'

const MINUTE = 60_000

inOneLanguage('pt', () => {
	test('the clock runs on the page and in the tab’s title, and tells when a phase ends', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await page.clock.install()
		await startSession(page, t)
		const clock = page.getByRole('timer')
		await expect(clock).toHaveText(/^24:5\d$/)
		await expect(page).toHaveTitle(new RegExp(`^24:5\\d · ${t('nav_focus')}`))
		await page.clock.fastForward(25 * MINUTE)
		await expect(clock).toHaveText(/^04:\d\d$/)
		await expect(page).toHaveTitle(new RegExp(`^04:\\d\\d ${t('rest')} ·`))
		await expect(message(page, 'focus_is_over')).toHaveText(t('focus_is_over', { focus: 25, rest: 5 }))
		await page.clock.fastForward(5 * MINUTE)
		await expect(message(page, 'rest_is_over')).toHaveText(t('rest_is_over', { focus: 25 }))
		await expect(page.locator('.clock-phase')).toHaveText(t('clock_focus', { round: 2 }))
		await page
			.getByRole('link', { name: t('nav_popular') })
			.first()
			.click()
		await expect(page).not.toHaveTitle(/\d\d:\d\d/)
	})

	test('a pause stands still, also over a reload and hours of sleep', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await page.clock.install()
		await startSession(page, t)
		const clock = page.getByRole('timer')
		await page.clock.fastForward(10 * MINUTE)
		await expect(clock).toHaveText(/^14:5\d$/)
		await page.getByRole('button', { name: t('pause_clock') }).click()
		const stopped = (await clock.textContent()) ?? ''
		await page.clock.fastForward(8 * 60 * MINUTE)
		await expect(clock).toHaveText(stopped)
		await expect(page).toHaveTitle(new RegExp(`^❚❚ ${stopped}`))
		await focusDesk(page, t).saved()
		await open(page, '/focus')
		await expect(clock).toHaveText(stopped)
		await page.getByRole('button', { name: t('resume_clock') }).click()
		await page.clock.fastForward(5 * MINUTE)
		await expect(clock).toHaveText(/^09:\d\d$/)
		await page.getByRole('button', { name: t('restart_clock', { minutes: 25 }) }).click()
		await expect(clock).toHaveText(/^2(5:00|4:5\d)$/)
		await page.getByRole('button', { name: t('undo') }).click()
		await expect(clock).toHaveText(/^0(9|8):\d\d$/)
	})

	test('a clock that was left running overnight has stopped by morning, and goes on when it is told to', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await page.clock.install()
		await startSession(page, t)
		await page.clock.fastForward(8.5 * 60 * MINUTE)
		await expect(page.locator('.clock-phase')).toHaveText(t('clock_stopped'))
		await expect(message(page, 'clock_has_stopped')).toHaveText(t('clock_has_stopped'))
		await page.getByRole('button', { name: t('resume_clock') }).click()
		await expect(page.getByRole('timer')).toHaveText(/^2(5:00|4:5\d)$/)
		await endSession(page, t)
		const past = page.getByRole('region', { name: t('past_sessions') })
		await expect(past).toContainText(t('time_focused', { time: t('minutes_spent', { minutes: 25 }) }))
	})

	test('the clock is named in words for those who can’t see it', async ({ page, context, baseURL, t }) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		await page.getByRole('button', { name: t('pause_clock') }).click()
		const clock = page.getByRole('timer')
		const [minutes = 0, seconds = 0] = ((await clock.textContent()) ?? '').split(':').map(Number)
		await expect(clock).toHaveAccessibleName(t('focus_time_left', { minutes, seconds }))
	})

	test('a sound is off at first, and remembered on this device once it is wanted', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		await beSubscriber(context, baseURL)
		await startSession(page, t)
		const sound = page.getByRole('button', { name: t('clock_sound') })
		await expect(sound).toHaveAttribute('aria-pressed', 'false')
		await sound.click()
		await expect(sound).toHaveAttribute('aria-pressed', 'true')
		await open(page, '/focus')
		await expect(sound).toHaveAttribute('aria-pressed', 'true')
	})
})
