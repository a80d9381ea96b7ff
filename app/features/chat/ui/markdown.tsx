import '../words/load'
import { memo, type ReactNode, useMemo } from 'react'
import { blocksOf, type ReplyBlocks, tokensOf, withoutOpenSigns } from './reply-blocks'
import { elementsOf } from './reply-elements'

/**
 * A reply's Markdown: no raw HTML, no pictures from elsewhere, no styles, only links that lead where they say. Each block
 * is rendered by itself, so that of a reply which grows only the last one is rendered anew. What can't be read, whatever
 * the reason, is shown as it was written: a stored text must not take its page away, on the server or in a browser.
 */
export const ReplyText = memo(function ReplyText({
	text,
	isStreaming,
	cut = blocksOf,
	read = readBlock,
}: {
	text: string
	isStreaming: boolean
	cut?: (reply: string) => ReplyBlocks
	read?: (block: string) => ReactNode
}) {
	const { blocks, rest } = useMemo(() => {
		try {
			return cut(text)
		} catch {
			return { blocks: [], rest: text }
		}
	}, [text, cut])
	const growing = isStreaming && rest === '' ? blocks.length - 1 : -1
	return (
		<>
			{blocks.map((block, at) => {
				const key = `${at}`
				return <Block key={key} text={block} isGrowing={at === growing} read={read} />
			})}
			{rest ? <Plain text={rest} /> : null}
		</>
	)
})

const readBlock = (block: string): ReactNode => elementsOf(tokensOf(block))

const Block = memo(function Block({
	text,
	isGrowing,
	read,
}: {
	text: string
	isGrowing: boolean
	read: (block: string) => ReactNode
}) {
	try {
		return read(isGrowing ? withoutOpenSigns(text) : text)
	} catch {
		return <Plain text={text} />
	}
})

/** As it was written. */
function Plain({ text }: { text: string }) {
	return <p className="message-plain">{text}</p>
}
