import { median, type Row, round, spread } from './table.ts'

/** One number of two builds, measured in turns. */
export interface Compared {
	what: string
	unit: string
	/** The medians of all turns. */
	ours: number
	theirs: number
	/** Of each turn of ours: what it gave, of the mean of their turns before and after it. */
	ratios: readonly number[]
}

/** Sets our turns beside theirs, of which there is one more: theirs, ours, theirs … theirs. */
export function compare(ours: readonly Row[][], theirs: readonly Row[][]): Compared[] {
	return (ours[0] ?? []).flatMap(({ what, unit }) => {
		const mine = ours.map((rows) => reachedOf(rows, what))
		const others = theirs.map((rows) => reachedOf(rows, what))
		if (others.some(Number.isNaN)) return []
		const ratios = mine.map((value, turn) => {
			const around = others.slice(turn, turn + 2)
			return value / (around.reduce((sum, other) => sum + other, 0) / around.length)
		})
		return [
			{ what, unit, ours: median(mine), theirs: median(others), ratios: ratios.filter(Number.isFinite) },
		]
	})
}

function reachedOf(rows: readonly Row[], what: string): number {
	return rows.find((row) => row.what === what)?.reached ?? Number.NaN
}

/** The comparison as a Markdown table. */
export function toComparison(compared: readonly Compared[], commit: string): string {
	const lines = compared.map(({ what, unit, ours, theirs, ratios }) => {
		const ratio = ratios.length > 0 ? `${round(median(ratios))} x` : '–'
		return `| ${what} | ${round(ours)} ${unit} | ${round(theirs)} ${unit} | ${ratio} | ${ratios.length > 0 ? spread(ratios) : '–'} |`
	})
	return [
		`| what | ours | ${commit} | ours, of it | minimum, median, maximum |`,
		'|---|---|---|---|---|',
		...lines,
	].join('\n')
}
