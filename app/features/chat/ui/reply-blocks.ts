import MarkdownIt, { type StateBlock, type Token } from 'markdown-it'
import { reachOfMarkdown } from '../reply-signs'

/** Lists in lists and the like, emphasis and links within each other: deeper ones stay as they were written. */
const DEEPEST = 20
/** Of a table. */
const MOST_CELLS = 5_000
const TASK = /^\[([ xX])\] /

const markdown = new MarkdownIt({ linkify: true, maxNesting: DEEPEST })
// It would take lines away without showing them: footnotes are written like the addresses of links.
markdown.disable('reference')
// Addresses are found where they begin. Looking for them in what is left as well is quadratic.
markdown.core.ruler.disable('linkify')

// Where the nesting ends, the library leaves the lines out.
markdown.block.ruler.before('table', 'too_deep', (state, start, end) =>
	state.level < DEEPEST - 2 ? false : asWritten(state, start, end),
)
// Short rows are filled up with empty cells, so that a few lines make very many.
markdown.block.ruler.before('table', 'too_large', (state, start, end, isSilent) => {
	const columns = columnsOf(state, start)
	if (isSilent || columns === 0 || start + 1 >= end || !/^[\s|:-]+$/.test(lineOf(state, start + 1)))
		return false
	let last = start
	while (last < end && !state.isEmpty(last)) last += 1
	return columns * (last - start) > MOST_CELLS && asWritten(state, start, last)
})

const lineOf = ({ src, bMarks, eMarks }: StateBlock, line: number) => src.slice(bMarks[line], eMarks[line])
const columnsOf = (state: StateBlock, line: number) => lineOf(state, line).split('|').length - 1

/** Lines as a paragraph in which nothing means more than it says. */
function asWritten(state: StateBlock, start: number, end: number): true {
	const opened = state.push('paragraph_open', 'p', 1)
	opened.map = [start, end]
	state.push('text', '', 0).content = state.getLines(start, end, state.blkIndent, false)
	state.push('paragraph_close', 'p', -1)
	state.line = end
	return true
}

markdown.core.ruler.push('tasks', ({ tokens }) => {
	for (const [at, { children, content }] of tokens.entries()) {
		const sign = TASK.exec(content)?.[1]
		const first = children?.at(0)
		if (!sign || first?.type !== 'text' || tokens[at - 2]?.type !== 'list_item_open') continue
		first.content = (sign === ' ' ? '☐ ' : '☑ ') + first.content.replace(TASK, '')
	}
})

export interface ReplyBlocks {
	/** Paragraphs, lists, tables and the like, each as it was written. */
	blocks: string[]
	/** What comes after as much Markdown as is read: it is shown as it was written. */
	rest: string
}

/** Cuts a reply into its blocks. However it is written, the work is bounded by its length. */
export function blocksOf(reply: string): ReplyBlocks {
	const text = reply.replace(/\r\n?/g, '\n')
	const end = reachOfMarkdown(text)
	const read = text.slice(0, end)
	const tokens: Token[] = []
	markdown.block.parse(read, markdown, {}, tokens)
	const lines = read.split('\n')
	const blocks = tokens.flatMap(({ level, nesting, map }) =>
		level === 0 && nesting >= 0 && map ? [lines.slice(...map).join('\n')] : [],
	)
	return { blocks, rest: text.slice(end) }
}

/** What one block says, in the library's tokens: whatever one of them opens, another closes. */
export function tokensOf(block: string): Token[] {
	return markdown.parse(block, {})
}

/** A line that is longer is shown as it comes. */
const LONGEST_LINE = 2_000
const OPEN_LINK = /^\[([^\]]*)(?:\](?:\([^)\s]*)?)?$/

/** What stands around words: as long as the second of a pair has not come, the first is open. */
const SIGNS = [
	{ sign: '**', found: /\*\*/g },
	{ sign: '~~', found: /~~/g },
	{ sign: '*', found: /(?<!\*)\*(?=[^*\s])|(?<=[^*\s])\*(?!\*)/g },
	{ sign: '_', found: /(?<![\p{L}\p{N}_])_(?=[^_\s])|(?<=[^_\s])_(?![\p{L}\p{N}_])/gu },
]

/**
 * The last block of a reply that is still being written, without half a sign in its last line: what has begun is closed
 * where words have come and taken away where none have, and of a link without its address the words stay.
 */
export function withoutOpenSigns(block: string): string {
	const start = block.lastIndexOf('\n') + 1
	const line = block.slice(start)
	if (/^ {0,3}(?:`{3}|~{3})/.test(block) || line.length > LONGEST_LINE) return block
	return block.slice(0, start) + closed(withoutOpenLink(line))
}

function withoutOpenLink(line: string): string {
	const at = line.lastIndexOf('[')
	const words = at < 0 ? null : OPEN_LINK.exec(line.slice(at))?.[1]
	return words == null ? line : line.slice(0, at).replace(/!$/, '') + words
}

function closed(line: string): string {
	const ticks = line.split('`')
	if (ticks.length % 2 === 0) return ticks.at(-1)?.trim() ? `${line}\`` : ticks.slice(0, -1).join('`')
	// Half of a pair that closes.
	const whole = line.replace(/(?<=\*\*[^*]*[^*])\*$/, '')
	const words = whole.replace(/`[^`]*`/g, (code) => 'x'.repeat(code.length))
	const open = SIGNS.flatMap(({ sign, found }) => {
		const places = [...words.matchAll(found)]
		return places.length % 2 === 1 ? [{ sign, at: places.at(-1)?.index ?? 0 }] : []
	}).sort((one, other) => other.at - one.at)
	return open.reduce(
		(said, { sign, at }) => (said.slice(at + sign.length).trim() ? said.trimEnd() + sign : said.slice(0, at)),
		whole,
	)
}
