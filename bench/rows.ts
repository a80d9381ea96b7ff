import { startPostgres } from '../tests/support/setup/postgres.ts'
import { SECTIONS } from './sections.ts'

/** Measures one section of the build in the folder it runs in, and sends its rows to who started it. */
const section = SECTIONS[process.argv[2] ?? '']
if (!section) throw new Error(`There is no section ${process.argv[2]}.`)
const postgres = await startPostgres()
try {
	const rows = await section.measure(postgres.createDatabase)
	await new Promise((sent) => process.send?.(rows, sent))
} finally {
	await postgres.remove()
}
process.exit()
