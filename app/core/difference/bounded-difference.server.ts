/** So many edits are found in two or three milliseconds of work, in texts of any length. */
const QUICK_EDITS = 200

interface Bounds {
	maxEditLength: number
	timeout?: number
}

/**
 * What differs between two texts, by a `compare` that takes the bounds of the package `diff`; undefined where it is more than
 * `edits`, or takes longer than `ms`. What people usually change is found whatever the clock says: on a machine that is busy
 * elsewhere, milliseconds pass without any work.
 */
export function differenceWithin<Parts>(
	{ edits, ms }: { edits: number; ms: number },
	compare: (bounds: Bounds) => Parts | undefined,
): Parts | undefined {
	return compare({ maxEditLength: QUICK_EDITS }) ?? compare({ maxEditLength: edits, timeout: ms })
}
