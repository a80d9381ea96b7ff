import { refuse } from '~/core/refuse.server'
import { MOST_PROMPTS } from '../locker'
import type { Breathe } from './breather.server'
import type { FileText } from './file-text.server'
import type { BlankNotation } from './foreign-blanks.server'
import { contributorOf, hasSemicolons, notationOf, type ReadColumns } from './locker-columns.server'
import { LONGEST_ENTRY, type RawEntry } from './locker-entry.server'
import { type FileField, fromCell } from './locker-file'

const DELIMITERS = [',', ';', '\t', '|']
/** The head and blank rows count here too. */
const MOST_ROWS = 4 * MOST_PROMPTS
/** More than any table of prompts has. */
const MOST_COLUMNS = 200
const SHOWN = 200
/** By which a spreadsheet is told the sign between the columns; none shows it as a row. */
const SIGN_LINE = /"?sep=[,;\t|]"?(?:\r\n|\n|\r)/iy
const BLANK_ROW = /(?:[^\S\r\n]|[,;|]|"[^\S\r\n]*")*(?:\r\n|\n|\r)/y

/**
 * The rows of a CSV file whose first one that is not blank names the columns, in any order, with any of the usual signs
 * between them. Each has the number that a spreadsheet shows beside it: the head and blank rows are counted, and a row
 * whose cells hold line ends is one. Row by row, because a library would make cells of a whole file before anybody could
 * count them. Refuses with `invalid_input` what is no such file, and what has too many rows or columns.
 */
export async function* csvEntries(
	open: () => FileText,
	breathe: Breathe,
	seen: ReadColumns,
): AsyncGenerator<RawEntry> {
	seen.isTable = true
	const file = open()
	skipSignLine(file)
	const blankAbove = skipBlankRows(file)
	const { delimiter, columns, isSemicolon, notation, contributor } = readHead(file, seen)
	let [at, entries] = [blankAbove + 1, 0]
	while (file.fill()) {
		await breathe()
		const shown = file.text.slice(file.at, file.at + SHOWN)
		const { cells, isOpen, end } = readRow(file.text, file.at, delimiter)
		file.at = end
		at += 1
		const isBlank = !isOpen && cells.every((cell) => cell.trim() === '')
		if (!isBlank) entries += 1
		if (entries > MOST_PROMPTS || at > MOST_ROWS) {
			throw refuse('invalid_input', undefined, { message: 'import_too_many', values: { most: MOST_PROMPTS } })
		}
		if (isOpen) yield { at, problem: 'import_quote_open', field: '', shown }
		else if (!isBlank) {
			const fields = columns.map(([field, column]) => {
				const text = fromCell(cells[column] ?? '')
				return [field, field === 'tags' && (isSemicolon || seen.isChosen) ? withCommas(text) : text]
			})
			const given: { [Field in FileField]?: string } = Object.fromEntries(fields)
			// What we write for prompts.chat names no contributor: its blanks are ours already.
			const isOurs = contributor >= 0 && (cells[contributor] ?? '').trim() === ''
			const turned = notation && !isOurs ? seen.turn(given, notation) : given
			yield { at, fields: seen.titled(turned) }
		}
	}
	if (entries === 0) throw refuse('invalid_input', undefined, { message: 'import_nothing_found' })
}

/**
 * What the first row of a table may name its columns, each with what stands below it, for a file whose names say
 * nothing. None where nothing stands below.
 */
export function csvHead(file: FileText): [name: string, sample: string][] {
	skipSignLine(file)
	skipBlankRows(file)
	const delimiter = likelyDelimiter(file)
	const head = readRow(file.text, file.at, delimiter)
	file.at = head.end
	skipBlankRows(file)
	if (file.at >= file.text.length || head.cells.length > MOST_COLUMNS) return []
	const { cells } = readRow(file.text, file.at, delimiter)
	return head.cells.map((name, column) => [name, fromCell(cells[column] ?? '')])
}

/** What makes of the head and the row below it as many cells, and the most; else the most of the head. */
function likelyDelimiter({ text, at }: FileText): string {
	const tried = DELIMITERS.map((delimiter) => {
		const head = readRow(text, at, delimiter)
		const count = head.cells.length > MOST_COLUMNS ? 0 : head.cells.length
		const isAlike = count > 1 && readRow(text, head.end, delimiter).cells.length === count
		return { delimiter, rank: isAlike ? MOST_COLUMNS + count : count }
	})
	return tried.reduce((best, next) => (next.rank > best.rank ? next : best)).delimiter
}

