import { refuse } from '~/core/refuse.server'
import { slugOf } from '~/core/slug'
import { LOCKER_LENGTHS, MOST_PROMPTS, MOST_SAVED_TAGS } from '../locker'
import type { Breathe } from './breather.server'
import { espansoBlanks } from './espanso-blanks.server'
import type { FileText } from './file-text.server'
import type { ReadColumns } from './locker-columns.server'
import { LONGEST_ENTRY, type RawEntry } from './locker-entry.server'
import { type FileField, splitTags } from './locker-file'
import { type YamlPair, yamlBlocks, yamlPairs } from './yaml.server'

/** Whether a file is one of Espanso's by its name. */
export const isYamlFile = (name: string) => /\.ya?ml$/i.test(name)

const LIST = /^matches:\s*(?:#.*)?$/
const ITEM = /^( *)- (.*)$/s
const CALLS = ['trigger', 'triggers']
/** Where the cursor would stand. */
const CURSOR = '$|$'
const FORM_SIGNS = '{{form1.…}} / [[…]]'
const AT_MARGIN = /^[^\s#-]/

/**
 * The matches of an Espanso file: what each is labelled, or else what calls it, is its title; its search terms, and what calls it beside a label, are tags; what it asks for are blanks. Refuses with
 * `invalid_input` what is no such file, and what has too many, or too much in one.
 */
export async function* espansoEntries(
	open: () => FileText,
	breathe: Breathe,
	columns: ReadColumns,
): AsyncGenerator<RawEntry> {
	let at = 0
	for await (const { lines, indent } of matchesOf(open(), breathe)) {
		at += 1
		if (at > MOST_PROMPTS) {
			throw refuse('invalid_input', undefined, { message: 'import_too_many', values: { most: MOST_PROMPTS } })
		}
		yield { at, fields: ours(lines, indent, columns) }
	}
	if (at === 0) throw refuse('invalid_input', undefined, { message: 'import_yaml_nothing' })
}

interface Match {
	lines: string[]
	indent: number
}

/** Each item of the list `matches`, its lines as those of a mapping. */
async function* matchesOf(file: FileText, breathe: Breathe): AsyncGenerator<Match> {
	let isInList = false
	let match: (Match & { dash: number; length: number }) | null = null
	for (const line of linesOf(file)) {
		await breathe()
		if (AT_MARGIN.test(line)) {
			if (match) yield match
			match = null
			isInList = LIST.test(line)
		}
		if (!isInList) continue
		const [, spaces = '', first = ''] = ITEM.exec(line) ?? []
		const isItem = ITEM.test(line) && (match === null || spaces.length === match.dash)
		if (isItem) {
			if (match) yield match
			const indent: number = spaces.length + 2 + first.search(/\S|$/)
			match = { lines: [' '.repeat(spaces.length + 2) + first], indent, dash: spaces.length, length: 0 }
		} else if (match) {
			match.length += line.length
			if (match.length > LONGEST_ENTRY) throw tooLong()
			match.lines.push(line)
		}
	}
	if (match) yield match
}

function* linesOf(file: FileText): Generator<string> {
	while (file.fill()) {
		const end = file.text.indexOf('\n', file.at)
		const line = file.text.slice(file.at, end === -1 ? undefined : end)
		if (line.length > LONGEST_ENTRY) throw tooLong()
		file.at += line.length + 1
		yield line.endsWith('\r') ? line.slice(0, -1) : line
	}
}

function tooLong() {
	return refuse('invalid_input', undefined, {
		message: 'import_entry_too_long',
		values: { most: LONGEST_ENTRY },
	})
}

const textOf = (value: YamlPair[1] = '') => (typeof value === 'string' ? value : (value[0] ?? ''))
const listOf = (value: YamlPair[1] = []) => (typeof value === 'string' ? [value] : value)

function ours(lines: readonly string[], indent: number, columns: ReadColumns): unknown {
	const pairs = yamlPairs(lines, indent)
	const told = new Map(pairs)
	const title = ['label', 'trigger', 'triggers'].find((key) => told.has(key))
	const content = ['replace', 'markdown', 'form'].find((key) => told.has(key))
	const terms = told.get('search_terms') ?? []
	const words = typeof terms === 'string' ? splitTags(terms) : terms
	const calls = title === 'label' ? callsOf(told, words.length) : []
	const names: [FileField, { name: string }][] = [
		...(title ? [['title', { name: title }] as const] : []),
		...(content ? [['content', { name: content }] as const] : []),
		...['search_terms', ...(calls.length > 0 ? CALLS : [])].map((name) => ['tags', { name }] as const),
	].map(([field, name]) => [field, name])
	columns.seeKeys(
		// What a form tells of its fields comes with its blanks.
		pairs.map(([key]) => key).filter((key) => content !== 'form' || key !== 'form_fields'),
		names,
	)
	const text = textOf(told.get(content ?? '')).replaceAll(CURSOR, '')
	const own = columns.turned(espansoBlanks(text, content === 'form', yamlBlocks(lines, indent)), FORM_SIGNS)
	return {
		title: textOf(told.get(title ?? '')),
		content: own.content,
		blanks: own.blanks,
		tags: [...words, ...calls],
	}
}

/** What calls a match is a word to find it by, unless it only says the label again, as our own files do. */
function callsOf(told: ReadonlyMap<string, YamlPair[1]>, words: number): string[] {
	const label = slugOf(textOf(told.get('label'))) || 'prompt'
	const isOwn = (call: string) => call.replace(/-\d+$/, '') === `:${label}` || call === `:${label}`
	return CALLS.flatMap((key) => listOf(told.get(key)))
		.filter((call) => call.length <= LOCKER_LENGTHS.tag && !isOwn(call))
		.slice(0, Math.max(0, MOST_SAVED_TAGS - words))
}
