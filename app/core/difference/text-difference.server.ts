import { wordsWithSpaceDiff } from 'diff'
import { differenceWithin, type Work } from './bounded-difference.server'
import { lineRuns } from './line-difference.server'
import type { ComparedField, ComparedLine, FieldDifference, TextPart } from './text-difference'

/** What differs between texts, as far as it was found out. */
export interface Comparison {
	/** Two short texts, word by word. */
	words(before: string, after: string): TextPart[]
	/** Two texts of lines: which are new or gone, and of those that were changed which words; alike lines are left out. */
	lines(before: string, after: string): ComparedLine[]
	/** Whether something was too much work to be compared, and stands there as all gone and all new. */
	isCut(): boolean
}

/** What is as it should be needs a tenth of it; texts that are made to last take some 25 ms. */
const MOST_PAIRS = 200_000
/** As many words or lines may differ at most: the work grows with the square. */
const MOST_EDITS = 1_000
/** More lines than any text that somebody reads, and more characters than any line of one. */
const MOST_LINES = 2_000
const LONGEST_LINE = 10_000
/** As many alike lines are shown before and after what differs. */
const NEAR = 1
/** Of two lines that have less in common each is shown as it is. */
const LEAST_ALIKE = 0.3

/** Work for one comparison. */
export function fullWork(): Work {
	return { pairs: MOST_PAIRS }
}

/** Compares texts, all of them together within the same work, however they are made to take long. */
export function startComparison(work = fullWork()): Comparison {
	let isCut = false
	const cut = <Part>(instead: Part): Part => {
		isCut = true
		return instead
	}

	const words = (before: string, after: string): TextPart[] => {
		if (before === after) return partsOf(['same', before])
		const isTooLong = Math.max(before.length, after.length) > LONGEST_LINE
		const parts = isTooLong ? undefined : differenceWithin(work, MOST_EDITS, wordsOf(before), wordsOf(after))
		return parts
			? parts.map((part) => ({ kind: kindOf(part), text: part.value.join('') }))
			: cut(partsOf(['removed', before], ['added', after]))
	}

	/** Lines that stand in one another's place, as pairs whose words are compared. */
	const replaced = (gone: readonly string[], come: readonly string[]): ComparedLine[] => {
		const lines: ComparedLine[] = []
		for (let at = 0; at < Math.max(gone.length, come.length); at += 1) {
			const [before, after] = [gone[at], come[at]]
			const parts = before !== undefined && after !== undefined ? words(before, after) : []
			const isPair = isAlike(parts)
			if (before !== undefined) {
				lines.push({
					kind: 'removed',
					parts: isPair ? without('added', parts) : partsOf(['removed', before]),
				})
			}
			if (after !== undefined) {
				lines.push({ kind: 'added', parts: isPair ? without('removed', parts) : partsOf(['added', after]) })
			}
		}
		return lines
	}

	const lines = (before: string, after: string): ComparedLine[] => {
		const [old, now] = [linesOf(before), linesOf(after)]
		const isTooLong = Math.max(old.length, now.length) > MOST_LINES
		if (isTooLong) return cut(wholeLines(before, after))
		const runs = lineRuns(old, now, work, MOST_EDITS)
		const compared: ComparedLine[] = []
		for (const [at, run] of runs.entries()) {
			const [last, next] = [runs[at - 1], runs[at + 1]]
			if (run.isCut) compared.push(cut(lineOf(run.kind, run.lines.join('\n'))))
			else if (run.kind === 'removed' && next?.kind === 'added')
				compared.push(...replaced(run.lines, next.lines))
			else if (run.kind === 'added' && last?.kind === 'removed') continue
			else compared.push(...run.lines.map((line) => lineOf(run.kind, line)))
		}
		return withGaps(compared)
	}

	return { words, lines, isCut: () => isCut }
}

/** Compares texts field by field, in this order, those `ofLines` line by line; all of them together within `work`. */
export function compareFields<Field extends string>(
	before: ReadonlyMap<Field, string>,
	after: ReadonlyMap<Field, string>,
	order: readonly Field[],
	ofLines: ReadonlySet<Field>,
	work = fullWork(),
): FieldDifference<Field> {
	const compared = startComparison(work)
	const fields: ComparedField<Field>[] = []
	const unchanged: Field[] = []
	for (const field of order) {
		const [was, is] = [before.get(field) ?? '', after.get(field) ?? '']
		if (was === is) {
			if (is !== '') unchanged.push(field)
		} else if (ofLines.has(field)) fields.push({ field, kind: 'lines', lines: compared.lines(was, is) })
		else fields.push({ field, kind: 'words', parts: compared.words(was, is) })
	}
	return { fields, unchanged, ...countWords(fields), isCut: compared.isCut() }
}

/**
 * Fields with as many lines of each as a page can show at most, and how many that differ are left out. Where what is gone
 * would fill it alone, what came in its place has half.
 */