function skipSignLine(file: FileText): void {
	SIGN_LINE.lastIndex = file.at
	if (SIGN_LINE.test(file.text)) file.at = SIGN_LINE.lastIndex
}

/** Goes on to the first row that is not blank, and says how many were. */
function skipBlankRows(file: FileText): number {
	for (let count = 0; ; count += 1) {
		file.fill()
		BLANK_ROW.lastIndex = file.at
		if (count === MOST_ROWS || !BLANK_ROW.test(file.text)) return count
		file.at = BLANK_ROW.lastIndex
	}
}

/** What stands between the columns, and where each of our fields is: the first column of its name. */
function readHead(
	file: FileText,
	seen: ReadColumns,
): {
	delimiter: string
	columns: (readonly [field: FileField, column: number])[]
	/** Whether semicolons stand between the tags. */
	isSemicolon: boolean
	notation: BlankNotation | null
	/** The column that names who made a prompt; -1 where there is none. */
	contributor: number
} {
	let begin = file.at
	while (file.text[begin] === ' ') begin += 1
	let isTooWide = false
	for (const delimiter of seen.isChosen ? [likelyDelimiter(file)] : DELIMITERS) {
		const { cells, end } = readRow(file.text, begin, delimiter)
		isTooWide ||= cells.length > MOST_COLUMNS
		if (cells.length > MOST_COLUMNS) continue
		const fields = seen.fieldsOf(cells.map((name, column) => [name, column]))
		file.at = end
		if (!fields.has('content') || !(fields.has('title') || seen.isUntitled)) continue
		seen.see(cells, fields)
		const columns = [...fields].map(([field, { value }]) => [field, value] as const)
		return {
			delimiter,
			columns,
			isSemicolon: hasSemicolons(cells),
			notation: notationOf(cells),
			contributor: contributorOf(cells),
		}
	}
	const message = isTooWide ? 'import_too_many_fields' : 'import_columns_missing'
	throw refuse('invalid_input', undefined, { message })
}

/** Tags between semicolons as we write them; without any, commas may stand between them too. */
function withCommas(tags: string): string {
	return tags.includes(';') ? tags.replace(/[\\,]/g, '\\$&').replaceAll(';', ',') : tags
}

interface CsvRow {
	/** Of too many, one more than there may be. */
	cells: string[]
	/** Whether a quotation mark in it is never closed. */
	isOpen: boolean
	/** Where the next row begins. */
	end: number
}

/** The row that begins here. A quoted cell may hold line ends; a quotation mark in it is doubled. */
export function readRow(text: string, from: number, delimiter: string): CsvRow {
	const piece = text.slice(from, from + LONGEST_ENTRY + 1)
	const cells: string[] = []
	let [at, isOpen] = [0, false]
	for (;;) {
		const isQuoted = piece[at] === '"'
		const close = isQuoted ? endOfQuoted(piece, at + 1, delimiter) : -1
		const end = endOfCell(piece, isQuoted ? close : at, delimiter)
		isOpen ||= isQuoted && close === piece.length
		if (cells.length <= MOST_COLUMNS) {
			cells.push(isQuoted ? piece.slice(at + 1, close).replaceAll('""', '"') : piece.slice(at, end))
		}
		at = end + 1
		if (piece[end] !== delimiter) break
	}
	if (at > LONGEST_ENTRY)
		throw refuse('invalid_input', undefined, {
			message: 'import_entry_too_long',
			values: { most: LONGEST_ENTRY },
		})
	const isWindows = piece.startsWith('\r\n', at - 1)
	return { cells, isOpen, end: from + at + (isWindows ? 1 : 0) }
}

function endOfCell(text: string, from: number, delimiter: string): number {
	for (let at = from; at < text.length; at += 1) {
		const sign = text[at]
		if (sign === delimiter || sign === '\n' || sign === '\r') return at
	}
	return text.length
}

/** Where the quotation mark is that closes the cell: the first one that is not doubled and has an end of a cell behind it. */
function endOfQuoted(text: string, from: number, delimiter: string): number {
	for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at)) {
		if (text[at + 1] === '"') at += 2
		else if (isEndOfCell(text, at + 1, delimiter)) return at
		else at += 1
	}
	return text.length
}

/** Whether a cell ends here, but for spaces. */
function isEndOfCell(text: string, from: number, delimiter: string): boolean {
	let at = from
	while (text[at] === ' ') at += 1
	return at === text.length || text[at] === '\n' || text[at] === '\r' || text[at] === delimiter
}
