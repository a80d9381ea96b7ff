import { accessSync, constants, cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { FolderInUseError, FolderUnusableError, holdFolder } from '../../app/db/lock.server.ts'
import { Obstacle } from '../launch/say.mjs'
import { type Session, sessionOfEmbedded } from './session.ts'

const EMPTY_CLUSTER = 'node_modules/.cache/pronto/empty-cluster'

/**
 * Lets `read` see the embedded database of a data folder. A running product is asked for a copy, which takes it a moment;
 * the work is then done on the copy, in memory. Throws `Obstacle`.
 */
export async function withEmbedded<T>(folder: string, read: (session: Session) => Promise<T>): Promise<T> {
	const cluster = join(folder, 'postgres')
	refuseUnreadable(folder, cluster)
	const copy = await askRunning(folder)
	if (copy) return use({ loadDataDir: new Blob([copy], { type: 'application/gzip' }) }, read)
	const lock = hold(folder)
	try {
		return await use({ dataDir: cluster }, read)
	} finally {
		lock[Symbol.dispose]()
	}
}

/**
 * Lets `write` fill the embedded database of a data folder that has none, under another name until it is done. The
 * product must not run. Throws `Obstacle`.
 */
export async function withNewEmbedded<T>(
	folder: string,
	write: (session: Session) => Promise<T>,
): Promise<T> {
	const lock = hold(folder)
	const cluster = join(folder, 'postgres')
	const unfinished = `${cluster}.restored`
	try {
		if (existsSync(cluster)) {
			throw new Obstacle(
				`There is a database in ${folder} already. Restore into an empty folder: PRONTO_DATA names one. Nothing was changed here.`,
			)
		}
		rmSync(unfinished, { recursive: true, force: true })
		if (existsSync(EMPTY_CLUSTER)) cpSync(EMPTY_CLUSTER, unfinished, { recursive: true })
		const written = await use({ dataDir: unfinished }, write)
		renameSync(unfinished, cluster)
		return written
	} finally {
		rmSync(unfinished, { recursive: true, force: true })
		lock[Symbol.dispose]()
	}
}

async function use<T>(cluster: PGliteOptions, work: (session: Session) => Promise<T>): Promise<T> {
	const database = await PGlite.create(cluster)
	try {
		return await work(sessionOfEmbedded(database))
	} finally {
		await database.close()
	}
}

function refuseUnreadable(folder: string, cluster: string): void {
	try {
		accessSync(cluster, constants.R_OK | constants.X_OK)
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error)
		throw new Obstacle(
			/^(?:ENOENT|ENOTDIR)/.test(reason)
				? `There is no database in ${folder} yet.`
				: `The database in ${folder} can't be read: ${reason}.`,
		)
	}
}

function hold(folder: string): Disposable {
	try {
		return holdFolder(folder)
	} catch (error) {
		const isExpected = error instanceof FolderInUseError || error instanceof FolderUnusableError
		throw isExpected ? new Obstacle(error.message) : error
	}
}

/** What the database of a running product sends (app/db/embedded-worker.mjs), or null where none runs. */
async function askRunning(folder: string): Promise<Buffer<ArrayBuffer> | null> {
	const pointer = join(folder, 'socket-folder')
	if (!existsSync(pointer)) return null
	const socket = connect(join(readFileSync(pointer, 'utf8'), '.s.backup'))
	const isConnected = await new Promise<boolean>((answer) => {
		socket.once('connect', () => answer(true))
		socket.once('error', () => answer(false))
	})
	if (!isConnected) return null
	const copy = await buffer(socket).catch(() => Buffer.alloc(0))
	if (isWhole(copy)) return copy
	throw new Obstacle('The database stopped while it was read. Nothing was written; try again.')
}

/** The checksum at the end of a gzip stream tells. */
function isWhole(copy: Buffer): boolean {
	try {
		return gunzipSync(copy).length > 0
	} catch {
		return false
	}
}
