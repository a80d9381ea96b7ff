import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const START_MS = 20_000

/** Where a program of the system is, also one that only administrators have on their path; null where it is not installed. */
export function findProgram(name: string): string | null {
	const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
	return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null
}

/** Runs a program until a word comes in, or until the one who would say it is gone. */
const GUARD = `"$0" "$@" & read word; kill -TERM $!; wait $!`

/** Runs a program and waits until it listens at a port. It ends with this process, however that ends. */
export async function runGuarded(program: string, args: readonly string[], port: number) {
	const guard = spawn('/bin/sh', ['-c', GUARD, program, ...args], { stdio: ['pipe', 'ignore', 'pipe'] })
	let said = ''
	guard.stderr.setEncoding('utf8').on('data', (text: string) => {
		said += text
	})
	for (const patience = Date.now() + START_MS; !(await listens(port)); await wait(50))
		if (Date.now() > patience || guard.exitCode !== null)
			throw new Error(`${program} did not start:\n${said}`)
	return {
		/** What it says of its troubles. */
		said: () => said,
		async stop() {
			const ended = once(guard, 'exit')
			guard.stdin.end('stop\n')
			await ended
		},
	}
}

async function listens(port: number): Promise<boolean> {
	const socket = connect(port, '127.0.0.1')
	const isThere = await once(socket, 'connect').then(
		() => true,
		() => false,
	)
	socket.destroy()
	return isThere
}
