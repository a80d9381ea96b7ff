import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server.ts'

/**
 * A data folder as a first start of the built product leaves it. The servers of a run begin with copies of it: filling
 * the library, its search and the sandbox anew costs each twice what all else does.
 */
export default async function setup(): Promise<() => void> {
	const place = mkdtempSync(join(tmpdir(), 'pronto-http-'))
	const filled = join(place, 'filled')
	const server = await startServer({ env: { PRONTO_DATA: filled } })
	await server.stop()
	process.env['PRONTO_FILLED_FOLDER'] = filled
	// The servers that a worker's files share may still be closing their databases.
	return () => rmSync(place, { recursive: true, force: true, maxRetries: 20 })
}
