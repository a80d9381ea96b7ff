import { expect, open, test } from '../support/journey.ts'
import { beSomebody } from '../support/people.ts'

/** What password managers look at, in the order of the form: name, kind and purpose of each field. */
const FORMS = [
	{ path: '/login', fields: ['email email username', 'password password current-password'] },
	{ path: '/signup', fields: ['email email email', 'password password new-password'] },
	{ path: '/forgot-password', fields: ['email email email'] },
	{ path: '/reset-password#token=x', fields: ['password password new-password'] },
	{
		path: '/settings/password',
		fields: [' hidden username', 'current password current-password', 'wanted password new-password'],
	},
	{ path: '/settings/delete', fields: ['confirmation email off', 'password password current-password'] },
]

for (const { path, fields } of FORMS) {
	test(`password managers know what to fill in at ${path}`, async ({ page, context, baseURL }) => {
		if (path.startsWith('/settings')) await beSomebody(context, baseURL ?? '', 'free')
		await open(page, path)
		const found = await page
			.locator('form.form input[autocomplete]')
			.evaluateAll((inputs) =>
				inputs.map((input) =>
					['name', 'type', 'autocomplete'].map((name) => input.getAttribute(name) ?? '').join(' '),
				),
			)
		expect(found).toEqual(fields)
	})
}

test('a password can be pasted, and shown before it is sent', async ({ page, context, t }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await open(page, '/signup')
	await page.evaluate(() => navigator.clipboard.writeText('pasted from a manager'))
	const password = page.getByLabel(t('password'), { exact: true })
	await password.focus()
	await page.keyboard.press('ControlOrMeta+V')
	await expect(password).toHaveValue('pasted from a manager')
	await expect(password).toHaveAttribute('type', 'password')
	await page.getByRole('button', { name: t('show_password') }).click()
	await expect(password).toHaveAttribute('type', 'text')
	await expect(password).toHaveValue('pasted from a manager')
	await page.getByRole('button', { name: t('hide_password') }).click()
	await expect(password).toHaveAttribute('type', 'password')
})
