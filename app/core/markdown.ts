/** Signs that mean something inside a line of Markdown (CommonMark 0.31). */
const INLINE = /[\\`*_~|[\]<>]|&(?=#?\w+;)/g
/** What at the beginning of a line would make more of it than text: headings, lists, rules, tables. */
const LINE_START = /^(?:[#+=:-]|\d{1,9}(?=[.)]))/

/** A text as one line of Markdown that shows exactly it, whoever wrote it. */
export function inlineMarkdown(text: string): string {
	return text
		.trim()
		.replace(/\s+/g, ' ')
		.replace(INLINE, '\\$&')
		.replace(LINE_START, (sign) => (/^\d/.test(sign) ? `${sign}\\` : `\\${sign}`))
}

/** A text of several paragraphs as Markdown that shows exactly it: nothing in it becomes a heading, a list or a fence. */
export function proseMarkdown(text: string): string {
	return text
		.split(/\r\n|\r|\n/)
		.map(inlineMarkdown)
		.join('\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim()
}

/** A text to the letter between fences that are longer than any in it, so that it can't end them. */
export function fencedMarkdown(text: string): string {
	const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
	return `${fence}text\n${text.replace(/\r\n?/g, '\n')}\n${fence}`
}

/** A short text to the letter within a line. */
export function codeMarkdown(text: string): string {
	const line = text.replace(/\s+/g, ' ')
	const ticks = '`'.repeat(longestRun(line) + 1)
	const gap = /^`|`$|^ .* $/.test(line) ? ' ' : ''
	return ticks + gap + line + gap + ticks
}

/** A link whose words may be anybody's. The address must be ours: it is not escaped. */
export function linkMarkdown(words: string, address: string): string {
	return `[${inlineMarkdown(words)}](${address})`
}

function longestRun(text: string): number {
	return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0)
}
