/** One number: what was reached beside what was wanted. */
export interface Row {
	what: string
	reached: number
	wanted: number
	unit: string
	/** Whether `wanted` is the least that will do; otherwise it is the most. */
	isFloor?: boolean
	/** What each run gave, of a measurement that was repeated. */
	runs?: readonly number[]
}

export function median(values: readonly number[]): number {
	const sorted = values.toSorted((one, other) => one - other)
	const middle = Math.floor(sorted.length / 2)
	const [low = Number.NaN, high = Number.NaN] =
		sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1, middle + 1)
	return (low + high) / 2
}

export function isReached({ reached, wanted, isFloor }: Row): boolean {
	return isFloor ? reached >= wanted : reached <= wanted
}

/** The rows as a Markdown table. */
export function toMarkdown(rows: readonly Row[]): string {
	const lines = rows.map((row) => {
		const bound = `${row.isFloor ? '≥' : '≤'} ${row.wanted} ${row.unit}`
		return `| ${row.what} | ${round(row.reached)} ${row.unit} | ${spread(row.runs ?? [])} | ${bound} | ${isReached(row) ? 'reached' : 'missed'} |`
	})
	return [
		'| what | measured | minimum, median, maximum | wanted | |',
		'|---|---|---|---|---|',
		...lines,
	].join('\n')
}

/** How much the runs of a measurement differ, or that there was one alone. */
export function spread(runs: readonly number[]): string {
	if (runs.length < 2) return 'once'
	const [low, middle, high] = [Math.min(...runs), median(runs), Math.max(...runs)].map(round)
	return `${low}, ${middle}, ${high} of ${runs.length}`
}

export function round(value: number): string {
	return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))
}
