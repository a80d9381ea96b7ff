import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { holdFolder } from './lock.server'

/** Unix socket paths end at about 104 bytes on the systems we run on; the file's own name takes a few of them. */
const LONGEST_SOCKET_FOLDER = 80

export interface EmbeddedDatabase {
	/** The folder in which `pg` finds the socket. */
	socketFolder: string
	close(): Promise<void>
}

/** Starts the embedded database in `folder`, which it holds alone, and answers when it takes connections. */
export async function startEmbedded(folder: string): Promise<EmbeddedDatabase> {
	const home = resolve(folder)
	const lock = holdFolder(home)
	const socketFolder = home.length <= LONGEST_SOCKET_FOLDER ? home : mkdtempSync(join(tmpdir(), 'pronto-'))
	const socketPath = join(socketFolder, '.s.PGSQL.5432')
	rmSync(socketPath, { force: true })
	const worker = new Worker(resolve('app/db/embedded-worker.mjs'), {
		workerData: { dataDir: join(home, 'postgres'), socketPath },
	})
	await once(worker, 'message')
	return {
		socketFolder,
		async close() {
			worker.postMessage('close')
			await once(worker, 'exit')
			lock[Symbol.dispose]()
		},
	}
}
