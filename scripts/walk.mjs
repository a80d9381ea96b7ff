// `npm run walk`: installs and builds what is missing, then looks at every screen in every way.
import { runInProject } from './launch/in-project.mjs'
import { main } from './launch/say.mjs'

await main(() => runInProject('scripts/walk/all.mjs', ...process.argv.slice(2)))
