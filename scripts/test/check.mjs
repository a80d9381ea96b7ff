// The fast loop: everything that needs neither a browser nor a build.

import { findPostgres } from '../../tests/postgres.ts'
import { prepareEmptyCluster } from '../launch/build.mjs'
import { main, say } from '../launch/say.mjs'
import { lint, stage, types, vitest } from './stage.mjs'

await main(async () => {
	// Properties that `npm test` tries in thousands of ways are tried in a few here.
	process.env.PRONTO_SEQUENCES ??= '100'
	const database = findPostgres() ? 'postgres' : 'embedded'
	if (database === 'embedded') await prepareEmptyCluster(process.execPath)
	const results = [
		await stage('Format and lint', lint),
		await stage('Types', types),
		await stage('Unit and database tests', () => vitest('unit', database)),
	]
	const failed = results.reduce((total, result) => total + result.failed, 0)
	say(failed > 0 ? 'Not yet.' : 'All is well.')
	process.exitCode = failed > 0 ? 1 : 0
})
