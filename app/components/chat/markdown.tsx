import { memo, useMemo } from 'react'
import { withoutOpenSigns } from './open-signs'
import { blocksOf, tokensOf } from './reply-blocks'
import { elementsOf } from './reply-elements'

/**
 * A reply's Markdown: no raw HTML, no pictures from elsewhere, no styles, only links that lead where they say. Each block
 * is rendered by itself, so that of a reply which grows only the last one is rendered anew.
 */
export const ReplyText = memo(function ReplyText({
	text,
	isStreaming,
}: {
	text: string
	isStreaming: boolean
}) {
	const { blocks, rest } = useMemo(() => blocksOf(text), [text])
	const growing = isStreaming && rest === '' ? blocks.length - 1 : -1
	return (
		<>
			{blocks.map((block, at) => {
				const key = `${at}`
				return <Block key={key} text={at === growing ? withoutOpenSigns(block) : block} />
			})}
			{rest ? <Plain text={rest} /> : null}
		</>
	)
})

const Block = memo(function Block({ text }: { text: string }) {
	return elementsOf(tokensOf(text))
})

/** As it was written. */
function Plain({ text }: { text: string }) {
	return <p className="message-plain">{text}</p>
}
