// All tests; the last line sums them up.
import { leftOut } from '../../tests/support/setup/test-files.ts'
import { buildWhereChanged } from '../launch/build.mjs'
import { main, Obstacle, say } from '../launch/say.mjs'
import { journeys, lint, stage, types, vitest } from './stage.mjs'
import { ensureTools } from './tools.mjs'

await main(async () => {
	await ensureTools()
	const results = []
	const run = async (title, work) => results.push(await stage(title, work))
	await Promise.all([
		run('Format and lint', lint),
		run('Types', types),
		run('Build', build),
		run('Unit and database tests', () => vitest(['unit', 'slow', 'embedded', 'postgres'])),
	])
	// One after the other: on two cores, tests of patience lose it beside a dozen browsers.
	await run('HTTP tests and journeys in every engine', () => vitest(['http', 'engines']))
	await run('Journeys in the browser', journeys)
	const sum = (which) => results.reduce((total, result) => total + result[which], 0)
	const missed = leftOut()
	for (const { program, files } of missed) say(`Skipped, for ${program} is not here: ${files.join(', ')}`)
	const skipped = missed.reduce((total, { files }) => total + files.length, 0)
	say(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
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
