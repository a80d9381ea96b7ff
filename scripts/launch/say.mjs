import { ROOT } from './settings.mjs'

/** Something outside is in the way. The message is for the person at the keyboard, and all that they get to see. */
export class Obstacle extends Error {
	name = 'Obstacle'
}

export function say(line) {
	process.stdout.write(`${line}\n`)
}

/** Runs a command of ours, in the project's folder: an obstacle ends it with its message and code 1, everything else is a bug with its stack. */
export async function main(work) {
	try {
		process.chdir(ROOT)
		await work()
	} catch (error) {
		process.stderr.write(`\n${error instanceof Obstacle ? error.message : error.stack}\n`)
		process.exit(1)
	}
}
