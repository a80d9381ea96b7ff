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
