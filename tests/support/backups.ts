import { join } from 'node:path'
import type { BackupLine } from '../../scripts/database/format.ts'
import { knownMigrations, runMigrations } from '../../scripts/database/history.ts'
import { readBackup } from '../../scripts/database/read-backup.ts'
import { readEverything } from '../../scripts/database/rows.ts'
import type { Session } from '../../scripts/database/session.ts'
import { writeBackup } from '../../scripts/database/write-backup.ts'

/** Makes the product's tables in an empty database, as they were after so many migrations. */
export async function makeTables(session: Session, migrations = knownMigrations()): Promise<void> {
	await session.run('begin')
	await runMigrations(session, migrations)
	await session.run('commit')
}

/** Backs up into `file`; answers the number of rows. */
export function backUpTo(file: string) {
	return (session: Session): Promise<number> => writeBackup(file, readEverything(session))
}

/** Writes what `change` makes of a backup's lines as a new, whole backup; answers its path. */
export async function forge(
	file: string,
	name: string,
	change: (line: BackupLine) => BackupLine,
): Promise<string> {
	const forged = join(file, '..', name)
	async function* lines(): AsyncGenerator<BackupLine> {
		for await (const line of readBackup(file)) yield change(line)
	}
	await writeBackup(forged, lines())
	return forged
}
