import { expect, test } from 'vitest'
import { aClient, anAccount, browserOf, PASSWORD } from '../../tests/accounts'
import { signIn } from './account.server'
import { findUserByEmail } from './admin.server'
import { Refused } from './refuse.server'
import { addSandboxAccounts, lockSandboxAccounts } from './sandbox-accounts.server'
import { startSession } from './session.server'
import { VISITOR } from './viewer'
import { readViewer } from './viewer.server'

const ADMIN = { email: 'admin@pronto.test', password: 'pronto-demo' }

test('outside the sandbox nobody comes in by a password that everybody knows, and who was in is out', async () => {
	await addSandboxAccounts()
	const { userId } = await findUserByEmail(ADMIN.email)
	const open = browserOf(await startSession(userId))
	await expect(signIn(ADMIN, aClient())).resolves.toBeDefined()
	const other = await anAccount()
	const others = browserOf(await startSession(other.userId))
	await lockSandboxAccounts()
	await expect(signIn(ADMIN, aClient())).rejects.toThrow(Refused)
	expect((await readViewer(open)).viewer).toBe(VISITOR)
	expect((await readViewer(others)).viewer).not.toBe(VISITOR)
	await expect(signIn({ email: other.email, password: PASSWORD }, aClient())).resolves.toBeDefined()
})
