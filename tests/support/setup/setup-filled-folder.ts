import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server.ts'

/**
 * A data folder as a first start of the built product leaves it. The servers of a run begin with copies of it: filling
 * the library, its search and the sandbox anew costs each twice what all else does.
 */
export default async function setup(): Promise<() => void> {
	const folder = mkdtempSync(join(tmpdir(), 'pronto-filled-'))
	const server = await startServer({ env: { PRONTO_DATA: folder } })
	await server.stop()
	process.env['PRONTO_FILLED_FOLDER'] = folder
	return () => rmSync(folder, { recursive: true, force: true })
}
