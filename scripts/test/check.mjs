// The fast loop: everything that needs neither a browser nor a build. With --changed, what a change reaches.
import { globSync } from 'node:fs'
import { findPostgres } from '../../tests/support/setup/postgres.ts'
import { prepareEmptyCluster } from '../launch/build.mjs'
import { main, say } from '../launch/say.mjs'
import { changedFiles } from './changed.mjs'
import { lint, stage, types, vitest } from './stage.mjs'

await main(async () => {
	const changed = process.argv.includes('--changed') ? await changedFiles() : undefined
	// Properties that `npm test` tries in hundreds of ways are tried in fewer here.
	process.env.PRONTO_HISTORIES ??= '20'
	const database = findPostgres() ? 'postgres' : 'embedded'
	if (database === 'embedded') await prepareEmptyCluster(process.execPath)
	// The tests of `tests` read sources that they don't import.
	const sources = changed && [...changed, ...globSync('tests/*.test.ts')]
	const results = await Promise.all([
		stage('Format and lint', () => lint(changed)),
		stage('Types', types),
		stage('Unit and database tests', () => vitest(['unit', database], sources)),
	])
	const failed = results.reduce((total, result) => total + result.failed, 0)
	say(failed > 0 ? 'Not yet.' : 'All is well.')
	process.exitCode = failed > 0 ? 1 : 0
})
