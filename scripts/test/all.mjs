// All tests; the last line sums them up.
import { buildWhereChanged } from '../launch/build.mjs'
import { main, Obstacle, say } from '../launch/say.mjs'
import { journeys, lint, stage, types, vitest } from './stage.mjs'
import { ensureBrowser, ensurePostgres, ensureProxy } from './tools.mjs'

await main(async () => {
	await ensurePostgres()
	await ensureBrowser()
	await ensureProxy()
	const results = [
		await stage('Format and lint', lint),
		await stage('Types', types),
		await stage('Build', build),
		await stage('Unit, database and HTTP tests', vitest),
		await stage('Journeys in the browser', journeys),
	]
	const sum = (which) => results.reduce((total, result) => total + result[which], 0)
	say(`${sum('passed')} passed, ${sum('failed')} failed`)
	process.exitCode = sum('failed') > 0 ? 1 : 0
})

async function build() {
	try {
		await buildWhereChanged(process.execPath, () => undefined)
		return { passed: 1, failed: 0, output: '' }
	} catch (error) {
		if (error instanceof Obstacle) return { passed: 0, failed: 1, output: error.message }
		throw error
	}
}
