import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Session } from './session.ts'

/** All migrations of this version of the product, the oldest first. */
export function knownMigrations(): MigrationMeta[] {
	return readMigrationFiles({ migrationsFolder: 'drizzle' })
}

/** When the newest migration was made that this database has seen; null where it has seen none. */
export async function lastMigration(session: Session): Promise<number | null> {
	const [there] = await session.ask("select to_regclass('drizzle.__drizzle_migrations')::text")
	if (!there?.[0]) return null
	const [last] = await session.ask('select max(created_at)::text from drizzle.__drizzle_migrations')
	return last?.[0] ? Number(last[0]) : null
}

/** Runs migrations inside the open transaction, and leaves the marks by which Drizzle knows that they ran. */
export async function runMigrations(session: Session, migrations: readonly MigrationMeta[]): Promise<void> {
	await session.run(`
		create schema if not exists drizzle;
		create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
	for (const { sql, hash, folderMillis } of migrations) {
		for (const statement of sql) await session.run(statement)
		await session.ask(
			'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1::text, $2::text::bigint)',
			[hash, String(folderMillis)],
		)
	}
}
