import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { planRestore } from '../../../scripts/database/restore.ts'
import { PLAIN_TEXTS } from '../../../scripts/database/rows.ts'
import { quoted, type Session } from '../../../scripts/database/session.ts'
import { readTables } from '../../../scripts/database/tables.ts'

/**
 * A sandbox that the product at commit bb56c5f served to its own journeys, and to a Legend who used every room: its
 * backup, its Stripe, and what it let six of its people download about themselves.
 */
const SNAPSHOT = 'tests/support/upgrade/bb56c5f'
export const EARLIER_BACKUP = `${SNAPSHOT}.backup`

const Exports = z.record(
	z.string(),
	z.object({
		password: z.string(),
		data: z.looseObject({ subscription: z.looseObject({ plan: z.string() }).nullable() }),
	}),
)

/** What the earlier product said of people, by their addresses. */
export function earlierExports() {
	return Object.entries(Exports.parse(JSON.parse(readFileSync(`${SNAPSHOT}.exports.json`, 'utf8')))).map(
		([email, { password, data }]) => ({ email, password, data }),
	)
}

/** The earlier tables with all that was in them, as the earlier product left them. */
export async function planEarlier() {
	return { ...(await planRestore(EARLIER_BACKUP)), after: [] }
}

/** Puts what the sandbox's Stripe knew into a data folder. */
export function bringStripe(folder: string): void {
	writeFileSync(
		join(folder, 'sandbox-stripe.sqlite'),
		gunzipSync(readFileSync(`${SNAPSHOT}.stripe.sqlite.gz`)),
	)
}

type Rows = ReadonlyMap<string, readonly Record<string, unknown>[]>
const Row = z.record(z.string(), z.unknown())

/** Every row of every table, by its columns. */
export async function rowsByTable(session: Session): Promise<Rows> {
	await session.run(`begin; ${PLAIN_TEXTS}`)
	const rows = new Map<string, Record<string, unknown>[]>()
	for (const { name } of await readTables(session)) {
		const found = await session.ask(`select to_jsonb(t)::text from ${quoted(name)} as t`)
		rows.set(
			name,
			found.map(([row]) => Row.parse(JSON.parse(row ?? ''))),
		)
	}
	await session.run('commit')
	return rows
}

/** What is no more, as it was: tables, columns, and rows of which none with the same values is left, each with its table's name. */
export function lostBetween(before: Rows, after: Rows): string[] {
	return [...before].flatMap(([table, rows]) => {
		const now = after.get(table)
		if (!now) return [table]
		const columns = Object.keys(rows[0] ?? {})
		const kept = new Map<string, number>()
		for (const row of now) {
			const key = valuesOf(row, columns)
			kept.set(key, (kept.get(key) ?? 0) + 1)
		}
		return rows.flatMap((row) => {
			const key = valuesOf(row, columns)
			const left = kept.get(key) ?? 0
			kept.set(key, left - 1)
			return left > 0 ? [] : [`${table} ${key}`]
		})
	})
}

const valuesOf = (row: Record<string, unknown>, columns: readonly string[]) =>
	JSON.stringify(columns.map((column) => [column, row[column]]))
