import { refuse } from '~/core/refuse.server'
import { DOTPROMPT_SIGNS, dotpromptBlanks, isDotprompt } from './dotprompt-blanks.server'
import type { FileText } from './file-text.server'
import { fieldsOf, type ReadColumns } from './locker-columns.server'
import { LONGEST_ENTRY, type RawEntry } from './locker-entry.server'
import { yamlBlocks, yamlPairs } from './yaml.server'

/** VS Code’s `review.prompt.md`, dotprompt’s `review.prompt`, and Markdown with a head of the same kind. */
const ENDING = /(?:\.prompt)?\.(?:md|prompt)$/i
/** VS Code’s own, whose text may ask for something. */
const WITH_INPUTS = /\.prompt\.md$/i
const DOTPROMPT = /\.prompt$/i
const HEAD_BEGINS = /^\s*---[ \t]*\r?\n/
const HEAD_ENDS = /^---[ \t]*$/m
const MOST_LINES = 2_000

/** Whether a file is one prompt by its name. */
export const isPromptFile = (name: string) => ENDING.test(name)

/**
 * The one prompt of a file: its text below a head that may name and describe it; without a name it is called as the file
 * is. What VS Code and dotprompt ask for are blanks. Of YAML the head knows what these tools write there for a person to read: texts and lists of words. Refuses with
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
	const lines = head.split(/\r?\n/, MOST_LINES)
	const told = yamlPairs(lines, 0)
	const fields = fieldsOf(told)
	fields.delete('content')
	const keys = told.map(([key]) => key)
	const content = body.trim()
	const own =
		DOTPROMPT.test(name) && isDotprompt(keys) ? dotpromptBlanks(content, yamlBlocks(lines, 0)) : null
	columns.seeKeys(own?.hasTurned ? keys.filter((key) => key !== 'input') : keys, fields)
	const written = Object.fromEntries([...fields].map(([field, { value }]) => [field, value]))
	const title = fields.get('title')?.value || name.replace(ENDING, '')
	columns.seeText()
	const given = { ...written, title, content }
	if (own) {
		const { blanks, content } = columns.turned(own, DOTPROMPT_SIGNS)
		return { at: 1, fields: { blanks, ...given, content } }
	}
	return { at: 1, fields: WITH_INPUTS.test(name) ? columns.turn(given, 'vs-code') : given }
}

/** A head that does not end is none. */
function parted(text: string): { head: string; body: string } {
	const [begin = ''] = HEAD_BEGINS.exec(text) ?? []
	const below = text.slice(begin.length)
	const end = begin === '' ? null : HEAD_ENDS.exec(below)
	if (!end) return { head: '', body: text }
	return { head: below.slice(0, end.index), body: below.slice(end.index + end[0].length) }
}
