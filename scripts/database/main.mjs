import { resolve } from 'node:path'
import { databaseUrl } from '../../app/env/env-fields.server.ts'
import { main, Obstacle, say } from '../launch/say.mjs'
import { withEmbedded, withNewEmbedded } from './embedded.ts'
import { withPostgres } from './postgres.ts'
import { planRestore, restore } from './restore.ts'
import { readEverything } from './rows.ts'
import { writeBackup } from './write-backup.ts'

const KEEP_IT_SAFE =
	'It holds people’s addresses, texts, password hashes and signed-in sessions: keep it as safe as the database.'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

await main(async () => {
	const [verb, file] = process.argv.slice(2)
	const url = givenUrl()
	const folder = resolve(process.env.PRONTO_DATA || '.data')
	if (verb === 'backup') {
		for (const signal of SIGNALS) process.on(signal, stop)
		const write = async (session) => {
			const rows = await writeBackup(file, readEverything(session))
			for (const signal of SIGNALS) process.off(signal, stop)
			return rows
		}
		const rows = await (url ? withPostgres(url, write) : withEmbedded(folder, write))
		say(`The backup is in ${file}: ${rows} rows. ${KEEP_IT_SAFE}`)
	} else {
		const plan = await planRestore(file)
		const read = (session) => restore(session, plan)
		const rows = await (url ? withPostgres(url, read) : withNewEmbedded(folder, read))
		say(`The database is as ${file} has it: ${rows} rows.`)
	}
})

/** The database that is not the embedded one, if any is set. Throws `Obstacle` where it is none that a start would take. */
function givenUrl() {
	const { DATABASE_URL: url } = process.env
	const error = url && databaseUrl.safeParse(url).error
	if (error) throw new Obstacle(`DATABASE_URL ${error.issues[0].message}`)
	return url
}

/** Ends a backup that is not written yet; write-backup.ts takes away what there is of it. */
function stop() {
	process.stderr.write('\nIt was stopped. Nothing was written.\n')
	process.exit(1)
}
