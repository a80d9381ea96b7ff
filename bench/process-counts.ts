import { randomUUID } from 'node:crypto'
import { longestLockWait } from './lock-waits.ts'
import { type MeasuredServer, startProduct } from './processes.ts'
import { cpuMilliseconds, signIn } from './rendered.ts'
import { inRuns, repeated } from './samples.ts'
import { addFocusPeople, saveFor } from './saving.ts'
import type { Row } from './table.ts'

const COUNTS = [2, 3, 4]
const MOST = 4
const PEOPLE_EACH = 100
const SECONDS = 3
const CONNECTIONS_EACH = 8
const RATIO = 1.1
const LOCK_MS = 50

/** Whether further processes on one database make a rendered page or a save dearer, and whether they wait for each other. */
export async function measureProcessCounts(databaseUrl: string): Promise<Row[]> {
	process.env['AUTH_SECRET'] = randomUUID()
	const environment = { DATABASE_URL: databaseUrl, AUTH_SECRET: process.env['AUTH_SECRET'] }
	const people = await addFocusPeople(databaseUrl, MOST * PEOPLE_EACH)
	const servers: MeasuredServer[] = []
	try {
		while (servers.length < MOST) servers.push(await startProduct(environment))
		const [first] = servers
		if (!first) return []
		const cookie = await signIn(first)
		let round = 0
		const page = (count: number) => cpuMilliseconds(servers.slice(0, count), '/prompt/1', cookie)
		const save = (count: number) => {
			round += 1
			return cpuOfSaves(servers.slice(0, count), people, round)
		}
		const inAllCounts = async (work: (count: number) => Promise<number>) => {
			const alone = await work(1)
			const ratios: number[] = []
			for (const count of COUNTS) ratios.push((await work(count)) / alone)
			return ratios
		}
		// None is as warm as the first one otherwise.
		await page(MOST)
		await save(MOST)
		let pages: number[][] = []
		let saves: number[][] = []
		const longest = await longestLockWait(databaseUrl, async () => {
			pages = await inRuns(() => inAllCounts(page))
			saves = await inRuns(() => inAllCounts(save))
		})
		return [
			...rowsOf('rendered page', pages),
			...rowsOf('save of focus mode', saves),
			{ what: 'The longest wait for a lock meanwhile', reached: longest, wanted: LOCK_MS, unit: 'ms' },
		]
	} finally {
		await Promise.all(servers.map((server) => server.stop()))
	}
}

function rowsOf(what: string, runs: readonly number[][]): Row[] {
	return COUNTS.map((count, place) => ({
		what: `${count} processes, CPU per ${what}, of one’s`,
		...repeated(runs.map((ratios) => ratios[place] ?? Number.NaN)),
		wanted: RATIO,
		unit: 'x',
	}))
}

/** Processor milliseconds per save over all servers, each with people of its own. */
async function cpuOfSaves(
	servers: readonly MeasuredServer[],
	people: Awaited<ReturnType<typeof addFocusPeople>>,
	round: number,
): Promise<number> {
	const before = servers.map((server) => server.cpuSeconds())
	const results = await Promise.all(
		servers.map(({ origin }, place) => {
			const own = people.slice(place * PEOPLE_EACH, (place + 1) * PEOPLE_EACH)
			return saveFor(origin, own, round, SECONDS, CONNECTIONS_EACH)
		}),
	)
	const used = servers.reduce((sum, server, place) => sum + server.cpuSeconds() - (before[place] ?? 0), 0)
	return (used * 1_000) / results.reduce((sum, { milliseconds }) => sum + milliseconds.length, 0)
}
