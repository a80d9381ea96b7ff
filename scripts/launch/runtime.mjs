import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Obstacle } from './say.mjs'

const OLDEST = [22, 22]
const PROGRAM = process.platform === 'win32' ? 'node.exe' : 'node'

/** The Node that runs the product: the one that came with the packages, else this one where it is new enough. */
export function findNode() {
	const packaged = ['node', 'node-bin'].map((name) =>
		resolve(`node_modules/${name}-${process.platform}-${process.arch}/bin/${PROGRAM}`),
	)
	const found = [...packaged, process.execPath].find((path) => existsSync(path) && isNewEnough(path))
	if (found) return found
	throw new Obstacle(
		`Pronto needs Node ${OLDEST.join('.')} or newer; this is ${process.version}, and no package brings one for ${process.platform} ${process.arch}. Install a newer Node from https://nodejs.org`,
	)
}

function isNewEnough(path) {
	const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
	const [major, minor] = (stdout ?? '').slice(1).split('.').map(Number)
	return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/** The environment in which tools of ours find that Node first. */
export function withNode(node, env = process.env) {
	const separator = process.platform === 'win32' ? ';' : ':'
	return { ...env, PATH: [join(node, '..'), env.PATH].join(separator) }
}

/** The script behind a command that a package brings, for `node` to run. */
export function scriptOf(packageName, command) {
	const folder = join('node_modules', packageName)
	const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
	return join(folder, bin[command])
}
