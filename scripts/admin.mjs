// `npm run admin -- grant EMAIL`, `-- revoke EMAIL`, `-- list`.
import { runInProject } from './launch/in-project.mjs'
import { main, Obstacle } from './launch/say.mjs'
import { readEnvFile } from './launch/settings.mjs'

await main(async () => {
	const [verb, email] = process.argv.slice(2)
	const isKnown = verb === 'list' || ((verb === 'grant' || verb === 'revoke') && email)
	if (!isKnown) {
		throw new Obstacle(
			'Use it so: npm run admin -- grant EMAIL, npm run admin -- revoke EMAIL, or npm run admin -- list',
		)
	}
	readEnvFile()
	await runInProject('scripts/admin/main.mjs', verb, ...(email ? [email] : []))
})
