// `npm run mutate`: puts faults into rules, server and handlers, one at a time, and tells which ones no test finds.
import { runInProject } from './launch/in-project.mjs'
import { main } from './launch/say.mjs'

await main(() => runInProject('mutation/all.mjs', ...process.argv.slice(2)))
