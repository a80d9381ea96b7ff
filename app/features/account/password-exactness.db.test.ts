import { expect, test } from 'vitest'
import { aClient, anEmail, catchMails } from '../../../tests/support/accounts'
import { NewPassword } from './account'
import { signIn, signUp } from './account.server'
import { PASSWORD_AT_MOST } from './password-length'

catchMails()

test('a password is the one that was chosen, to the last character: no trimming, folding or cutting', async () => {
	const password = ` Ação 🐘${'x'.repeat(PASSWORD_AT_MOST - 9)}`
	expect(NewPassword.parse(password)).toBe(password)
	const email = anEmail()
	await signUp({ email, password }, aClient(), 'en')
	for (const other of [password.trim(), password.toLowerCase(), password.slice(0, -1), `${password}x`]) {
		await expect(signIn({ email, password: other }, aClient())).rejects.toMatchObject({ status: 401 })
	}
	expect(await signIn({ email, password }, aClient())).toMatchObject({ userId: expect.any(String) })
})
