import { refuse } from '~/core/refuse.server'
import type { FileText } from './file-text.server'
import { fieldsOf, type ReadColumns } from './locker-columns.server'
import { LONGEST_ENTRY, type RawEntry } from './locker-entry.server'

/** VS Code’s `review.prompt.md`, dotprompt’s `review.prompt`, and Markdown with a head of the same kind. */
const ENDING = /(?:\.prompt)?\.(?:md|prompt)$/i
const HEAD_BEGINS = /^\s*---[ \t]*\r?\n/
const HEAD_ENDS = /^---[ \t]*$/m
const KEY = /^([\w-]+):(?:[ \t]+(.*))?$/
const BLOCK = /^[|>][+-]?$/
const MOST_LINES = 2_000

/** Whether a file is one prompt by its name. */
export const isPromptFile = (name: string) => ENDING.test(name)

/**
 * The one prompt of a file: its text below a head that may name and describe it; without a name it is called as the file
 * is. Of YAML the head knows what these tools write there for a person to read: texts and lists of words. Refuses with
 * `invalid_input` what is too long.
 */
export function promptFileEntry(name: string, file: FileText, columns: ReadColumns): RawEntry {
	if (file.text.length > LONGEST_ENTRY) {
		throw refuse('invalid_input', undefined, {
			message: 'import_entry_too_long',
			values: { most: LONGEST_ENTRY },
		})
	}
	const { head, body } = parted(file.text)
	const told = readHead(head)
	const fields = fieldsOf(told)
	fields.delete('content')
	columns.see(
		told.map(([key]) => key),
		fields,
	)
	const written = Object.fromEntries([...fields].map(([field, { value }]) => [field, value]))
	const title = fields.get('title')?.value || name.replace(ENDING, '')
	return { at: 1, fields: { ...written, title, content: body.trim() } }
}

/** A head that does not end is none. */
function parted(text: string): { head: string; body: string } {
	const [begin = ''] = HEAD_BEGINS.exec(text) ?? []
	const below = text.slice(begin.length)
	const end = begin === '' ? null : HEAD_ENDS.exec(below)
	if (!end) return { head: '', body: text }
	return { head: below.slice(0, end.index), body: below.slice(end.index + end[0].length) }
}

type Told = [key: string, value: string | string[]]

/** The keys that stand at the margin, each with its text, or the words of its list. */
function readHead(head: string): Told[] {
	const told: { key: string; first: string; rest: string[] }[] = []
	for (const line of head.split(/\r?\n/, MOST_LINES)) {
		const [, key, first = ''] = KEY.exec(line) ?? []
		if (key !== undefined) told.push({ key, first: first.trim(), rest: [] })
		else if (!line.startsWith('#')) told.at(-1)?.rest.push(line.trim())
	}
	return told.map(({ key, first, rest }) => [key, readValue(first, rest)])
}

function readValue(first: string, rest: string[]): string | string[] {
	if (BLOCK.test(first)) return rest.join(first.startsWith('|') ? '\n' : ' ').trim()
	if (/^\[.*\]$/.test(first)) return first.slice(1, -1).split(',').map(scalarOf).filter(Boolean)
	const items = rest.flatMap((line) => (line.startsWith('- ') ? [scalarOf(line.slice(2))] : []))
	if (first === '' && items.length > 0) return items
	return scalarOf([first, ...rest].join(' '))
}

/** A text without its quotation marks, or without the remark behind it. */
function scalarOf(written: string): string {
	const text = written.trim()
	const [, single] = /^'((?:[^']|'')*)'/.exec(text) ?? []
	if (single !== undefined) return single.replaceAll("''", "'")
	const [double] = /^"(?:[^"\\]|\\.)*"/.exec(text) ?? []
	return double === undefined ? text.replace(/(?:^|\s)#.*$/, '').trim() : unescaped(double)
}

/** YAML's escapes are JSON's with some more, which stay as they are written. */
function unescaped(quoted: string): string {
	try {
		return String(JSON.parse(quoted))
	} catch {
		return quoted.slice(1, -1)
	}
}
