// `npm run dev`. The product with hot reload; nothing is built.
import { prepareEmptyCluster } from './launch/build.mjs'
import { installPackages } from './launch/install.mjs'
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
	await prepareEmptyCluster(node)
	say('Opening the database…')
	const env = { ...process.env, NODE_ENV: 'development', PRONTO_NODE_ENV: process.env.NODE_ENV ?? '' }
	const place = await serve(node, ['--dev'], env)
	say(`Pronto is ready, with hot reload: ${place}`)
})
