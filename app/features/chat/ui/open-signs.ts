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
