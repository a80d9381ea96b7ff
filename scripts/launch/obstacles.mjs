import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Obstacle } from './say.mjs'
import { plannedPlace } from './settings.mjs'

/** Looks, before anything takes time, whether the port and the data folder are free. Throws `Obstacle`. */
export async function refuseWhatIsTaken() {
	const { port, host, dataFolder } = plannedPlace()
	if (dataFolder) refuseHeldFolder(dataFolder)
	if (port) await refuseTakenPort(port, host)
}

async function refuseTakenPort(port, host) {
	const code = (await listenError(port, host)) ?? (host === '127.0.0.1' && (await listenError(port, '::1')))
	if (code === 'EADDRINUSE') {
		throw new Obstacle(
			`Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
		)
	}
	if (code === 'EACCES') {
		throw new Obstacle(`Port ${port} is not ours to open. Choose another one: PORT=3000 npm start`)
	}
}

function listenError(port, host) {
	return new Promise((resolve) => {
		const probe = createServer()
		probe.once('error', (error) => resolve(error.code))
		probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)))
	})
}

/**
 * The server holds its data folder by a lock on the file `lock` (app/db/lock.server.ts). Linux lists such locks by
 * the file's number; elsewhere the server itself finds out, a little later.
 */
function refuseHeldFolder(folder) {
	const file = join(folder, 'lock')
	if (!existsSync('/proc/locks') || !existsSync(file)) return
	const { ino } = statSync(file)
	const isHeld = readFileSync('/proc/locks', 'utf8')
		.split('\n')
		.some((line) => / WRITE /.test(line) && line.includes(`:${ino} `))
	if (!isHeld) return
	const pid = readFileSync(join(folder, 'pid'), 'utf8')
	throw new Obstacle(
		`The data folder ${folder} is in use by process ${pid}. Stop that one, or give this one a folder of its own with PRONTO_DATA.`,
	)
}
