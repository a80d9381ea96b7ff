// Runs PGlite away from the main thread, behind a Unix socket that speaks PostgreSQL's protocol.
import { chmod } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

const { dataDir, socketPath } = workerData
const db = await PGlite.create({ dataDir, extensions: { pg_trgm } })
// With more than one connection, answers reach the wrong query (docs/decisions/002).
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 1 })
await server.start()
await chmod(socketPath, 0o600)
parentPort.on('message', async () => {
	await server.stop()
	await db.close()
	parentPort.postMessage('closed')
	parentPort.close()
})
parentPort.postMessage('ready')
