import { type ArrayChange, diffArrays } from 'diff'

/**
 * How much may still be done to find out differences: as many pairs of words or lines are held against one another, some
 * 8,000 in a millisecond. By a clock, or by the processor's time, the same texts would be compared on one machine and not on
 * another.
 */
export interface Work {
	pairs: number
}

class WorkIsDone extends Error {}

/**
 * What differs between two lists of words or lines; undefined where it is more than `edits`, or needs more than the `work`
 * that is left, which is used up then.
 */
export function differenceWithin(
	work: Work,
	edits: number,
	old: readonly string[],
	now: readonly string[],
): ArrayChange<string>[] | undefined {
	if (work.pairs <= 0) return undefined
	const comparator = (one: string, other: string) => {
		if (work.pairs <= 0) throw new WorkIsDone()
		work.pairs -= 1
		return one === other
	}
	try {
		return diffArrays([...old], [...now], { maxEditLength: edits, comparator })
	} catch (error) {
		// The package knows no other way to end before it is done, but a clock.
		if (error instanceof WorkIsDone) return undefined
		throw error
	}
}
