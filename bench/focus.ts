import { randomUUID } from 'node:crypto'
import { startProduct } from './processes.ts'
import { inRuns, repeated } from './samples.ts'
import { addFocusPeople, saveFor } from './saving.ts'
import type { Row } from './table.ts'

const PEOPLE = 1_000
const SECONDS = 4
/** A thousand people who each change something every two seconds, and some room. */
const SAVES_A_SECOND = 600
const P99_MS = 100
const CPU_MS = 1.6

/** Autosave: what 1,000 people, each with a row of their own, can save in a second through the product's own door. */
export async function measureFocus(databaseUrl: string): Promise<Row[]> {
	process.env['AUTH_SECRET'] = randomUUID()
	const environment = { DATABASE_URL: databaseUrl, AUTH_SECRET: process.env['AUTH_SECRET'] }
	const people = await addFocusPeople(databaseUrl, PEOPLE)
	const server = await startProduct(environment)
	try {
		await saveFor(server.origin, people, 1, 2)
		const runs = await inRuns(async (run) => {
			const before = server.cpuSeconds()
			const { milliseconds, seconds } = await saveFor(server.origin, people, 2 + run, SECONDS)
			const sorted = milliseconds.toSorted((one, other) => one - other)
			return {
				perSecond: sorted.length / seconds,
				p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
				cpu: ((server.cpuSeconds() - before) * 1_000) / sorted.length,
			}
		})
		return [
			{
				what: `Saves of ${PEOPLE} people’s sessions, a second`,
				...repeated(runs.map(({ perSecond }) => perSecond)),
				wanted: SAVES_A_SECOND,
				unit: 'saves/s',
				isFloor: true,
			},
			{
				what: 'A save, p99',
				...repeated(runs.map(({ p99 }) => p99)),
				wanted: P99_MS,
				unit: 'ms',
			},
			{
				what: 'A save, CPU of the server',
				...repeated(runs.map(({ cpu }) => cpu)),
				wanted: CPU_MS,
				unit: 'ms',
			},
		]
	} finally {
		await server.stop()
	}
}
