import { spawn } from 'node:child_process'
import { Obstacle } from './say.mjs'

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
