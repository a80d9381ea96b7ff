// `npm run billing -- setup`, `-- reconcile`.
import { runInProject } from './launch/in-project.mjs'
import { main, Obstacle } from './launch/say.mjs'
import { readEnvFile } from './launch/settings.mjs'

await main(async () => {
	const [verb] = process.argv.slice(2)
	if (verb !== 'setup' && verb !== 'reconcile') {
		throw new Obstacle('Use it so: npm run billing -- setup, or npm run billing -- reconcile')
	}
	readEnvFile()
	await runInProject('scripts/admin/main.mjs', 'billing', verb)
})
