// Runs PGlite away from the main thread, behind a Unix socket that speaks PostgreSQL's protocol.
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { createServer } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

// 128 MB, PGlite's own choice, costs as much again in the process, and our tables are small.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

const { dataFolder, emptyCluster, socketPath, backupSocketPath, program } = workerData
if (!existsSync(dataFolder)) await createCluster()
const db = await PGlite.create({ dataDir: dataFolder, startParams, pgliteWasmModule: program })
endWithDatabase()
// With more than one connection, answers reach the wrong query (docs/decisions/002).
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 1 })
await server.start()
const backups = createServer((socket) => void sendBackup(socket)).listen(backupSocketPath)
await Promise.all([socketPath, backupSocketPath].map((path) => chmod(path, 0o600)))
parentPort.on('message', (message) => (message === 'close' ? close() : parentPort.postMessage('here')))
parentPort.postMessage('ready')

async function close() {
	backups.close()
	await server.stop()
	await db.close()
	parentPort.close()
}

// Under another name until it is whole, so that a start that was cut off leaves nothing that looks like a cluster.
// The build has an empty one ready: copying it takes a tenth of the time that making one does.
async function createCluster() {
	const unfinished = `${dataFolder}.unfinished`
	rmSync(unfinished, { recursive: true, force: true })
	if (existsSync(emptyCluster)) cpSync(emptyCluster, unfinished, { recursive: true })
	else await (await PGlite.create({ dataDir: unfinished, startParams })).close()
	renameSync(unfinished, dataFolder)
}

// A database that broke inside, by running out of stack for example, would answer nothing any more and leave its
// clients waiting. Ending the thread makes the main thread start another. PGlite hides such errors from its callers;
// those with a status are how PostgreSQL's own errors come out of it, and no reason to worry.
function endWithDatabase() {
	const step = db.Module._PostgresMainLoopOnce
	db.Module._PostgresMainLoopOnce = () => {
		try {
			return step()
		} catch (error) {
			if (error.status === undefined) endBy(error)
			throw error
		}
	}
	const execute = db.execProtocolRawStream.bind(db)
	db.execProtocolRawStream = (...message) =>
		execute(...message).catch((error) => {
			endBy(error)
			throw error
		})
}

function endBy(error) {
	setImmediate(() => {
		throw error
	})
}

// Whoever connects gets the whole cluster as a tar.gz. The files are read in one go, between two messages to the
// database, so they are what a crash at this moment would leave: PostgreSQL recovers from that.
async function sendBackup(socket) {
	socket.on('error', () => socket.destroy())
	try {
		const dump = await db.dumpDataDir('gzip')
		socket.end(Buffer.from(await dump.arrayBuffer()))
	} catch {
		socket.destroy()
	}
}
