import { giveBelongings } from '../../e2e/support/belongings.ts'
import { startServer } from '../server.ts'

/** One built server for all journeys of a run. The workers read its address from the environment. */
export default async function setup(): Promise<() => Promise<void>> {
	const server = await startServer({ env: { PRONTO_LIMITS: '{"signUp":10000}' } })
	await giveBelongings(server.origin)
	process.env['PRONTO_E2E_ORIGIN'] = server.origin
	return async () => {
		await server.stop()
	}
}
