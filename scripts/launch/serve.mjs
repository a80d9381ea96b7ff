import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { Obstacle } from './say.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** Ctrl-C reaches us several times at once: from the terminal and from npm. A second one comes after a while. */
const SECOND_SIGNAL_MS = 1_000

/**
 * Starts the server and resolves with its address, and the accounts one can try it with, when it listens. From then on this process lives as long as the
 * server does and passes signals on; should this one be killed, the server notices and ends as well.
 */
export function serve(node, args, env) {
	return new Promise((resolve, reject) => {
		const server = spawn(node, ['server.ts', ...args], {
			env,
			stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		})
		server.once('error', (error) => reject(new Obstacle(`The server can't be started: ${error.message}`)))
		server.once('message', ({ origin, accounts }) => resolve(accounts ? `${origin} (${accounts})` : origin))
		server.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
		passSignals(server)
	})
}

function passSignals(server) {
	let signalledAt
	for (const signal of SIGNALS) {
		process.on(signal, () => {
			const isSecond = signalledAt !== undefined && Date.now() - signalledAt > SECOND_SIGNAL_MS
			signalledAt ??= Date.now()
			server.kill(isSecond ? 'SIGKILL' : signal)
		})
	}
}
