import { type SQL, sql } from 'drizzle-orm'
import type { Database } from './client.server'

/** Kept on `globalThis` because development loads edited modules again. */
const held = globalThis as typeof globalThis & { prontoClockAhead?: (() => number) | undefined }

/** Says by how many seconds the product's time is ahead of the database's: the sandbox's clock can be moved. */
export function setClockAhead(read: (() => number) | undefined): void {
	held.prontoClockAhead = read
}

/** The product's time: the database's, which is the same for all processes, and in the sandbox moved on. */
export function productNow(): SQL<Date> {
	return sql`now() + make_interval(secs => ${held.prontoClockAhead?.() ?? 0})`
}

/** The day it is by the product's time, as far as this process's own clock is right: for what may come a moment early or late. */
export function productDay(): string {
	return new Date(Date.now() + (held.prontoClockAhead?.() ?? 0) * 1000).toISOString().slice(0, 10)
}

/** The product's time as a moment. */
export async function readProductNow(from: Pick<Database, 'execute'>): Promise<Date> {
	const { rows } = await from.execute<{ ms: number }>(
		sql`select (extract(epoch from ${productNow()}) * 1000)::float8 as ms`,
	)
	return new Date(Math.floor(rows[0]?.ms ?? Date.now()))
}
