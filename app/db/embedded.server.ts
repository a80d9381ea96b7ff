import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { log } from '~/log.server'
import { compileEmbedded } from './embedded-program.server'
import { holdFolder } from './lock.server'

/** Unix socket paths end at about 104 bytes on the systems we run on; the file's own name takes a few of them. */
const LONGEST_SOCKET_FOLDER = 80
const PATIENCE_MS = 20_000
const PAUSE_MS = 500
const CLOSE_MS = 5_000

export interface EmbeddedDatabase {
	/** The folder in which `pg` finds the socket. */
	socketFolder: string
	close(): Promise<void>
}

/**
 * Starts the embedded database in `folder`, which it holds alone, and answers when it takes connections. Should it
 * break, or be busy with one thing for longer than `patience`, a new thread takes its place; nothing acknowledged is
 * lost by that. Throws `FolderInUseError`.
 */
export async function startEmbedded(
	folder: string,
	patience = PATIENCE_MS,
	program = compileEmbedded(),
): Promise<EmbeddedDatabase> {
	const home = resolve(folder)
	const lock = holdFolder(home)
	const isShort = home.length <= LONGEST_SOCKET_FOLDER
	const socketFolder = isShort ? home : mkdtempSync(join(tmpdir(), 'pronto-'))
	// For who wants a backup from outside (scripts/db.mjs).
	writeFileSync(join(home, 'socket-folder'), socketFolder)
	let isClosing = false
	let worker: Worker

	async function start(): Promise<void> {
		worker = startWorker(home, socketFolder, await program)
		worker.once('exit', () => {
			if (!isClosing) void startAgain()
		})
		await once(worker, 'message')
		endWhenStuck(worker, patience)
	}
	async function startAgain(): Promise<void> {
		await wait(PAUSE_MS)
		if (!isClosing) await start().catch(() => undefined)
	}
	await start().catch((error: unknown) => {
		isClosing = true
		lock[Symbol.dispose]()
		throw error
	})
	return {
		socketFolder,
		async close() {
			isClosing = true
			worker.postMessage('close')
			await Promise.race([once(worker, 'exit'), wait(CLOSE_MS, undefined, { ref: false })])
			await worker.terminate()
			if (!isShort) rmSync(socketFolder, { recursive: true, force: true })
			lock[Symbol.dispose]()
		},
	}
}

function startWorker(home: string, socketFolder: string, program: WebAssembly.Module): Worker {
	const socketPath = join(socketFolder, '.s.PGSQL.5432')
	const backupSocketPath = join(socketFolder, '.s.backup')
	for (const path of [socketPath, backupSocketPath]) rmSync(path, { force: true })
	const worker = new Worker(resolve('app/db/embedded-worker.mjs'), {
		workerData: {
			dataFolder: join(home, 'postgres'),
			emptyCluster: resolve('node_modules/.cache/pronto/empty-cluster'),
			socketPath,
			backupSocketPath,
			program,
		},
	})
	worker.on('error', (err) => log.error({ err }, 'the embedded database broke'))
	return worker
}

/** PGlite knows no statement timeout, and some statements never end in it (endless recursion). */
function endWhenStuck(worker: Worker, patience: number): void {
	let answeredAt = performance.now()
	worker.on('message', () => {
		answeredAt = performance.now()
	})
	const watch = setInterval(() => {
		if (performance.now() - answeredAt > patience) {
			log.error('the embedded database was stuck and is started again')
			void worker.terminate()
		} else worker.postMessage('still there?')
	}, patience / 4)
	watch.unref()
	worker.once('exit', () => clearInterval(watch))
}
