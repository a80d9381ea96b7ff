import { diffArrays, diffWordsWithSpace } from 'diff'
import type { ComparedField, ComparedLine, FieldDifference, TextPart } from './text-difference'

/** What differs between texts, as far as it was found out in time. */
export interface Comparison {
	/** Two short texts, word by word. */
	words(before: string, after: string): TextPart[]
	/** Two texts of lines: which are new or gone, and of those that were changed which words; alike lines are left out. */
	lines(before: string, after: string): ComparedLine[]
	/** Whether something took too long to be compared, and stands there as all gone and all new. */
	isCut(): boolean
}

/** What is as it should be takes a few milliseconds; with all around it a page of texts that are made to last takes no 50. */
const MOST_MS = 25
/** As many words or lines may differ at most: the work grows with the square. */
const MOST_EDITS = 1_000
/** More lines than any text that somebody reads, and more characters than any line of one. */
const MOST_LINES = 2_000
const LONGEST_LINE = 10_000
/** As many alike lines are shown before and after what differs. */
const NEAR = 1
/** Of two lines that have less in common each is shown as it is. */
const LEAST_ALIKE = 0.3

/** Compares texts, all of them together within `MOST_MS`, however they are made to take long. */
export function startComparison(most = MOST_MS): Comparison {
	const end = performance.now() + Math.min(most, MOST_MS)
	let isCut = false
	const options = () => ({ timeout: Math.floor(end - performance.now()), maxEditLength: MOST_EDITS })
	const cut = <Part>(instead: Part): Part => {
		isCut = true
		return instead
	}
	const isOver = () => performance.now() >= end

	const words = (before: string, after: string): TextPart[] => {
		if (before === after) return partsOf(['same', before])
		const isTooLong = Math.max(before.length, after.length) > LONGEST_LINE || isOver()
		const parts = isTooLong ? undefined : diffWordsWithSpace(before, after, options())
		return parts
			? parts.map((part) => ({ kind: kindOf(part), text: part.value }))
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
		const isTooLong = Math.max(old.length, now.length) > MOST_LINES || isOver()
		const parts = isTooLong ? undefined : diffArrays(old, now, options())
		if (!parts) return cut(wholeLines(before, after))
		const compared: ComparedLine[] = []
		for (const [at, part] of parts.entries()) {
			const next = parts[at + 1]
			if (part.removed && next?.added) compared.push(...replaced(part.value, next.value))
			else if (part.added && parts[at - 1]?.removed) continue
			else compared.push(...part.value.map((line) => lineOf(kindOf(part), line)))
		}
		return withGaps(compared)
	}

	return { words, lines, isCut: () => isCut }
}

/** Compares texts field by field, in this order, those `ofLines` line by line; all of them together within the time of one comparison, or `most` milliseconds where that is less. */
export function compareFields<Field extends string>(
	before: ReadonlyMap<Field, string>,
	after: ReadonlyMap<Field, string>,
	order: readonly Field[],
	ofLines: ReadonlySet<Field>,
	most?: number,
): FieldDifference<Field> {
	const compared = startComparison(most)
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

/** Fields with as many lines of each as a page can show at most, and how many that differ are left out. */
export function boundLines<Field extends string>(
	fields: readonly ComparedField<Field>[],
	most: number,
): ComparedField<Field>[] {
	return fields.map((compared) => {
		if (compared.kind === 'words' || compared.lines.length <= most) return compared
		const rest = compared.lines.slice(most)
		const leftOut = rest.filter(({ kind }) => kind === 'added' || kind === 'removed').length
		return { ...compared, lines: compared.lines.slice(0, most), leftOut }
	})
}

function countWords(fields: readonly ComparedField[]): { added: number; removed: number } {
	const count = { added: 0, removed: 0 }
	for (const compared of fields) {
		const parts =
			compared.kind === 'words'
				? compared.parts
				: compared.lines.flatMap((line) => (line.kind === 'gap' ? [] : line.parts))
		for (const { kind, text } of parts) {
			if (kind !== 'same') count[kind] += text.split(/\s+/).filter(Boolean).length
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
