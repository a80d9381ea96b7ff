import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { runQuietly } from './run.mjs'
import { say } from './say.mjs'

const STAMP = 'node_modules/.pronto'

/**
 * Installs packages where there are none, or where the lock file has changed since. `npm ci` is no choice: it fails
 * on a lock file made where the packages for some platforms are missing (docs/architecture.md).
 */
export async function installPackages() {
	const wanted = createHash('sha256')
		.update(readFileSync('package-lock.json'))
		.update(`${process.platform} ${process.arch}`)
		.digest('hex')
	if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
	say('Installing packages…')
	const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
	// A production environment asks npm to leave out what only the build needs.
	await runNpm(['install', ...flags, '--include=dev', '--include=optional'])
	writeFileSync(STAMP, wanted)
}

function runNpm(args) {
	const npm = process.env.npm_execpath
	const isScript = npm && /\bnpm-cli\.c?js$/.test(npm)
	const [program, ...first] = isScript ? [process.execPath, npm] : ['npm']
	return runQuietly('Installing packages', program, [...first, ...args], {
		shell: !isScript && process.platform === 'win32',
	})
}
