// Installs and builds without starting, for images: what `npm start` would do first.
import { buildWhereChanged } from './launch/build.mjs'
import { installPackages } from './launch/install.mjs'
import { findNode } from './launch/runtime.mjs'
import { main } from './launch/say.mjs'

await main(async () => {
	await installPackages()
	await buildWhereChanged(findNode())
})
