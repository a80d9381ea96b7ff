import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { buildWhereChanged } from '../launch/build.mjs'
import { main, Obstacle, say } from '../launch/say.mjs'

/** Errors whose message is all that an operator needs. */
const EXPECTED = new Set([
	'EnvironmentError',
	'FolderInUseError',
	'FolderUnusableError',
	'DatabaseUnreachableError',
])

await main(async () => {
	const words = process.argv.slice(2)
	const { isDone, lines } = (await askRunning(words)) ?? (await runHere(words))
	if (!isDone) throw new Obstacle(lines.join('\n'))
	for (const line of lines) say(line)
	process.exit(0)
})

/** What a product answers that runs on this data folder (server/admin-command.ts), or null where none does. */
async function askRunning(words) {
	const pointer = join(resolve(process.env.PRONTO_DATA || '.data'), 'socket-folder')
	if (process.env.DATABASE_URL || !existsSync(pointer)) return null
	const socket = connect({ path: join(readFileSync(pointer, 'utf8'), '.s.admin') })
	const isConnected = await new Promise((answer) => {
		socket.once('connect', () => answer(true))
		socket.once('error', () => answer(false))
	})
	if (!isConnected) return null
	socket.end(JSON.stringify(words))
	const answer = await text(socket).catch(() => '')
	if (!answer) throw new Obstacle('The running product could not do this; its log says why.')
	return JSON.parse(answer)
}

/** Opens the database in this process. */
async function runHere(words) {
	await buildWhereChanged(process.execPath)
	process.env.PRONTO_NODE_ENV ??= process.env.NODE_ENV ?? ''
	process.env.NODE_ENV = 'production'
	process.env.LOG_LEVEL ??= 'warn'
	try {
		const product = await import(pathToFileURL(resolve('build/server/index.js')).href)
		return await product.administer(words)
	} catch (error) {
		throw EXPECTED.has(error.name) ? new Obstacle(error.message) : error
	}
}
