import { env } from '~/env.server'
import { addSandboxAccounts, lockSandboxAccounts } from '~/features/personal-data/sandbox-accounts.server'
import { fillSearch } from '~/features/search/search-upkeep.server'

/** Brings what the files say into the tables; safe to run at every start and by several processes at once. */
export async function seed(): Promise<void> {
	await fillSearch()
	await (env().isSandbox ? addSandboxAccounts() : lockSandboxAccounts())
}
