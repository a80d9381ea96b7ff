// `npm test`. Runs under any Node from 18 on, before anything is installed: only Node's own modules here.
import { runInProject } from './launch/in-project.mjs'
import { main } from './launch/say.mjs'

await main(() => runInProject('scripts/test/all.mjs'))
