// `npm run library -- export FOLDER`, `-- import FOLDER`, `-- try [ID] [--model MODEL] [--budget N]`.
import { resolve } from 'node:path'
import { runInProject } from './launch/in-project.mjs'
import { main, Obstacle } from './launch/say.mjs'
import { readEnvFile } from './launch/settings.mjs'

// npm changes to the project's folder and says where it was called.
const here = process.env.INIT_CWD || process.cwd()

await main(async () => {
	const [verb, folder, ...others] = process.argv.slice(2)
	if (verb === 'try') {
		readEnvFile()
		return runInProject('scripts/admin/main.mjs', 'library', ...process.argv.slice(2))
	}
	const isKnown = verb === 'export' || verb === 'import'
	if (!isKnown || !folder || folder.startsWith('-') || others.length > 0) {
		throw new Obstacle(
			'Use it so: npm run library -- export FOLDER, -- import FOLDER, or -- try [ID] [--model MODEL] [--budget N]',
		)
	}
	readEnvFile()
	await runInProject('scripts/admin/main.mjs', 'library', verb, resolve(here, folder))
})
