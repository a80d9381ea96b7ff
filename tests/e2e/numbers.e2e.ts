import { barriersOf, pixelsBeside } from './support/barriers.ts'
import { expect, inOneLanguage, message, open, test } from './support/journey.ts'
import { beSomebody } from './support/people.ts'
import { copyButton } from './support/prompt-page.ts'

inOneLanguage('pt', () => {
	test('an admin comes from the users to the numbers, which have no barriers, and chooses their order', async ({
		page,
		context,
		baseURL,
		t,
	}) => {
		test.slow()
		await beSomebody(context, baseURL ?? '', 'admin')
		await open(page, '/admin')
		await page.getByRole('link', { name: t('numbers_link') }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('numbers_title'))
		for (const title of [
			'numbers_sign_ups',
			'numbers_subscribers',
			'numbers_revenue',
			'numbers_failed',
			'numbers_read',
			'numbers_copied',
			'numbers_misses',
		] as const) {
			await expect(page.getByRole('region', { name: t(title), exact: true })).toBeVisible()
		}
		const revenue = page.getByRole('table', { name: t('numbers_revenue') })
		await expect(revenue.getByRole('row', { name: /^USD/ })).toContainText(/US\$\s?\d/)
		await page.getByText(t('numbers_by_day')).click()
		await expect(page.getByRole('table', { name: t('numbers_by_day') }).getByRole('row')).toHaveCount(31)
		const choice = page.getByRole('link', { name: t('numbers_by_30_days') })
		await choice.click()
		await expect(page).toHaveURL(/days=30/)
		await expect(choice).toHaveAttribute('aria-current', 'true')
		for (const [width, colorScheme] of [
			[360, 'dark'],
			[1440, 'light'],
		] as const) {
			await page.setViewportSize({ width, height: 900 })
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
			expect(await barriersOf(page), colorScheme).toEqual([])
			expect(await pixelsBeside(page)).toBe(0)
		}
	})

	test('everybody else reads why the numbers are closed', async ({ page, t }) => {
		expect((await open(page, '/admin/numbers'))?.status()).toBe(403)
		await expect(message(page, 'admin_required')).toHaveText(t('admin_required'))
	})
})

test('a reader who copies a prompt is counted by two words, its id and what was done', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-write'])
	await open(page, '/category/finance')
	const opened = page.waitForRequest(/\/prompt\/[^/]+\/opened$/)
	await page.getByRole('article').getByRole('heading').first().getByRole('link').click()
	expect((await opened).postData()).toBeNull()
	await open(page, '/prompt/1')
	const copied = page.waitForRequest(/\/copied$/)
	await copyButton(page).click()
	expect(new URL((await copied).url()).pathname).toBe('/prompt/1/copied')
	expect((await (await copied).response())?.status()).toBe(204)
})
