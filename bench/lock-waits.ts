import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const EVERY_MS = 10

/** How long somebody waited for a lock at most while `work` was done, in milliseconds; what was shorter than some ten is not seen. */
export async function longestLockWait(databaseUrl: string, work: () => Promise<void>): Promise<number> {
	const watcher = new pg.Client({ connectionString: databaseUrl })
	await watcher.connect()
	let isOver = false
	let longest = 0
	async function watch(): Promise<void> {
		while (!isOver) {
			const { rows } = await watcher.query<{ ms: number }>(
				`select coalesce(max(extract(epoch from clock_timestamp() - waitstart) * 1000), 0)::float8 as ms
				 from pg_locks where not granted`,
			)
			longest = Math.max(longest, rows[0]?.ms ?? 0)
			await wait(EVERY_MS)
		}
	}
	const watching = watch()
	try {
		await work()
	} finally {
		isOver = true
		await watching
		await watcher.end()
	}
	return longest
}
