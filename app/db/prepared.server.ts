import { type Database, db } from './client.server'

/**
 * A statement that is put together once and asked with other values each time: putting it together takes longer than asking
 * it. Drizzle's `prepare` has to be given no name (''), because a pooler in between knows none (docs/scale.md).
 */
export function prepared<Statement>(build: (database: Database) => Statement): () => Statement {
	let built: { database: Database; statement: Statement } | undefined
	return () => {
		const database = db()
		if (built?.database !== database) built = { database, statement: build(database) }
		return built.statement
	}
}
