import { chatDesk, QUESTION, SLOWLY } from '../support/chat-desk.ts'
import { beSubscriber } from '../support/focus-people.ts'
import { expect, inOneLanguage, open, test } from '../support/journey.ts'

inOneLanguage('pt', (language) => {
	test.beforeEach(({ context, baseURL }) => beSubscriber(context, baseURL, 'pro'))

	test('who has scrolled up to read is not pulled down, and finds the way to the end', async ({
		page,
		t,
	}) => {
		await page.setViewportSize({ width: 800, height: 500 })
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await desk.send(QUESTION[language])
		await desk.answered()
		await desk.send(QUESTION[language])
		await expect(desk.last.locator('em')).toBeVisible()
		await page.mouse.move(400, 200)
		await expect
			.poll(async () => {
				await page.mouse.wheel(0, -2_000)
				return page.evaluate(() => scrollY)
			})
			.toBe(0)
		await desk.answered()
		expect(await page.evaluate(() => scrollY)).toBe(0)
		await page.getByRole('button', { name: t('chat_latest') }).click()
		await expect(desk.last.getByRole('button', { name: t('chat_copy_answer') })).toBeInViewport()
	})

	test('one notch of the wheel is enough to stay where one reads', async ({ page, t }) => {
		await page.setViewportSize({ width: 800, height: 500 })
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		await desk.send(QUESTION[language])
		await desk.answered()
		await desk.send(SLOWLY[language])
		await expect(desk.last.locator('em')).toBeVisible()
		await page.mouse.move(400, 200)
		await page.mouse.wheel(0, -80)
		const fromEnd = () =>
			page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY)
		await expect.poll(fromEnd).toBeGreaterThan(79)
		await desk.answered()
		expect(await fromEnd()).toBeGreaterThan(150)
		await expect(page.getByRole('button', { name: t('chat_latest') })).toBeVisible()
	})
})
