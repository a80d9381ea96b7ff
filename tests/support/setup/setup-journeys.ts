import { giveBelongings } from '../../e2e/support/belongings.ts'
import { startServer } from '../server.ts'
import fillFolder from './setup-filled-folder.ts'

/** One built server for all journeys of a run. The workers read its address, and what was prepared there, from the environment. */
export default async function setup(): Promise<() => Promise<void>> {
	// Journeys that change the library or the clock have servers of their own, which begin with a copy.
	const forget = await fillFolder()
	const server = await startServer({ env: { PRONTO_LIMITS: '{"signUp":10000}' } })
	const { collection, conversation } = await giveBelongings(server.origin)
	process.env['PRONTO_E2E_COLLECTION'] = collection
	process.env['PRONTO_E2E_CONVERSATION'] = conversation
	process.env['PRONTO_E2E_ORIGIN'] = server.origin
	return async () => {
		await server.stop()
		forget()
	}
}
