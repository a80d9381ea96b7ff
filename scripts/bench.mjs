// `npm run bench`: installs and builds what is missing, then measures.
import { runInProject } from './launch/run.mjs'
import { main } from './launch/say.mjs'

await main(() => runInProject('bench/run.ts'))
