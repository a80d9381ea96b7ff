import { beSubscriber, endSession, focusDesk, startSession } from '../support/focus-people.ts'
import { expect, inOneLanguage, test } from '../support/journey.ts'

const MINUTE = 60_000

inOneLanguage('pt', () => {
	test('one’s time is a chart and tables by day, week and title', async ({ page, context, baseURL, t }) => {
		await beSubscriber(context, baseURL, 'pro')
		await page.clock.install()
		for (const title of ['Price the workshop', 'Write the report']) {
			await startSession(page, t, title)
			await page.clock.fastForward(10 * MINUTE)
			// Counted by this page's clock, which is ahead of the server's.
			await page.getByRole('button', { name: t('restart_clock', { minutes: 25 }) }).click()
			await focusDesk(page, t).saved()
			await endSession(page, t)
		}
		await page.getByRole('link', { name: t('focus_time') }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('focus_time'))
		const minutes = (count: number) => t('minutes_spent', { minutes: count })
		await expect(page.locator('.time-sums')).toContainText(t('time_today') + minutes(20))
		await expect(page.locator('.time-sums')).toContainText(
			t('time_streak') + t('time_streak_days', { days: 1 }),
		)
		await expect(page.getByRole('img', { name: minutes(20) })).toBeVisible()
		const titles = page.getByRole('region', { name: t('time_by_title') })
		await expect(titles.getByRole('row', { name: 'Price the workshop' })).toContainText(minutes(10))
		await page.getByRole('link', { name: t('time_weeks') }).click()
		await expect(page.getByRole('columnheader', { name: t('time_weeks') })).toBeVisible()
		await expect(page.getByRole('table').first().getByRole('row').nth(1)).toContainText(minutes(20))
	})
})
