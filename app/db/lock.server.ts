import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class FolderInUseError extends Error {
	override name = 'FolderInUseError'
	readonly pid: string
	constructor(folder: string, pid: string) {
		super(
			`The data folder ${folder} is in use by process ${pid}. Stop that one, or give this one a folder of its own with PRONTO_DATA.`,
		)
		this.pid = pid
	}
}

/** The data folder can't be made or written to. */
export class FolderUnusableError extends Error {
	override name = 'FolderUnusableError'
	constructor(folder: string, cause: unknown) {
		const why = cause instanceof Error ? cause.message : String(cause)
		super(`The data folder ${folder} can't be used: ${why}. PRONTO_DATA names another one.`, { cause })
	}
}

/**
 * Makes this process the only one that uses a data folder, until it ends, however it ends: the operating system
 * frees an open SQLite transaction with its process, so nothing stale is ever left behind.
 * Throws `FolderInUseError` with the other process's id, or `FolderUnusableError`. Keep the answer: garbage
 * collection would free the lock.
 */
export function holdFolder(folder: string): Disposable {
	const pidFile = join(folder, 'pid')
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 })
		const lock = lockFile(join(folder, 'lock'))
		if (!lock) throw new FolderInUseError(folder, readPid(pidFile))
		writeFileSync(pidFile, String(process.pid))
		return { [Symbol.dispose]: () => lock.close() }
	} catch (error) {
		throw error instanceof FolderInUseError ? error : new FolderUnusableError(folder, error)
	}
}

function lockFile(file: string): DatabaseSync | null {
	const lock = new DatabaseSync(file)
	try {
		lock.exec('BEGIN EXCLUSIVE')
		return lock
	} catch (error) {
		lock.close()
		if (error instanceof Error && /locked/.test(error.message)) return null
		throw error
	}
}

function readPid(file: string): string {
	try {
		return readFileSync(file, 'utf8')
	} catch {
		return 'unknown'
	}
}
