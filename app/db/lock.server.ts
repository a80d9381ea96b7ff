import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class FolderInUseError extends Error {
	override name = 'FolderInUseError'
	constructor(
		readonly folder: string,
		readonly pid: string,
	) {
		super(`The data folder ${folder} is in use by process ${pid}.`)
	}
}

/**
 * Makes this process the only one that uses a data folder, until it ends, however it ends: the operating system
 * frees an open SQLite transaction with its process, so nothing stale is ever left behind.
 * Throws `FolderInUseError` with the other process's id. Keep the answer: garbage collection would free the lock.
 */
export function holdFolder(folder: string): Disposable {
	mkdirSync(folder, { recursive: true, mode: 0o700 })
	const pidFile = join(folder, 'pid')
	const lock = new DatabaseSync(join(folder, 'lock'))
	try {
		lock.exec('BEGIN EXCLUSIVE')
	} catch (error) {
		lock.close()
		if (!(error instanceof Error && /locked/.test(error.message))) throw error
		throw new FolderInUseError(folder, readPid(pidFile))
	}
	writeFileSync(pidFile, String(process.pid))
	return { [Symbol.dispose]: () => lock.close() }
}

function readPid(file: string): string {
	try {
		return readFileSync(file, 'utf8')
	} catch {
		return 'unknown'
	}
}
