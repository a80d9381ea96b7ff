import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureKills } from '../../bench/resilience/kills'
import { measureOutage } from '../../bench/resilience/outage'
import { measureSoak } from '../../bench/resilience/soak'
import { measureStopping } from '../../bench/resilience/stopping'
import { measureUpdates } from '../../bench/resilience/updates'
import { isReached, type Row } from '../../bench/table'
import { startServer } from '../support/server'
import { startPostgres, type ThrowawayPostgres } from '../support/setup/postgres'

/** What `npm run bench -- reliability` does, at a hundredth of the size: here what is counted must hold, times need not. */
const missed = (rows: readonly Row[]) => rows.filter((row) => row.unit === '' && !isReached(row))

let postgres: ThrowawayPostgres
let filled: string
beforeAll(async () => {
	postgres = await startPostgres()
	filled = await postgres.createDatabase()
	const server = await startServer({ env: { DATABASE_URL: filled } })
	await server.stop()
})
afterAll(() => postgres.remove())

test('a kill -9 while people write loses nothing that was acknowledged', async () => {
	expect(missed(await measureKills(1, await postgres.createDatabase(filled)))).toEqual([])
})

test('who asked before SIGTERM is answered, also who waits for the database', async () => {
	expect(missed(await measureStopping(2, await postgres.createDatabase(filled)))).toEqual([])
})

test.each(['refused', 'blackholed'] as const)(
	'while the database is %s, pages are kept, people are told, and it is over once it is back',
	async (trouble) => {
		const url = await postgres.createDatabase(filled)
		const rows = await measureOutage(trouble, url, { away: 0.3, afterwards: 0 })
		expect(missed(rows)).toEqual([])
		expect(rows.find(({ what }) => what.startsWith('From the database’s return'))?.reached).toBeLessThan(60)
	},
)

test('two processes lose no update, tell conflicts, and count together', async () => {
	expect(missed(await measureUpdates(100, await postgres.createDatabase()))).toEqual([])
})

test('everything at once for a while fails nobody', async () => {
	const url = await postgres.createDatabase(filled)
	const [memory, failures] = await measureSoak(url, { seconds: 4, warmUp: 1 })
	expect(memory?.reached).toBeTypeOf('number')
	expect(missed([failures].filter((row) => row !== undefined))).toEqual([])
})
