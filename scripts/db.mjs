// `npm run db -- backup FILE`, `npm run db -- restore FILE` and `npm run db -- migrate`.
import { resolve } from 'node:path'
import { runInProject } from './launch/in-project.mjs'
import { main, Obstacle } from './launch/say.mjs'
import { readEnvFile } from './launch/settings.mjs'

// npm changes to the project's folder and says where it was called.
const here = process.env.INIT_CWD || process.cwd()

await main(async () => {
	const [verb, file, ...others] = process.argv.slice(2)
	if (verb === 'migrate' && file === undefined) {
		readEnvFile()
		await runInProject('scripts/admin/main.mjs', verb)
	}
	const isKnown = verb === 'backup' || verb === 'restore'
	if (!isKnown || !file || file.startsWith('-') || others.length > 0) {
		throw new Obstacle(
			'Use it so: npm run db -- backup FILE, npm run db -- restore FILE, or npm run db -- migrate',
		)
	}
	readEnvFile()
	await runInProject('scripts/database/main.mjs', verb, resolve(here, file))
})
