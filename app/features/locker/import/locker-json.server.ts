import { refuse } from '~/core/refuse.server'
import { MOST_PROMPTS } from '../locker'
import type { Breathe } from './breather.server'
import type { FileText } from './file-text.server'
import { isSnippet, notationOf, type ReadColumns } from './locker-columns.server'
import { LONGEST_ENTRY, type RawEntry } from './locker-entry.server'
import { OWN_ID } from './locker-file'

/** Commas and brackets in one entry: far more than a prompt with all its tags has. */
const MOST_SIGNS = 10_000
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])
const LIST = /\s*\[/y
const OBJECT = /\s*\{/y
const PROMPTS = /\s*"prompts"\s*:\s*\[/y
const END_OF_LIST = /\s*\]/y
const END = /\s*$/y

/**
 * The entries of a JSON file: a bare list, or the list `prompts` of an object. They are counted before any is made into
 * objects, and come one by one, because a few million of them in a small file would take all memory. Refuses with
 * `invalid_input` what is no such file, what has too many entries, or too much in one, and, at its end, one whose keys
 * say nothing in any entry.
 */
export async function* jsonEntries(
	open: () => FileText,
	breathe: Breathe,
	columns: ReadColumns,
): AsyncGenerator<RawEntry> {
	let count = 0
	for await (const _ of entryTexts(open(), breathe)) {
		count += 1
		if (count > MOST_PROMPTS)
			throw refuse('invalid_input', undefined, { message: 'import_too_many', values: { most: MOST_PROMPTS } })
	}
	if (count === 0) throw refuse('invalid_input', undefined, { message: 'import_nothing_found' })
	let at = 0
	for await (const text of entryTexts(open(), breathe)) {
		at += 1
		yield { at, fields: ours(parsed(text), columns) }
	}
	if (columns.isUnknown) throw refuse('invalid_input', undefined, { message: 'import_columns_missing' })
}

/** Enough to meet every key that a list's entries have. */
const LOOKED_INTO = 20

/** The keys of the first entries of such a list, each with what stands first in it; none where these are no objects. */
export async function jsonHead(file: FileText, breathe: Breathe): Promise<[name: string, sample: string][]> {
	const samples = new Map<string, string>()
	let count = 0
	for await (const text of entryTexts(file, breathe)) {
		const entry = parsed(text)
		if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) continue
		for (const [name, value] of Object.entries(entry)) {
			if (!samples.get(name)) samples.set(name, typeof value === 'string' ? value : '')
		}
		count += 1
		if (count === LOOKED_INTO) break
	}
	return [...samples]
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		throw unreadable()
	}
}

/** The fields by our names; what is no object stays what it is. */
function ours(entry: unknown, columns: ReadColumns): unknown {
	if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry
	const fields = columns.fieldsOf<unknown>(Object.entries(entry))
	columns.see(Object.keys(entry), fields)
	const given = columns.titled(Object.fromEntries([...fields].map(([field, { value }]) => [field, value])))
	const names = Object.keys(entry)
	const notation = isOwnEntry(entry) ? null : isSnippet(names) ? 'raycast' : notationOf(names)
	return notation ? columns.turn(given, notation) : given
}

/** What we write for another tool ourselves: its blanks are ours already. */
function isOwnEntry(entry: object): boolean {
	return 'id' in entry && typeof entry.id === 'string' && entry.id.startsWith(OWN_ID)
}

/** The text of each entry. */
async function* entryTexts(file: FileText, breathe: Breathe): AsyncGenerator<string> {
	const isObject = skip(OBJECT, file)
	if (isObject ? !(await findList(file, breathe)) : !skip(LIST, file)) throw unreadable()
	for (let isOver = skip(END_OF_LIST, file); !isOver; ) {
		await breathe()
		const [text, sign] = takeValue(file, MOST_SIGNS)
		yield text
		isOver = sign === ']'
		if (!isOver && sign !== ',') throw unreadable()
	}
	if (isObject) await skipMembers(file, breathe)
	file.fill()
	if (!skip(END, file)) throw unreadable()
}

/** Goes on to where the list `prompts` of an object begins; false where it has none. */
async function findList(file: FileText, breathe: Breathe): Promise<boolean> {
	while (!skip(PROMPTS, file)) {
		await breathe()
		const [, sign] = takeValue(file)
		if (sign !== ',') return false
		file.fill()
	}
	return true
}

/** Goes on to where the object ends: other members may follow the list. */
async function skipMembers(file: FileText, breathe: Breathe): Promise<void> {
	for (let sign = ','; sign !== '}'; ) {
		await breathe()
		;[, sign] = takeValue(file)
		if (sign !== ',' && sign !== '}') throw unreadable()
	}
}

/** The next value, and the sign behind it, which is skipped too. */
function takeValue(file: FileText, mostSigns = Infinity): [text: string, sign: string] {
	file.fill()
	const end = endOfValue(file.text, file.at, mostSigns)
	const text = file.text.slice(file.at, end)
	file.at = end + 1
	return [text, file.text[end] ?? '']
}

/** Where the value that begins here ends: at the comma behind it, or at the bracket around it. */
function endOfValue(text: string, from: number, mostSigns: number): number {
	let [depth, signs, isInText] = [0, 0, false]
	for (let at = from; at < text.length; at += 1) {
		const sign = text.charCodeAt(at)
		if (isInText) {
			if (sign === BACKSLASH) at += 1
			else if (sign === QUOTE) isInText = false
		} else if (sign === QUOTE) isInText = true
		else if (OPENING.has(sign)) depth += 1
		else if (depth === 0 && (sign === COMMA || CLOSING.has(sign))) return at
		else if (CLOSING.has(sign)) depth -= 1
		if (!isInText && (sign === COMMA || OPENING.has(sign))) signs += 1
		if (signs > mostSigns) throw refuse('invalid_input', undefined, { message: 'import_too_many_fields' })
		if (at - from > LONGEST_ENTRY)
			throw refuse('invalid_input', undefined, {
				message: 'import_entry_too_long',
				values: { most: LONGEST_ENTRY },
			})
	}
	throw unreadable()
}

/** Skips what a pattern finds here; false where it finds nothing. */
function skip(pattern: RegExp, file: FileText): boolean {
	pattern.lastIndex = file.at
	const isFound = pattern.test(file.text)
	if (isFound) file.at = pattern.lastIndex
	return isFound
}

function unreadable() {
	return refuse('invalid_input', undefined, { message: 'import_unreadable' })
}
