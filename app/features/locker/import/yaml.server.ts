/** What stands in a YAML mapping beside a key, as far as these files need it: a text, or the words of a list. */
export type YamlPair = [key: string, value: string | string[]]

const BLOCK = /^([|>])(?:[+-]?\d?|\d[+-])(?:\s+#.*)?$/
const KEY = /^( *)([\w-]+):(?:[ \t]+(.*))?$/s
const IS_LIST = /^\[.*\]$/s
const IN_LIST = /\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,]+)/gs

/** What stands in a mapping beside a key, and in the lines below it, which are indented. */
export interface YamlBlock {
	key: string
	first: string
	rest: string[]
}

/**
 * The keys at this indentation, each with its text, or the words of its list; what stands deeper below a key belongs to it. Of YAML it
 * knows what tools write for people to read: plain, quoted and block texts, lists of words, and remarks.
 */
export function yamlPairs(lines: readonly string[], indent = indentOf(lines)): YamlPair[] {
	return yamlBlocks(lines, indent).flatMap(({ key, first, rest }) => {
		// What a skill says beside its specification.
		if (key === 'metadata' && first === '') return yamlPairs(rest)
		return [[key, readValue(first, rest)]]
	})
}

/** The same with what they say not yet read. */
export function yamlBlocks(lines: readonly string[], indent = indentOf(lines)): YamlBlock[] {
	const told: YamlBlock[] = []
	for (const line of lines) {
		const [, spaces = '', key, first = ''] = KEY.exec(line) ?? []
		if (key !== undefined && spaces.length === indent) told.push({ key, first: first.trim(), rest: [] })
		else if (!line.startsWith('#')) told.at(-1)?.rest.push(line)
	}
	return told
}

/** The lines of each mapping in a list of them. */
export function yamlItems(lines: readonly string[]): string[][] {
	const dash = indentOf(lines)
	const items: string[][] = []
	for (const line of lines) {
		if (line.startsWith('- ', dash)) items.push([line.replace('- ', '  ')])
		else items.at(-1)?.push(line)
	}
	return items
}

const indentOf = (lines: readonly string[]) => lines.find((line) => line.trim() !== '')?.search(/\S/) ?? 0

function readValue(first: string, rest: readonly string[]): string | string[] {
	const [, sign] = BLOCK.exec(first) ?? []
	if (sign) return blockText(rest, sign === '|')
	if (IS_LIST.test(first)) return yamlWords(first)
	const lines = rest.map((line) => line.trim())
	const items = lines.flatMap((line) => (line.startsWith('- ') ? [yamlScalar(line.slice(2))] : []))
	if (first === '' && items.length > 0) return items
	return yamlScalar([first, ...lines].join(' '))
}

/** The words of a list in one line, `[one, "two"]`; none where it is no list. */
export function yamlWords(written: string): string[] {
	const list = written.trim()
	if (!IS_LIST.test(list)) return []
	return (list.slice(1, -1).match(IN_LIST) ?? []).map(yamlScalar).filter(Boolean)
}

/** Lines without their indentation; folded ones are one line until an empty one. */
function blockText(lines: readonly string[], isLiteral: boolean): string {
	const indent = indentOf(lines)
	const own = lines.map((line) => line.slice(Math.min(indent, line.length)))
	const text = isLiteral
		? own.join('\n')
		: own
				.join('\n')
				.replace(/(?<!\n)\n(?!\n|[ \t])/g, ' ')
				.replace(/\n\n/g, '\n')
	return text.replace(/\s+$/, '')
}

/** A text without its quotation marks, or without the remark behind it. */
export function yamlScalar(written: string): string {
	const text = written.trim()
	const [, single] = /^'((?:[^']|'')*)'/.exec(text) ?? []
	if (single !== undefined) return single.replaceAll("''", "'")
	const [double] = /^"(?:[^"\\]|\\.)*"/s.exec(text) ?? []
	return double === undefined ? text.replace(/(?:^|\s)#.*$/s, '').trim() : unescaped(double)
}

/** YAML's escapes are JSON's with some more, which stay as they are written. */
function unescaped(quoted: string): string {
	try {
		return String(JSON.parse(quoted))
	} catch {
		return quoted.slice(1, -1)
	}
}
