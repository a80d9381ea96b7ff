import type { PlainBrowser } from '../tests/support/setup/plain-browser.ts'
import type { MeasuredServer } from './processes.ts'
import { slowestOf } from './samples.ts'
import type { Row } from './table.ts'

const TIMES = 100
const WARM = 10

/** How long a page takes that has been asked for before: what 95 of a hundred times stay under, in milliseconds. */
export async function slowest(
	{ origin }: MeasuredServer,
	browser: PlainBrowser,
	path: string,
): Promise<Pick<Row, 'reached' | 'runs'>> {
	const times: number[] = []
	for (let run = 0; run < WARM + TIMES; run += 1) {
		const began = performance.now()
		const answer = await browser.get(origin + path)
		await answer.arrayBuffer()
		if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
		if (run >= WARM) times.push(performance.now() - began)
	}
	return slowestOf(times)
}
