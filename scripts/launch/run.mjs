import { spawn } from 'node:child_process'
import { installPackages } from './install.mjs'
import { findNode, withNode } from './runtime.mjs'
import { Obstacle } from './say.mjs'

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

/** Runs a program in silence. Fails with all that it printed and with `what` it was for. */
export async function runQuietly(what, program, args, options = {}) {
	const { code, output } = await runAndCollect(program, args, options)
	if (code !== 0) throw new Obstacle(`${output.trim()}\n\n${what} failed.`)
}

/** Runs a program and answers its exit code and what it printed. */
export function runAndCollect(program, args, options = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
		let output = ''
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', (chunk) => {
				output += chunk
			})
		}
		child.once('error', reject)
		child.once('close', (code) => resolve({ code, output }))
	})
}
