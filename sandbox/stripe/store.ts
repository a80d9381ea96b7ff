import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isNoun } from './ids'
import type { Noun, Rows } from './rows'

const SCHEMA = `
CREATE TABLE IF NOT EXISTS things (
	position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, noun TEXT NOT NULL, row TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS things_of_customer ON things (noun, json_extract(row, '$.customer'));
CREATE INDEX IF NOT EXISTS things_of_subscription ON things (noun, json_extract(row, '$.subscription'));
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS answers (
	key TEXT PRIMARY KEY, request TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS deliveries (
	event TEXT PRIMARY KEY, attempts INTEGER NOT NULL, due INTEGER, problem TEXT, delivered INTEGER
);
CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (due) WHERE due IS NOT NULL;
`

export type Value = string | number | boolean | null

/** Which rows to list: those whose fields are alike, newest first, on from or up to another row. */
export interface Selection {
	where?: Record<string, Value | readonly Value[] | undefined>
	limit?: number
	after?: string | undefined
	before?: string | undefined
	/** Made then or later, in seconds. */
	since?: number | undefined
}

/** Everything the stand-in knows, in one file that several processes may share. */
export class Store {
	readonly database: DatabaseSync
	private isOpen = false

	constructor(folder: string) {
		mkdirSync(folder, { recursive: true, mode: 0o700 })
		this.database = new DatabaseSync(join(folder, 'sandbox-stripe.sqlite'))
		this.database.exec('PRAGMA busy_timeout = 10000')
		this.database.exec('PRAGMA journal_mode = WAL')
		this.database.exec('PRAGMA synchronous = NORMAL')
		this.transact(() => this.database.exec(SCHEMA))
	}

	/** All of it or nothing; one inside another belongs to the outer one, which may go on after it failed. */
	transact<Result>(work: () => Result): Result {
		const isInner = this.isOpen
		this.database.exec(isInner ? 'SAVEPOINT inner' : 'BEGIN IMMEDIATE')
		this.isOpen = true
		try {
			const result = work()
			this.database.exec(isInner ? 'RELEASE inner' : 'COMMIT')
			return result
		} catch (error) {
			this.database.exec(isInner ? 'ROLLBACK TO inner; RELEASE inner' : 'ROLLBACK')
			throw error
		} finally {
			this.isOpen = isInner
		}
	}

	find<Name extends Noun>(noun: Name, id: string): Rows[Name] | undefined {
		const found = this.database.prepare('SELECT row FROM things WHERE id = ? AND noun = ?').get(id, noun)
		return found && JSON.parse(String(found['row']))
	}

	/** What an id is the id of, or undefined where it is of nothing. */
	nounOf(id: string): Noun | undefined {
		const found = this.database.prepare('SELECT noun FROM things WHERE id = ?').get(id)
		const noun = found?.['noun']
		return isNoun(noun) ? noun : undefined
	}

	/** A row that must be there, because another one names it. */
	get<Name extends Noun>(noun: Name, id: string): Rows[Name] {
		const row = this.find(noun, id)
		if (!row) throw new Error(`There is no ${noun} ${id}.`)
		return row
	}

	keep<Name extends Noun>(noun: Name, row: Rows[Name]): void {
		this.database
			.prepare(
				'INSERT INTO things (id, noun, row) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET row = excluded.row',
			)
			.run(row.id, noun, JSON.stringify(row))
	}

	list<Name extends Noun>(
		noun: Name,
		{ where = {}, limit = -1, after, before, since }: Selection = {},
	): Rows[Name][] {
		const values: (string | number | null)[] = [noun]
		const conditions = ['noun = ?']
		for (const [field, wanted] of Object.entries(where)) {
			if (wanted === undefined) continue
			const options = (Array.isArray(wanted) ? wanted : [wanted]).map(asStored)
			conditions.push(`json_extract(row, '$.${field}') IN (${options.map(() => '?').join(', ')})`)
			values.push(...options)
		}
		for (const [sign, id] of [['<', after] as const, ['>', before] as const]) {
			if (!id) continue
			conditions.push(`position ${sign} (SELECT position FROM things WHERE id = ?)`)
			values.push(id)
		}
		if (since !== undefined) {
			conditions.push("json_extract(row, '$.created') >= ?")
			values.push(since)
		}
		const order = before ? 'ASC' : 'DESC'
		const found = this.database
			.prepare(
				`SELECT row FROM things WHERE ${conditions.join(' AND ')} ORDER BY position ${order} LIMIT ${limit}`,
			)
			.all(...values)
			.map(({ row }): Rows[Name] => JSON.parse(String(row)))
		return before ? found.reverse() : found
	}

	setting(name: string): string | undefined {
		const found = this.database.prepare('SELECT value FROM settings WHERE name = ?').get(name)
		return found && String(found['value'])
	}

	set(name: string, value: string): void {
		this.database
			.prepare('INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
			.run(name, value)
	}

	close(): void {
		this.database.close()
	}
}

/** SQLite reads a truth value out of JSON as 1 or 0. */
function asStored(value: Value): string | number | null {
	return typeof value === 'boolean' ? Number(value) : value
}
