import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './run.mjs'
import { scriptOf } from './runtime.mjs'
import { say } from './say.mjs'

const STAMP = 'build/sources'
/** All that decides what a build holds. */
const SOURCES = [
	'app',
	'server',
	'sandbox',
	'public',
	'vite.config.ts',
	'react-router.config.ts',
	'tsconfig.json',
	'package-lock.json',
	'scripts/launch/build.mjs',
	'scripts/launch/compress.mjs',
	'scripts/launch/empty-cluster.mjs',
	'scripts/launch/script-weight.mjs',
	'scripts/launch/shorten-routes.mjs',
	'scripts/launch/weigh-scripts.mjs',
	'scripts/launch/worker.mjs',
]

/** Builds where the sources are not those of the last whole build, and `tell`s when it does. Throws `Obstacle`. */
export async function buildWhereChanged(node, tell = say) {
	// An image has the build without what it is made from.
	if (existsSync(STAMP) && !existsSync('vite.config.ts')) return
	const wanted = digestOf(SOURCES)
	if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
	tell('Building…')
	rmSync(STAMP, { force: true })
	const env = { ...process.env, NODE_ENV: 'production' }
	const run = (what, ...args) => runQuietly(what, node, args, { env })
	await Promise.all([
		run('Building', scriptOf('@react-router/dev', 'react-router'), 'build')
			.then(() => run('Building the service worker', 'scripts/launch/worker.mjs'))
			.then(() => run('Shortening the list of routes', 'scripts/launch/shorten-routes.mjs'))
			.then(() => run('Compressing files', 'scripts/launch/compress.mjs'))
			.then(() => run('Weighing the scripts', 'scripts/launch/weigh-scripts.mjs')),
		run('Preparing the database', 'scripts/launch/empty-cluster.mjs'),
	])
	writeFileSync(STAMP, wanted)
}

/** The empty database alone, for where nothing is built. */
export function prepareEmptyCluster(node) {
	return runQuietly('Preparing the database', node, ['scripts/launch/empty-cluster.mjs'])
}

function digestOf(paths) {
	const digest = createHash('sha256')
	for (const path of paths.flatMap(filesOf)) digest.update(`${path}\n`).update(readFileSync(path))
	return digest.digest('hex')
}

function filesOf(path) {
	if (!existsSync(path)) return []
	if (!statSync(path).isDirectory()) return [path]
	return readdirSync(path)
		.filter((name) => !/\.test\.[a-z]+$/.test(name))
		.sort()
		.flatMap((name) => filesOf(join(path, name)))
}
