import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { FolderInUseError, holdFolder } from '../../app/db/lock.server.ts'
import { Obstacle, say } from '../launch/say.mjs'

const extensions = { pg_trgm }

/** Writes the embedded database to `file` as a tar.gz. The product may run: then its database is asked for it. */
export async function backUpEmbedded(file) {
	const folder = dataFolder()
	if (!existsSync(join(folder, 'postgres'))) throw new Obstacle(`There is no database in ${folder} yet.`)
	const backup = (await askRunning(folder)) ?? (await dump(folder))
	if (!isWhole(backup))
		throw new Obstacle('The database stopped while it was read. Nothing was written; try again.')
	writeFileSync(`${file}.unfinished`, backup, { mode: 0o600 })
	renameSync(`${file}.unfinished`, file)
	say(`The backup is in ${file}.`)
}

/** Puts what `backUpEmbedded` wrote in the place of what is there, which is kept beside it. The product must not run. */
export async function restoreEmbedded(file) {
	if (!existsSync(file)) throw new Obstacle(`There is no file ${file}.`)
	const backup = readFileSync(file)
	if (!isWhole(backup))
		throw new Obstacle(`${file} is no backup of an embedded database, or not a whole one.`)
	const folder = dataFolder()
	const lock = hold(folder)
	const current = join(folder, 'postgres')
	const restored = join(folder, 'postgres.restored')
	rmSync(restored, { recursive: true, force: true })
	await refuseUnreadable(restored, backup, file)
	const kept = `${current}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
	if (existsSync(current)) renameSync(current, kept)
	renameSync(restored, current)
	lock[Symbol.dispose]()
	say(`The database is as ${file} has it.`)
	if (existsSync(kept)) say(`What was there before is in ${kept}; delete it when you no longer need it.`)
}

function dataFolder() {
	return resolve(process.env.PRONTO_DATA || '.data')
}

function hold(folder) {
	try {
		return holdFolder(folder)
	} catch (error) {
		throw error instanceof FolderInUseError ? new Obstacle(error.message) : error
	}
}

/** What the database of a running product sends (app/db/embedded-worker.mjs), or null where none runs. */
function askRunning(folder) {
	const pointer = join(folder, 'socket-folder')
	if (!existsSync(pointer)) return null
	const socket = connect(join(readFileSync(pointer, 'utf8'), '.s.backup'))
	return new Promise((answer) => {
		socket.once('connect', () => answer(buffer(socket)))
		socket.once('error', () => answer(null))
	})
}

async function dump(folder) {
	const lock = hold(folder)
	const db = await PGlite.create({ dataDir: join(folder, 'postgres'), extensions })
	const backup = await db.dumpDataDir('gzip')
	await db.close()
	lock[Symbol.dispose]()
	return Buffer.from(await backup.arrayBuffer())
}

async function refuseUnreadable(restored, backup, file) {
	try {
		const loadDataDir = new Blob([backup], { type: 'application/gzip' })
		const db = await PGlite.create({ dataDir: restored, loadDataDir, extensions })
		await db.query('select 1')
		await db.close()
	} catch {
		rmSync(restored, { recursive: true, force: true })
		throw new Obstacle(`${file} can't be read as a database. Nothing was changed.`)
	}
}

/** The checksum at the end of a gzip stream tells. */
function isWhole(backup) {
	try {
		return gunzipSync(backup).length > 0
	} catch {
		return false
	}
}
