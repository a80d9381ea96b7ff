import { closeDatabase, openDatabase } from '~/db/client.server'
import { addUser } from '~/features/account/account.server'
import { hashPassword } from '~/features/account/better-auth/password-hash.server'
import { findUserByEmail } from '~/features/admin/role.server'
import { addSandboxAccounts } from '~/features/personal-data/sandbox-accounts.server'
import { givePlan } from '../accounts'

/** Does something with the embedded database of a folder, while no server runs on it. */
export async function inDatabase<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
	await openDatabase({ url: undefined, folder })
	try {
		return await work()
	} finally {
		await closeDatabase()
	}
}

/**
 * Stores the sandbox's people: creator@pronto.test with a paid premium plan, legend@pronto.test with pro, and `others`,
 * Legends too, with the same password.
 */
export async function addPeopleWithPlans(others: readonly string[]): Promise<void> {
	await addSandboxAccounts()
	await givePlan((await findUserByEmail('creator@pronto.test')).userId, 'premium')
	await givePlan((await findUserByEmail('legend@pronto.test')).userId, 'pro')
	const password = await hashPassword('pronto-demo')
	for (const email of others) {
		await givePlan(await addUser({ email, password, language: 'en', isConfirmed: true }), 'pro')
	}
}
