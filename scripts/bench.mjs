// `npm run bench -- [name…]`: installs and builds what is missing, then measures how fast and light the product is, or the
// named sections of it; with `--against COMMIT` first, beside that commit's build, in turns. `npm run bench -- reliability [name…]` measures what it bears instead.
import { runInProject } from './launch/in-project.mjs'
import { main } from './launch/say.mjs'

const names = process.argv.slice(2)
await main(() =>
	names[0] === 'reliability'
		? runInProject('bench/reliability.ts', ...names.slice(1))
		: runInProject('bench/run.ts', ...names),
)
