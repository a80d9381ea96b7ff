import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAndCollect } from '../launch/run.mjs'
import { scriptOf } from '../launch/runtime.mjs'
import { say } from '../launch/say.mjs'

/**
 * Runs one part of the tests and tells how it went: a line if all is well, else also all that it printed.
 * Answers how many tests passed and failed.
 */
export async function stage(title, work) {
	const started = Date.now()
	const { passed, failed, output } = await work()
	if (failed > 0) process.stdout.write(`\n${output.trim()}\n\n`)
	const seconds = ((Date.now() - started) / 1000).toFixed(1)
	say(`${title}: ${passed} passed, ${failed} failed (${seconds} s)`)
	return { passed, failed }
}

/** Commands of which each counts as one test. They run one after the other; the first that fails ends them. */
export async function commands(list) {
	let printed = ''
	for (const [packageName, command, ...args] of list) {
		const { code, output } = await runAndCollect(process.execPath, [scriptOf(packageName, command), ...args])
		printed += output
		if (code !== 0) return { passed: 0, failed: 1, output: printed }
	}
	return { passed: 1, failed: 0, output: printed }
}

/** Format and lint, of everything or of some files. */
export const lint = (files = []) =>
	commands([
		[
			'@biomejs/biome',
			'biome',
			'check',
			'--error-on-warnings',
			'--files-ignore-unknown=true',
			'--no-errors-on-unmatched',
			...files,
		],
	])

/** What was found right the last time is not looked at again where nothing that it uses has changed. */
const KNOWN_TYPES = 'node_modules/.cache/pronto/types.tsbuildinfo'

export const types = () =>
	commands([
		['@react-router/dev', 'react-router', 'typegen'],
		['typescript', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', KNOWN_TYPES],
	])

/**
 * Some projects of Vitest: all their tests, or those that some sources reach. A test that was left out, by a failed
 * `beforeAll` for example, has failed.
 */
export function vitest(projects, sources) {
	return reported(async (file, env) => {
		const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
		const chosen = projects.map((name) => `--project=${name}`)
		const which = sources ? ['related', '--run', '--pass-with-no-tests', ...sources] : ['run']
		const { code, output } = await runTool('vitest', 'vitest', [...which, ...args, ...chosen], { env })
		const { numPassedTests, numTotalTests, testResults } = readReport(file, output)
		const empty = testResults.filter(
			({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
		)
		return { code, output, passed: numPassedTests, failed: numTotalTests - numPassedTests + empty.length }
	})
}

/** The journeys in a real browser. */
export function journeys() {
	return reported(async (file, env) => {
		const args = ['test', '--reporter=list,json', '--pass-with-no-tests']
		const told = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' }
		const { code, output } = await runTool('@playwright/test', 'playwright', args, { env: told })
		const { expected, unexpected, skipped } = readReport(file, output).stats
		return { code, output, passed: expected, failed: unexpected + skipped }
	})
}

/** A tool that fails beside its tests, by crashing or by an error that no test caught, counts as one failure. */
async function reported(work) {
	const folder = mkdtempSync(join(tmpdir(), 'pronto-report-'))
	// What tests leave behind goes with it. PostgreSQL, as a user of its own, has to get through to its folder.
	chmodSync(folder, 0o711)
	try {
		const env = { ...process.env, TMPDIR: folder }
		const { code, output, passed, failed } = await work(join(folder, 'report.json'), env)
		return { passed, failed: failed || (code === 0 ? 0 : 1), output }
	} catch (error) {
		return { passed: 0, failed: 1, output: error.message }
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

function runTool(packageName, command, args, options) {
	return runAndCollect(process.execPath, [scriptOf(packageName, command), ...args], options)
}

function readReport(file, output) {
	try {
		return JSON.parse(readFileSync(file, 'utf8'))
	} catch {
		throw new Error(output)
	}
}
