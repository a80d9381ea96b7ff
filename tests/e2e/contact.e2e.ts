import { expect, inOneLanguage, message, open, test } from './support/journey.ts'

inOneLanguage('pt', (language) => {
	test('somebody writes to the owners, mends two mistakes, and the form is empty again', async ({
		page,
		t,
		allowNoise,
	}) => {
		allowNoise(/status of 400 .*contact\.data/)
		await open(page, '/contact')
		const field = (name: Parameters<typeof t>[0]) => page.getByLabel(t(name), { exact: true })
		await field('contact_name').fill('Ana Prado')
		await field('email').fill('ana@casa')
		await field('contact_subject').fill('Teatro')
		await page.getByRole('button', { name: t('send_message') }).click()
		await expect(message(page, 'email_without_ending')).toBeVisible()
		await expect(message(page, 'message_required')).toBeVisible()
		await expect(field('email')).toBeFocused()
		await expect(field('email')).toHaveAccessibleDescription(t('email_without_ending'))
		await expect(field('contact_name')).toHaveValue('Ana Prado')

		await field('email').fill('ana@casa.com.br')
		await field('contact_message').fill('Oi.\n\nTudo bem?')
		await page.getByRole('button', { name: t('send_message') }).press('Enter')
		const agreed = {
			en: 'Message sent successfully! We’ll get back to you soon.',
			pt: 'Mensagem enviada! Responderemos em breve.',
		}
		await expect(message(page, 'message_sent_successfully')).toHaveText(agreed[language])
		for (const name of ['contact_name', 'email', 'contact_subject', 'contact_message'] as const) {
			await expect(field(name)).toHaveValue('')
		}
		await expect(page).toHaveURL('/contact')
		// The pressed button went with the old form: the next stop is in the new one, not in the header.
		await page.keyboard.press('Tab')
		await expect(field('contact_name')).toBeFocused()
	})

	test('nobody who tabs through the form comes to the field that is a trap', async ({ page, t }) => {
		await open(page, '/contact')
		await page.getByLabel(t('contact_name'), { exact: true }).focus()
		const names: string[] = []
		for (let steps = 0; steps < 4; steps += 1) {
			await page.keyboard.press('Tab')
			names.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? 'button'))
		}
		expect(names).toEqual(['email', 'subject', 'message', 'button'])
		await expect(page.getByRole('textbox')).toHaveCount(4)
	})
})
