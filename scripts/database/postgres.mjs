import { existsSync } from 'node:fs'
import { runAndCollect } from '../launch/run.mjs'
import { Obstacle, say } from '../launch/say.mjs'

/** Writes the database at `url` to `file`, in pg_dump's own format, while the product runs. */
export async function backUpPostgres(url, file) {
	await runClient('pg_dump', url, ['--format=custom', '--no-owner', `--file=${file}`])
	say(`The backup is in ${file}.`)
}

/** Puts what `backUpPostgres` wrote in the place of what is there: all of it, or nothing where something fails. */
export async function restorePostgres(url, file) {
	if (!existsSync(file)) throw new Obstacle(`There is no file ${file}.`)
	await runClient('pg_restore', url, ['--clean', '--if-exists', '--no-owner', '--single-transaction', file])
	say(`The database is as ${file} has it.`)
}

/** The password goes by the environment: a process's arguments are there for everyone to read. */
async function runClient(program, url, args) {
	const address = new URL(url)
	const password = decodeURIComponent(address.password)
	address.password = ''
	const env = { ...process.env, ...(password ? { PGPASSWORD: password } : {}) }
	const { code, output } = await runAndCollect(program, [`--dbname=${address.href}`, ...args], { env }).catch(
		() => {
			throw new Obstacle(
				`${program} is needed for this. It is one of PostgreSQL's client programs (Debian: apt-get install postgresql-client).`,
			)
		},
	)
	if (code !== 0) throw new Obstacle(`${output.trim()}\n\n${program} failed.`)
}
