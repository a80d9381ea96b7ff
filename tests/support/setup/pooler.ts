import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../server.ts'
import { findProgram, runGuarded } from './guarded-program.ts'

/** PgBouncer, or null where it is not installed. */
export function findPooler(): string | null {
	return findProgram('pgbouncer')
}

/**
 * Runs deploy/pgbouncer.ini before the database at `url`, with no more than `connections` to it. Answers the address
 * of the same database behind it. It ends with this process, however that ends.
 */
export async function startPooler(url: string, connections: number) {
	const program = findPooler()
	if (!program) throw new Error('PgBouncer is not installed.')
	const folder = mkdtempSync(join(tmpdir(), 'pronto-pooler-'))
	chmodSync(folder, 0o755)
	const { hostname, port, pathname, username, password } = new URL(url)
	const name = pathname.slice(1)
	const own = await freePort()
	writeFileSync(join(folder, 'userlist.txt'), `"${username}" "${password}"\n`)
	const settings = readFileSync('deploy/pgbouncer.ini', 'utf8')
		.replace('pronto = host=database port=5432 dbname=pronto', `${name} = host=${hostname} port=${port}`)
		.replace('0.0.0.0', '127.0.0.1')
		.replace('6432', String(own))
		.replace('/etc/pgbouncer/', `${folder}/`)
		.replace('default_pool_size = 20', `default_pool_size = ${connections}`)
	writeFileSync(join(folder, 'pgbouncer.ini'), `${settings}unix_socket_dir =\n`)
	const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
	const running = await runGuarded(program, ['-q', ...user, join(folder, 'pgbouncer.ini')], own)
	return {
		url: `postgres://${username}:${password}@127.0.0.1:${own}/${name}`,
		async stop() {
			await running.stop()
			rmSync(folder, { recursive: true, force: true })
		},
	}
}
