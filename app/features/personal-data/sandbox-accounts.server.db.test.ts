import { expect, test } from 'vitest'
import { Refused } from '~/core/refuse.server'
import { VISITOR } from '~/core/viewer'
import { signIn } from '~/features/account/account.server'
import { startSession } from '~/features/account/session.server'
import { readViewer } from '~/features/account/viewer.server'
import { findUserByEmail } from '~/features/admin/role.server'
import { aClient, anAccount, browserOf, PASSWORD } from '../../../tests/support/accounts'
import { addSandboxAccounts, lockSandboxAccounts } from './sandbox-accounts.server'

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
