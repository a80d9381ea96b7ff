import { resolve } from 'node:path'
import { main, say } from '../launch/say.mjs'
import { withEmbedded, withNewEmbedded } from './embedded.ts'
import { withPostgres } from './postgres.ts'
import { planRestore, restore } from './restore.ts'
import { readEverything } from './rows.ts'
import { writeBackup } from './write-backup.ts'

const KEEP_IT_SAFE =
	'It holds people’s addresses, texts, password hashes and signed-in sessions: keep it as safe as the database.'

await main(async () => {
	const [verb, file] = process.argv.slice(2)
	const url = process.env.DATABASE_URL
	const folder = resolve(process.env.PRONTO_DATA || '.data')
	if (verb === 'backup') {
		const write = (session) => writeBackup(file, readEverything(session))
		const rows = await (url ? withPostgres(url, write) : withEmbedded(folder, write))
		say(`The backup is in ${file}: ${rows} rows. ${KEEP_IT_SAFE}`)
	} else {
		const plan = await planRestore(file)
		const read = (session) => restore(session, plan)
		const rows = await (url ? withPostgres(url, read) : withNewEmbedded(folder, read))
		say(`The database is as ${file} has it: ${rows} rows.`)
	}
})