export function boundLines<Field extends string>(
	fields: readonly ComparedField<Field>[],
	most: number,
): ComparedField<Field>[] {
	return fields.map((compared) => {
		if (compared.kind === 'words' || compared.lines.length <= most) return compared
		const { lines } = compared
		const firstNew = lines.findIndex(({ kind }) => kind === 'added')
		const half = Math.ceil(most / 2)
		const shown =
			firstNew < most
				? lines.slice(0, most)
				: [...lines.slice(0, half), ...lines.slice(firstNew, firstNew + most - half)]
		return { ...compared, lines: shown, leftOut: countDiffering(lines) - countDiffering(shown) }
	})
}

function countDiffering(lines: readonly ComparedLine[]): number {
	return lines.reduce((sum, line) => {
		if (line.kind === 'gap' || line.kind === 'same') return sum
		return line.parts.reduce((all, { text }) => all + text.split('\n').length - 1, sum + 1)
	}, 0)
}

/** The same, where what could not be compared stands line by line too: as whole texts it can't be bounded. */
export function inLines<Field extends string>(
	fields: readonly ComparedField<Field>[],
): ComparedField<Field>[] {
	return fields.map((compared) =>
		compared.kind === 'words' ? compared : { ...compared, lines: compared.lines.flatMap(apart) },
	)
}

function apart(line: ComparedLine): ComparedLine[] {
	const [part, second] = line.kind === 'gap' ? [] : line.parts
	if (!part || second || !part.text.includes('\n')) return [line]
	const lines = part.text.split('\n', MOST_LINES)
	const rest = part.text.slice(lines.join('\n').length + 1)
	return [...lines, ...(rest ? [rest] : [])].map((text) => lineOf(part.kind, text))
}

/** How much there is to read of what differs, in characters. */
export function lengthOf(fields: readonly ComparedField[]): number {
	const ofParts = (parts: readonly TextPart[]) => parts.reduce((sum, { text }) => sum + text.length, 0)
	return fields.reduce(
		(sum, field) =>
			sum +
			(field.kind === 'words'
				? ofParts(field.parts)
				: field.lines.reduce((all, line) => all + (line.kind === 'gap' ? 0 : ofParts(line.parts)), 0)),
		0,
	)
}

function countWords(fields: readonly ComparedField[]): { added: number; removed: number } {
	const count = { added: 0, removed: 0 }
	for (const compared of fields) {
		const parts =
			compared.kind === 'words'
				? compared.parts
				: compared.lines.flatMap((line) => (line.kind === 'gap' ? [] : line.parts))
		for (const { kind, text } of parts) {
			if (kind === 'same') continue
			// Without a list of them: a text of 100 kB has thousands.
			const word = /\S+/g
			while (word.test(text)) count[kind] += 1
		}
	}
	return count
}

function kindOf({ added, removed }: { added: boolean; removed: boolean }): TextPart['kind'] {
	return added ? 'added' : removed ? 'removed' : 'same'
}

function partsOf(...parts: readonly (readonly [TextPart['kind'], string])[]): TextPart[] {
	return parts.filter(([, text]) => text !== '').map(([kind, text]) => ({ kind, text }))
}

/** Words, what stands between them, and each end of a line. */
function wordsOf(text: string): string[] {
	return wordsWithSpaceDiff.tokenize(text)
}

/** One more than `MOST_LINES` tells that there are too many. */
function linesOf(text: string): string[] {
	return text === '' ? [] : text.split('\n', MOST_LINES + 1)
}

function lineOf(kind: TextPart['kind'], line: string): ComparedLine {
	return { kind, parts: partsOf([kind, line]) }
}

function wholeLines(before: string, after: string): ComparedLine[] {
	return partsOf(['removed', before], ['added', after]).map(({ kind, text }) => lineOf(kind, text))
}

function without(kind: TextPart['kind'], parts: readonly TextPart[]): TextPart[] {
	return parts.filter((part) => part.kind !== kind)
}

function isAlike(parts: readonly TextPart[]): boolean {
	const length = (some: readonly TextPart[]) => some.reduce((sum, { text }) => sum + text.trim().length, 0)
	const same = length(parts.filter(({ kind }) => kind === 'same'))
	return same > LEAST_ALIKE * length(parts)
}

/** Leaves out alike lines that stand near nothing that differs. */
function withGaps(lines: readonly ComparedLine[]): ComparedLine[] {
	const isNear = lines.map(() => false)
	for (const [at, { kind }] of lines.entries()) {
		if (kind !== 'same') isNear.fill(true, Math.max(0, at - NEAR), at + NEAR + 1)
	}
	const shown: ComparedLine[] = []
	for (const [at, line] of lines.entries()) {
		const last = shown.at(-1)
		if (isNear[at]) shown.push(line)
		else if (last?.kind === 'gap') last.count += 1
		else shown.push({ kind: 'gap', count: 1 })
	}
	return shown
}
