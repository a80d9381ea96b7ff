import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { runQuietly } from './run.mjs'
import { say } from './say.mjs'

const STAMP = 'node_modules/.pronto'
const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']

/**
 * Installs packages where there are none, or where the lock file has changed since. `npm ci` is no choice: it fails
 * on a lock file made where the packages for some platforms are missing (docs/architecture.md).
 */
export async function installPackages() {
	const wanted = stampOf('package-lock.json')
	if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
	say('Installing packages…')
	// A production environment asks npm to leave out what only the build needs.
	await runNpm(['install', '--no-save', ...QUIETLY, '--include=dev', '--include=optional'])
	writeFileSync(STAMP, wanted)
}

/** Installs what a folder's own lock file names, where it is not there yet. */
export async function installInto(folder) {
	const wanted = stampOf(`${folder}/package-lock.json`)
	const stamp = `${folder}/${STAMP}`
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
	say(`Installing packages into ${folder}…`)
	await runNpm(['install', '--no-save', ...QUIETLY], { cwd: folder })
	writeFileSync(stamp, wanted)
}

/** What tells one lock file on one platform from others. */
function stampOf(lockFile) {
	return createHash('sha256')
		.update(readFileSync(lockFile))
		.update(`${process.platform} ${process.arch}`)
		.digest('hex')
}

function runNpm(args, options = {}) {
	const npm = process.env.npm_execpath
	const isScript = npm && /\bnpm-cli\.c?js$/.test(npm)
	const [program, ...first] = isScript ? [process.execPath, npm] : ['npm']
	return runQuietly('Installing packages', program, [...first, ...args], {
		shell: !isScript && process.platform === 'win32',
		...options,
	})
}
