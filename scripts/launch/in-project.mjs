import { spawn } from 'node:child_process'
import { installPackages } from './install.mjs'
import { findNode, withNode } from './runtime.mjs'

/** Runs a script of the project, with its packages installed and under the Node it needs; ends as the script does. */
export async function runInProject(script, ...args) {
	await installPackages()
	const node = findNode()
	const child = spawn(node, [script, ...args], { stdio: 'inherit', env: withNode(node) })
	// The terminal's Ctrl-C reaches the script as well; it ends by itself.
	process.on('SIGINT', () => undefined)
	process.on('SIGTERM', () => child.kill('SIGTERM'))
	child.once('exit', (code, signal) => {
		if (signal) process.stderr.write(`\n${script} was ended by ${signal}.\n`)
		process.exit(code ?? 1)
	})
	await new Promise(() => undefined)
}
