import { addSandboxAccounts, lockSandboxAccounts } from '~/domain/sandbox-accounts.server'
import { fillSearch } from '~/domain/search-upkeep.server'
import { env } from '~/env.server'

/** Brings what the files say into the tables; safe to run at every start and by several processes at once. */
export async function seed(): Promise<void> {
	await fillSearch()
	await (env().isSandbox ? addSandboxAccounts() : lockSandboxAccounts())
}
