import { afterAll, expect, test, vi } from 'vitest'
import { isSignedIn } from '~/core/viewer'
import * as settings from '~/env/env.server'
import { aClient, anAccount, anEmail, browserOf, catchMails, PASSWORD } from '../../../tests/support/accounts'
import { signIn, signUp } from './account.server'
import { changePassword, resetPassword } from './password.server'
import { startSession } from './session.server'
import { readViewer } from './viewer.server'

/** As it is for people who mean it: outside the sandbox. */
const sandbox = settings.env()
const outside = vi.spyOn(settings, 'env').mockReturnValue({ ...sandbox, isSandbox: false })
afterAll(() => outside.mockRestore())

catchMails()

const COMMON = { status: 400, code: 'invalid_input', message: 'password_too_common' }

test('nobody signs up with a password that everybody tries first', async () => {
	const email = anEmail()
	await expect(signUp({ email, password: 'senha123' }, aClient(), 'en')).rejects.toMatchObject(COMMON)
	await expect(signIn({ email, password: 'senha123' }, aClient())).rejects.toMatchObject({ status: 401 })
	await signUp({ email, password: 'tr0mbone-lagoon' }, aClient(), 'en')
})

test('nor changes or resets theirs to one; the old one stays', async () => {
	const { userId, email } = await anAccount()
	const headers = browserOf(await startSession(userId))
	const { viewer } = await readViewer(headers)
	if (!isSignedIn(viewer)) throw new Error('The session that was just started is not known.')
	for (const wanted of ['iloveyou1', email]) {
		await expect(changePassword(viewer, { current: PASSWORD, wanted }, headers)).rejects.toMatchObject(COMMON)
	}
	await expect(resetPassword({ token: 'any', password: '1q2w3e4r' }, new Headers())).rejects.toMatchObject(
		COMMON,
	)
	expect(await signIn({ email, password: PASSWORD }, aClient())).toMatchObject({ userId })
})
