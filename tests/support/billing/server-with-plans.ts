import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeDatabase, openDatabase } from '~/db/client.server'
import { addUser } from '~/features/account/account.server'
import { hashPassword } from '~/features/account/better-auth/password-hash.server'
import { findUserByEmail } from '~/features/admin/admin.server'
import { addSandboxAccounts } from '~/features/personal-data/sandbox-accounts.server'
import { givePlan } from '../accounts'
import { type RunningServer, startServer } from '../server'

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

/**
 * A built server on an embedded database in which the sandbox's people and `others` are before it starts. For a test
 * file that opens no database itself.
 */
export async function startServerWithPlans(
	others: readonly string[] = [],
	env: Record<string, string> = {},
): Promise<RunningServer> {
	const folder = mkdtempSync(join(tmpdir(), 'pronto-test-'))
	await inDatabase(folder, () => addPeopleWithPlans(others))
	const server = await startServer({ env: { ...env, PRONTO_DATA: folder } })
	return {
		...server,
		async stop() {
			const code = await server.stop()
			rmSync(folder, { recursive: true, force: true })
			return code
		},
	}
}
