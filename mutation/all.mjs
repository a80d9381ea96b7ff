// Mutation testing with StrykerJS: of each file the part of the faults that its tests find, and those that none does.
import { existsSync, mkdirSync } from 'node:fs'
import { installInto } from '../scripts/launch/install.mjs'
import { main, Obstacle, say } from '../scripts/launch/say.mjs'
import { AREAS } from './areas.mjs'

const TOOLS = 'mutation'
/** What was found the last time holds where neither the file nor its tests have changed. */
const KNOWN = 'node_modules/.cache/pronto'
const FOUND = new Set(['Killed', 'Timeout'])
const MISSED = new Set(['Survived', 'NoCoverage'])

await main(async () => {
	const wanted = process.argv.slice(2)
	await installInto(TOOLS)
	const { Stryker } = await import('@stryker-mutator/core')
	mkdirSync(KNOWN, { recursive: true })
	let isShort = false
	for (const [area, { project, least, files }] of Object.entries(AREAS)) {
		const missing = files.filter((file) => !existsSync(file))
		if (missing.length > 0)
			throw new Obstacle(`${TOOLS}/areas.mjs names what is not there: ${missing.join(', ')}`)
		const chosen = files.filter(
			(file) => wanted.length === 0 || wanted.some((part) => part === area || file.includes(part)),
		)
		if (chosen.length === 0) continue
		// The runner's processes learn by it which tests to take.
		process.env.MUTATED = project
		const faults = await new Stryker(optionsOf(area, chosen)).runMutationTest()
		const part = tell(area, chosen, faults)
		isShort ||= part < least
	}
	process.exitCode = isShort ? 1 : 0
})

function optionsOf(area, files) {
	return {
		mutate: files,
		testRunner: 'vitest',
		plugins: ['@stryker-mutator/vitest-runner'],
		vitest: { configFile: `${TOOLS}/vitest.config.ts` },
		coverageAnalysis: 'perTest',
		// What runs once, when a file is loaded, would need a new process for each fault.
		ignoreStatic: true,
		incremental: true,
		incrementalFile: `${KNOWN}/mutation-${area}.json`,
		concurrency: 1,
		timeoutMS: 60_000,
		tsconfigFile: 'none',
		disableTypeChecks: false,
		tempDirName: '.mutation',
		ignorePatterns: ['build', '.data', '.walk', 'test-results', 'docs/decisions'],
		reporters: ['progress'],
		logLevel: 'warn',
	}
}

/** Tells of each file, and answers the area's part in percent. */
function tell(area, files, faults) {
	say(`\n${area}`)
	for (const file of files) {
		const own = faults.filter(({ fileName }) => fileName.endsWith(file))
		say(`${file}: ${sum(own)}`)
		for (const { status, location, mutatorName, replacement } of own.filter((fault) =>
			MISSED.has(fault.status),
		)) {
			const { line } = location.start
			say(
				`  ${status === 'NoCoverage' ? 'no test' : 'survived'} ${line} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ')}`,
			)
		}
	}
	// What was found the last time of other files comes along.
	const all = faults.filter(({ fileName }) => files.some((file) => fileName.endsWith(file)))
	say(`${area}: ${sum(all)}`)
	return partOf(all)
}

function sum(faults) {
	const found = faults.filter(({ status }) => FOUND.has(status)).length
	const missed = faults.filter(({ status }) => MISSED.has(status)).length
	return `${found} of ${found + missed} found, ${partOf(faults).toFixed(1)} %`
}

function partOf(faults) {
	const found = faults.filter(({ status }) => FOUND.has(status)).length
	const missed = faults.filter(({ status }) => MISSED.has(status)).length
	return found + missed === 0 ? 100 : (100 * found) / (found + missed)
}
