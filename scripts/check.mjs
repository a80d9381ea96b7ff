// `npm run check`: format, lint, types, unit and integration tests. The fast loop, without a browser.
import { runInProject } from './launch/in-project.mjs'
import { main } from './launch/say.mjs'

await main(() => runInProject('scripts/test/check.mjs', ...process.argv.slice(2)))
