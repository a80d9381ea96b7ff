import type { PlainBrowser } from '../tests/support/setup/plain-browser.ts'
import type { MeasuredServer } from './processes.ts'

const TIMES = 30
const WARM = 5

/** How long a page takes that has been asked for before: of thirty times the slowest but one, in milliseconds. */
export async function slowest(
	{ origin }: MeasuredServer,
	browser: PlainBrowser,
	path: string,
): Promise<number> {
	const times: number[] = []
	for (let run = 0; run < WARM + TIMES; run += 1) {
		const began = performance.now()
		const answer = await browser.get(origin + path)
		await answer.arrayBuffer()
		if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
		if (run >= WARM) times.push(performance.now() - began)
	}
	return times.toSorted((one, other) => one - other)[Math.floor(TIMES * 0.95)] ?? Number.NaN
}
