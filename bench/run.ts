import { compareBuilds } from './against.ts'
import { argumentsOrEnd } from './arguments.ts'
import { measureParts } from './parts.ts'
import { SECTIONS } from './sections.ts'

/** `npm run bench -- [--against COMMIT] [name…]`: how fast and how light the product is, by itself or beside another build. */
const { against, names } = argumentsOrEnd(process.argv.slice(2), SECTIONS)
if (against === null) {
	await measureParts(
		{
			file: 'docs/benchmarks.md',
			title: 'Benchmarks',
			lead: 'How fast and how light the product is, each figure beside its goal. `npm run bench` measures all of it but Lighthouse, with names only those sections. A number that was measured five times is the median, with the least and the most of the five; p95 is of all hundred times, and the five are twenty times each. `npm run bench -- --against COMMIT [name…]` measures this build and that commit’s in turns and prints their ratio.',
			notes: '## Why a number is missed',
			command: 'npm run bench --',
			parts: SECTIONS,
		},
		names,
	)
} else await compareBuilds(against, names)
