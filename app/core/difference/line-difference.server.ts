import { differenceWithin, type Work } from './bounded-difference.server'

/** A run of lines: of both texts, or of one alone. */
export interface LineRun {
	kind: 'same' | 'added' | 'removed'
	lines: readonly string[]
	/** Whether it was too much work to find out what of it is the same. */
	isCut?: boolean
}

/** What stands between two lines that are the same in both texts; a line of its own ends it, but for the last. */
interface Stretch {
	old: readonly string[]
	now: readonly string[]
	anchor: string | undefined
}

/**
 * What differs between two lists of lines, as runs in their order. Lines that stand once in both divide them (as in Bram
 * Cohen's patience diff), so that the work grows with what lies between two of these, not with the whole. A stretch with more
 * than `edits`, or with more than the `work` that is left, is told as all gone and all new.
 */
export function lineRuns(
	old: readonly string[],
	now: readonly string[],
	work: Work,
	edits: number,
): LineRun[] {
	return stretchesOf(old, now)
		.flatMap(({ anchor, ...stretch }): LineRun[] => [
			...runsOf(stretch, work, edits),
			...(anchor === undefined ? [] : [{ kind: 'same' as const, lines: [anchor] }]),
		])
		.filter(({ lines }) => lines.length > 0)
}

function runsOf({ old, now }: Omit<Stretch, 'anchor'>, work: Work, edits: number): LineRun[] {
	const isOneSided = old.length === 0 || now.length === 0
	const found = isOneSided ? undefined : differenceWithin(work, edits, old, now)
	if (found) {
		return found.map(({ added, removed, value }) => ({
			kind: added ? 'added' : removed ? 'removed' : 'same',
			lines: value,
		}))
	}
	return [
		{ kind: 'removed', lines: old, isCut: !isOneSided },
		{ kind: 'added', lines: now, isCut: !isOneSided },
	]
}

function stretchesOf(old: readonly string[], now: readonly string[]): Stretch[] {
	const stretches: Stretch[] = []
	let [fromOld, fromNow] = [0, 0]
	for (const { inOld, inNow } of anchorsOf(old, now)) {
		stretches.push({
			old: old.slice(fromOld, inOld),
			now: now.slice(fromNow, inNow),
			anchor: old[inOld],
		})
		;[fromOld, fromNow] = [inOld + 1, inNow + 1]
	}
	return [...stretches, { old: old.slice(fromOld), now: now.slice(fromNow), anchor: undefined }]
}

interface Anchor {
	inOld: number
	inNow: number
	/** The last one of the longest row that leads here. */
	before: Anchor | undefined
}

/** The places of lines that stand once in both and in the same order: as many as there can be. */
function anchorsOf(old: readonly string[], now: readonly string[]): Anchor[] {
	const places = placesOfSingle(now)
	// The lowest end of each row of as many as its index says, and one.
	const ends: Anchor[] = []
	for (const [line, inOld] of placesOfSingle(old)) {
		const inNow = places.get(line)
		if (inNow === undefined) continue
		let [low, high] = [0, ends.length]
		while (low < high) {
			const middle = (low + high) >> 1
			if ((ends[middle]?.inNow ?? inNow) < inNow) low = middle + 1
			else high = middle
		}
		ends[low] = { inOld, inNow, before: ends[low - 1] }
	}
	const anchors: Anchor[] = []
	for (let anchor = ends.at(-1); anchor; anchor = anchor.before) anchors.push(anchor)
	return anchors.reverse()
}

/** Where each line stands that stands there once, in their order. */
function placesOfSingle(lines: readonly string[]): Map<string, number> {
	const places = new Map<string, number>()
	const seen = new Set<string>()
	for (const [place, line] of lines.entries()) {
		if (seen.has(line)) places.delete(line)
		else places.set(line, place)
		seen.add(line)
	}
	return places
}
