import { differenceWithin } from '~/core/difference/bounded-difference.server'

/** Two texts that came of one, as one again. */
export interface MergedText {
	text: string
	/** The sentences in which both were changed, in their order: `mine` stands in the text. */
	conflicts: readonly { mine: string; theirs: string }[]
}

/** What merges as it should needs a tenth of it; texts that are made to last take some 20 ms. */
const MOST_PAIRS = 160_000
/** As many words may differ at most: the work grows with the square. */
const MOST_EDITS = 1_500
/** More words than any text that somebody merges. */
const MOST_WORDS = 40_000

/** A piece of the base that a side has replaced. */
interface Change {
	from: number
	to: number
	by: readonly string[]
}

/** What stands in a place of each of the two. */
interface Sides {
	mine: readonly string[]
	theirs: readonly string[]
}

/** A piece of two texts that came of one: settled, where one side changed it with both; or changed in both otherwise. */
export type Piece = { settled: readonly string[]; sides?: Sides } | ({ base: readonly string[] } & Sides)

/**
 * Takes up into `mine` what `theirs` changed of the `base` of both, word by word. Where both changed the same words, or
 * words beside each other, mine stay, and the conflict is told. Null where the texts differ too much to be merged in time.
 */
export function mergeTexts(base: string, mine: string, theirs: string): MergedText | null {
	const pieces = mergeParts(wordsOf(base), wordsOf(mine), wordsOf(theirs))
	if (!pieces) return null
	const text = pieces.map((piece) => ('settled' in piece ? piece.settled : piece.mine).join('')).join('')
	return { text, conflicts: inSentences(pieces) }
}

/** What ends a sentence, or a line. */
const SENTENCE_END = /[.!?;:…]\s+$|\n$/

/** The conflicts with the rest of their sentences: nobody understands single words. */
function inSentences(pieces: readonly Piece[]): MergedText['conflicts'] {
	const conflicts: { mine: string; theirs: string }[] = []
	let [mine, theirs, isConflict] = ['', '', false]
	const end = () => {
		if (isConflict) conflicts.push({ mine: mine.trim(), theirs: theirs.trim() })
		;[mine, theirs, isConflict] = ['', '', false]
	}
	const add = (sides: Sides) => {
		mine += sides.mine.join('')
		theirs += sides.theirs.join('')
	}
	for (const piece of pieces) {
		if (!('settled' in piece)) {
			add(piece)
			isConflict = true
		} else if (piece.sides) add(piece.sides)
		else
			for (const word of piece.settled) {
				add({ mine: [word], theirs: [word] })
				if (SENTENCE_END.test(mine.slice(-word.length - 1))) end()
			}
	}
	end()
	return conflicts
}

/**
 * The parts of two texts that came of one, in their order: where only one side changed the base, or both did alike, as it is now;
 * else as each has it. Null where they differ too much to be merged in time.
 */
export function mergeParts(
	old: readonly string[],
	own: readonly string[],
	other: readonly string[],
): Piece[] | null {
	if ([old, own, other].some((parts) => parts.length > MOST_WORDS)) return null
	const [ownChanges, otherChanges] = [changesOf(old, own), changesOf(old, other)]
	if (!ownChanges || !otherChanges) return null
	const pieces: Piece[] = []
	let at = 0
	while (ownChanges.length > 0 || otherChanges.length > 0) {
		const { from, to, own: ofOwn, other: ofOther } = nextPlace(ownChanges, otherChanges)
		pieces.push({ settled: old.slice(at, from) })
		const [mine, theirs] = [changed(old, { from, to }, ofOwn), changed(old, { from, to }, ofOther)]
		const isBoth = ofOwn.length > 0 && ofOther.length > 0 && mine.join('') !== theirs.join('')
		pieces.push(
			isBoth
				? { base: old.slice(from, to), mine, theirs }
				: { settled: ofOwn.length > 0 ? mine : theirs, sides: { mine, theirs } },
		)
		at = to
	}
	pieces.push({ settled: old.slice(at) })
	return pieces
}

/** Words, and what stands between them, as they are. */
function wordsOf(text: string): string[] {
	return text.match(/\s+|[^\s]+/g) ?? []
}

function changesOf(old: readonly string[], now: readonly string[]): Change[] | null {
	const parts = differenceWithin({ pairs: MOST_PAIRS }, MOST_EDITS, old, now)
	if (!parts) return null
	const changes: Change[] = []
	let at = 0
	for (const { added, removed, value } of parts) {
		const last = changes.at(-1)
		const goesOn = last !== undefined && last.to === at
		if (removed) {
			if (goesOn) last.to = at + value.length
			else changes.push({ from: at, to: at + value.length, by: [] })
		} else if (added) {
			if (goesOn) last.by = [...last.by, ...value]
			else changes.push({ from: at, to: at, by: value })
		}
		if (!added) at += value.length
	}
	return changes
}

/** The next place of the base that either side changed, and all changes that touch it; takes them off the lists. */
function nextPlace(own: Change[], other: Change[]) {
	const first = Math.min(own[0]?.from ?? Number.POSITIVE_INFINITY, other[0]?.from ?? Number.POSITIVE_INFINITY)
	const place: { from: number; to: number; own: Change[]; other: Change[] } = {
		from: first,
		to: first,
		own: [],
		other: [],
	}
	for (let grows = true; grows; ) {
		grows = false
		for (const [list, taken] of [
			[own, place.own],
			[other, place.other],
		] as const) {
			while (list[0] && list[0].from <= place.to) {
				const [next] = list.splice(0, 1)
				if (!next) break
				taken.push(next)
				place.to = Math.max(place.to, next.to)
				grows = true
			}
		}
	}
	return place
}

/** What stands in a place of the base once these changes are made. */
function changed(
	old: readonly string[],
	{ from, to }: Pick<Change, 'from' | 'to'>,
	changes: readonly Change[],
): string[] {
	const words: string[] = []
	let at = from
	for (const { from: start, to: end, by } of changes) {
		words.push(...old.slice(at, start), ...by)
		at = end
	}
	words.push(...old.slice(at, to))
	return words
}
