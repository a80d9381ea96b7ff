// `npm run bench`: installs and builds what is missing, then measures. `npm run bench -- reliability [name…]` measures
// what the product bears instead.
import { runInProject } from './launch/in-project.mjs'
import { main } from './launch/say.mjs'

const [what, ...names] = process.argv.slice(2)
await main(() =>
	what === 'reliability' ? runInProject('bench/reliability.ts', ...names) : runInProject('bench/run.ts'),
)
