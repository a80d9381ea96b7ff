import { median, type Row } from './table.ts'

/** How often a measurement that can be repeated is: five times, or once where two builds are measured in turns. */
export const RUNS = process.env['PRONTO_BENCH_ONCE'] ? 1 : 5

/** A measurement made `RUNS` times: its median, and what each run gave. */
export function repeated(runs: readonly number[]): Pick<Row, 'reached' | 'runs'> {
	return { reached: median(runs), runs }
}

/** Does something `RUNS` times, one after the other. */
export async function inRuns<T>(work: (run: number) => Promise<T>): Promise<T[]> {
	const results: T[] = []
	for (let run = 0; run < RUNS; run += 1) results.push(await work(run))
	return results
}

/** What 95 of a hundred of the times stay under, and what it was in each of the parts that they were measured in one after the other. */
export function slowestOf(times: readonly number[]): Pick<Row, 'reached' | 'runs'> {
	const length = Math.ceil(times.length / RUNS)
	const parts = Array.from({ length: RUNS }, (_none, part) => times.slice(part * length, (part + 1) * length))
	return { reached: p95(times), runs: parts.filter((part) => part.length > 0).map(p95) }
}

export function p95(times: readonly number[]): number {
	const sorted = times.toSorted((one, other) => one - other)
	return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
}
