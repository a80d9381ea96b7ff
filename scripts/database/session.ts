import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'

/** A row, with every value as PostgreSQL writes it. */
export type Row = (string | null)[]

/** One connection to a database, embedded or not. What is asked for must be text: cast it. */
export interface Session {
	/** Whether this is the embedded database. */
	isEmbedded: boolean
	/** One statement, and the rows it answers. */
	ask(statement: string, values?: readonly (string | null)[]): Promise<Row[]>
	/** One or several statements of which no answer is wanted. */
	run(statements: string): Promise<void>
}

export function sessionOfPostgres(client: pg.ClientBase): Session {
	return {
		isEmbedded: false,
		async ask(text, values = []) {
			return (await client.query<Row>({ text, values: [...values], rowMode: 'array' })).rows
		},
		async run(statements) {
			await client.query(statements)
		},
	}
}

export function sessionOfEmbedded(database: PGlite): Session {
	return {
		isEmbedded: true,
		async ask(statement, values = []) {
			return (await database.query<Row>(statement, [...values], { rowMode: 'array' })).rows
		},
		async run(statements) {
			await database.exec(statements)
		},
	}
}

/** The name as SQL takes it, whatever it holds. */
export function quoted(name: string): string {
	return `"${name.replaceAll('"', '""')}"`
}
