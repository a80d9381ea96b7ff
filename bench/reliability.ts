import { argumentsOrEnd } from './arguments.ts'
import { type BenchPart, measureParts } from './parts.ts'
import { measureFolder } from './resilience/folder.ts'
import { measureHistories } from './resilience/histories.ts'
import { measureHostile } from './resilience/hostile.ts'
import { measureInputs } from './resilience/inputs.ts'
import { measureKills } from './resilience/kills.ts'
import { measureOutage } from './resilience/outage.ts'
import { measureSlow } from './resilience/slow.ts'
import { measureSoak } from './resilience/soak.ts'
import { measureStopping } from './resilience/stopping.ts'
import { measureStreams } from './resilience/streams.ts'
import { measureUpdates } from './resilience/updates.ts'
import type { Row } from './table.ts'

const LEAD =
	'What the product bears, each figure beside its goal. `npm run bench -- reliability` measures all of it, with names only those sections; `npm test` does the same at a hundredth of the size (tests/http/resilience.http.test.ts, tests/http/resilience.postgres.http.test.ts). How each is measured stands at the head of its file in `bench/resilience/`.'
const KILLS = 100
const IN_FLIGHT = 200
const OUTAGE = { away: 30, afterwards: 10 }
const UPDATES = 10_000
const SLOW = { connections: 1_000, seconds: 10 }
const SECOND_PROCESSES = 20
const SOAK = { seconds: 600, warmUp: 180 }
const SEED = Date.now() % 1_000_000
const HOSTILE = { inputs: 100_000, seed: SEED }
const STREAMS = { count: 1_000, seconds: 70 }
const INPUTS = { each: 25, budget: 6_000_000_000, texts: 200, seed: SEED }

/** By the name under which each is asked for on the command line. */
const PARTS: Readonly<Record<string, BenchPart>> = {
	kills: {
		title: 'kill -9 under load, with a ledger kept outside',
		measure: async (createDatabase) => [
			...(await measureKills(KILLS, undefined)),
			...(await measureKills(KILLS, await createDatabase())),
		],
	},
	stopping: {
		title: 'SIGTERM with requests in flight',
		measure: async (createDatabase) => [
			...(await measureStopping(IN_FLIGHT, undefined)),
			...(await measureStopping(IN_FLIGHT, await createDatabase())),
		],
	},
	outage: {
		title: 'Database away for 30 s',
		measure: async (createDatabase) => [
			...(await measureOutage('refused', await createDatabase(), OUTAGE)),
			...(await measureOutage('blackholed', await createDatabase(), OUTAGE)),
		],
	},
	updates: {
		title: 'Two processes on one PostgreSQL, 10,000 concurrent updates',
		measure: async (createDatabase) => measureUpdates(UPDATES, await createDatabase()),
	},
	slow: {
		title: '1,000 slow connections: headers, bodies and readers',
		measure: () => measureSlow(SLOW.connections, SLOW.seconds),
	},
	folder: { title: 'A second process on the data folder', measure: () => measureFolder(SECOND_PROCESSES) },
	soak: {
		title: 'Soak of 10 minutes at full load, PostgreSQL',
		measure: async (createDatabase) => measureSoak(await createDatabase(), SOAK),
	},
	hostile: {
		title: '100,000 hostile requests, drawn by fast-check',
		measure: async (createDatabase) => {
			const { inputs, seed } = HOSTILE
			const { rows, problems } = await measureHostile(inputs, seed, await createDatabase())
			tell(problems)
			return withSeed(rows, seed)
		},
	},
	streams: {
		title: '1,000 replies of the chat, open at once',
		measure: async (createDatabase) => [
			...labelled(await measureStreams(STREAMS.count, STREAMS.seconds, undefined), 'embedded'),
			...labelled(await measureStreams(STREAMS.count, STREAMS.seconds, await createDatabase()), 'PostgreSQL'),
		],
	},
	histories: {
		title: 'Random histories of devices, people and Stripe',
		measure: async () => {
			const { rows, problems } = await measureHistories(SEED)
			tell(problems)
			return rows
		},
	},
	inputs: {
		title: 'Whatever of up to 20 MB to every door, and every stored text',
		measure: async (createDatabase) => {
			const runs = [
				await measureInputs(INPUTS, undefined),
				await measureInputs(INPUTS, await createDatabase()),
			]
			tell(runs.flatMap(({ problems }) => problems))
			const [embedded = [], postgres = []] = runs.map(({ rows }) => withSeed(rows, INPUTS.seed))
			return [...labelled(embedded, 'embedded'), ...labelled(postgres, 'PostgreSQL')]
		},
	},
}

/** `npm run bench -- reliability [name…]`: what the product bears. */
const { names } = argumentsOrEnd(process.argv.slice(2), PARTS)
await measureParts(
	{
		file: 'docs/reliability.md',
		title: 'Reliability',
		lead: LEAD,
		notes: '## What falls short',
		command: 'npm run bench -- reliability',
		parts: PARTS,
	},
	names,
)

function tell(problems: readonly string[]): void {
	for (const problem of problems) process.stdout.write(`\n${problem}\n`)
}

function withSeed(rows: readonly Row[], seed: number): Row[] {
	return rows.map((row, place) => (place === 0 ? { ...row, what: `${row.what}, seed ${seed}` } : row))
}

function labelled(rows: readonly Row[], database: string): Row[] {
	return rows.map((row) => ({ ...row, what: `${row.what}, ${database}` }))
}
