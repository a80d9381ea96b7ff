import { asc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Rows may be a few hundred kilobytes each. */
const AT_ONCE = 10

export interface Page {
	/** What comes after the rows that were read; undefined at the beginning. */
	after: SQL | undefined
	order: SQL[]
	limit: number
}

/**
 * All rows of a list, the oldest first, read in pages while they are taken. The order never changes, so that what is there
 * all the while comes exactly once.
 */
export async function* inPages<Row extends { createdAt: Date; id: string }>(
	{ createdAt, id }: { createdAt: PgColumn; id: PgColumn },
	read: (page: Page) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
	yield* inPagesBy([createdAt, id], (row) => sql`${row.createdAt}::timestamptz, ${row.id}`, read)
}

/** The same of a list in the order of any columns that tell its rows apart: `placeOf` answers what a row has in them. */
export async function* inPagesBy<Row>(
	columns: readonly PgColumn[],
	placeOf: (row: Row) => SQL,
	read: (page: Page) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
	const order = columns.map((column) => asc(column))
	let after: SQL | undefined
	for (;;) {
		const rows = await read({ after, order, limit: AT_ONCE })
		yield* rows
		const last = rows.at(-1)
		if (!last || rows.length < AT_ONCE) return
		after = sql`(${sql.join([...columns], sql`, `)}) > (${placeOf(last)})`
	}
}

/** The same of a list whose rows are numbered. */
export async function* inNumberedPages<Row>(
	numberOf: (row: Row) => number,
	read: (after: number, limit: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
	for (let [after, isOver] = [-1, false]; !isOver; ) {
		const rows = await read(after, AT_ONCE)
		yield* rows
		const last = rows.at(-1)
		isOver = rows.length < AT_ONCE
		if (last) after = numberOf(last)
	}
}
