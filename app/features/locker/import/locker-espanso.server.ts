import { refuse } from '~/core/refuse.server'
import { MOST_PROMPTS } from '../locker'
import type { Breathe } from './breather.server'
import type { FileText } from './file-text.server'
import { fieldsOf, type ReadColumns } from './locker-columns.server'
import { LONGEST_ENTRY, type RawEntry } from './locker-entry.server'
import { type YamlPair, yamlPairs } from './yaml.server'

/** Whether a file is one of Espanso's by its name. */
export const isYamlFile = (name: string) => /\.ya?ml$/i.test(name)

const LIST = /^matches:\s*(?:#.*)?$/
const ITEM = /^( *)- (.*)$/s
const AT_MARGIN = /^[^\s#-]/

/**
 * The matches of an Espanso file: what each is labelled, or else what calls it, is its title, and its search terms are tags. Refuses with
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
		yield { at, fields: ours(yamlPairs(lines, indent), columns) }
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

const textOf = (value: YamlPair[1]) => (typeof value === 'string' ? value : (value[0] ?? ''))

function ours(pairs: readonly YamlPair[], columns: ReadColumns): unknown {
	const told = new Map(pairs)
	const title = ['label', 'trigger', 'triggers'].find((key) => told.has(key))
	const content = ['replace', 'markdown', 'form'].find((key) => told.has(key))
	const form = content === 'form' ? textOf(told.get('form') ?? '') : undefined
	const named: [string, YamlPair[1]][] = pairs.flatMap(([key, value]): [string, YamlPair[1]][] => {
		if (key === title) return [['title', textOf(value)]]
		// What a form asks for stands there between two brackets.
		if (key === content) return [['content', form?.replace(/\[\[([^[\]\n]+)\]\]/g, '[$1]') ?? textOf(value)]]
		return key === 'search_terms' ? [['tags', value]] : []
	})
	const fields = fieldsOf<YamlPair[1]>(named)
	const names = new Map([
		['title', title],
		['content', content],
		['tags', 'search_terms'],
	])
	columns.see(
		pairs.map(([key]) => key),
		new Map([...fields].map(([field]) => [field, { name: names.get(field) ?? field }])),
	)
	const given = Object.fromEntries([...fields].map(([field, { value }]) => [field, value]))
	return { title: '', content: '', ...given }
}
