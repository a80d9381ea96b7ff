import type { PlainBrowser } from '../tests/support/setup/plain-browser.ts'
import type { MeasuredServer } from './processes.ts'
import { slowestOf } from './samples.ts'
import type { Row } from './table.ts'

const TIMES = 100
const WARM = 20

/**
 * How long each of these pages takes on a server that knows them: what 95 of a hundred times stay under, in milliseconds, by
 * the page's name. They are asked for in turns, so that what else the machine does meets all of them alike.
 */
export async function slowest(
	{ origin }: MeasuredServer,
	browser: PlainBrowser,
	paths: Readonly<Record<string, string>>,
): Promise<(Pick<Row, 'reached' | 'runs'> & { page: string })[]> {
	const pages = Object.entries(paths).map(([page, path]) => {
		const times: number[] = []
		return { page, path, times }
	})
	for (let round = 0; round < WARM + TIMES; round += 1) {
		for (const { path, times } of pages) {
			const began = performance.now()
			const answer = await browser.get(origin + path)
			await answer.arrayBuffer()
			if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
			if (round >= WARM) times.push(performance.now() - began)
		}
	}
	return pages.map(({ page, times }) => ({ page, ...slowestOf(times) }))
}
