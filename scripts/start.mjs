// `npm start`. Runs under any Node from 18 on, before anything is installed: only Node's own modules here.
import { buildWhereChanged } from './launch/build.mjs'
import { installPackages } from './launch/install.mjs'
import { withFrugalMemory } from './launch/memory.mjs'
import { refuseWhatIsTaken } from './launch/obstacles.mjs'
import { findNode } from './launch/runtime.mjs'
import { main, say } from './launch/say.mjs'
import { serve } from './launch/serve.mjs'
import { readEnvFile } from './launch/settings.mjs'

await main(async () => {
	readEnvFile()
	await refuseWhatIsTaken()
	await installPackages()
	const node = findNode()
	await buildWhereChanged(node)
	say('Opening the database…')
	// React always runs in its production build; what the person asked for decides about the sandbox.
	const env = {
		...process.env,
		NODE_ENV: 'production',
		PRONTO_NODE_ENV: process.env.NODE_ENV ?? '',
		// What is compiled of the product lies beside its source, and goes with it.
		NODE_COMPILE_CACHE: 'build/server/compiled',
	}
	const place = await serve(node, [], withFrugalMemory(env))
	say(`Pronto is ready: ${place}`)
})
