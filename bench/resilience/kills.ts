import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../../tests/support/server.ts'
import type { Row } from '../table.ts'
import { Writer } from './writer.ts'

const WRITERS = 4
/** A kill comes at any moment of this stretch of work. */
const SHORTEST_MS = 50
const LONGEST_MS = 600
const START_SECONDS = 5

/**
 * `kill -9` again and again while people write, with a ledger kept outside of the server: nothing acknowledged may be
 * gone afterwards, and what was never answered is there as a whole or not at all.
 */
export async function measureKills(kills: number, databaseUrl: string | undefined): Promise<Row[]> {
	const kind = databaseUrl ? 'PostgreSQL' : 'embedded'
	const folder = mkdtempSync(join(tmpdir(), 'pronto-kills-'))
	const env = {
		PRONTO_DATA: folder,
		...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
		PRONTO_LIMITS: JSON.stringify({ createPrompt: 1_000_000, createPromptAddress: 1_000_000 }),
		LOG_LEVEL: 'error',
	}
	const found = { lost: 0, torn: 0, unfound: 0 }
	let slowest = 0
	let server = await startServer({ env })
	try {
		const writers: Writer[] = []
		for (let count = 0; count < WRITERS; count += 1) writers.push(await Writer.join(server.port))
		for (let count = 0; count < kills; count += 1) {
			const work = Promise.all(writers.map((writer) => writer.writeUntilGone(server.port)))
			await Promise.race([work, wait(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS))])
			server.signal('SIGKILL')
			await Promise.all([work, server.ended])
			const killed = performance.now()
			server = await startServer({ env })
			slowest = Math.max(slowest, (performance.now() - killed) / 1_000)
			for (const writer of writers) {
				const { lost, torn, unfound } = await writer.compare(server.port)
				found.lost += lost
				found.torn += torn
				found.unfound += unfound
			}
		}
		const written = writers.reduce((sum, { ledger }) => sum + ledger.acknowledgements, 0)
		const after = `after ${kills} × kill -9, ${kind}`
		return [
			{ what: `Lost of ${written} acknowledged writes, ${after}`, reached: found.lost, wanted: 0, unit: '' },
			{ what: `Half-written things, ${after}`, reached: found.torn, wanted: 0, unit: '' },
			{
				what: `Prompts that author and search disagree on, ${after}`,
				reached: found.unfound,
				wanted: 0,
				unit: '',
			},
			{
				what: `Slowest start after a kill, ${kind}`,
				reached: slowest,
				wanted: START_SECONDS,
				unit: 's',
			},
		]
	} finally {
		await server.stop()
		rmSync(folder, { recursive: true, force: true })
	}
}
