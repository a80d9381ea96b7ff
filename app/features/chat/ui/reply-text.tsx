import { type ComponentType, lazy, Suspense, useId, useState } from 'react'

interface Reply {
	text: string
	isStreaming: boolean
}

/** What reads Markdown is a fifth of the chat's scripts, and pages come with their replies as they look. */
const ReadText = lazy(async (): Promise<{ default: ComponentType<Reply> }> => {
	try {
		return { default: (await import('./markdown')).ReplyText }
	} catch {
		// Away with the network.
		return { default: AsWritten }
	}
})

/** A reply in its looks. Until what reads it is there, as it came with its page, or else as it was written. */
export function ReplyText({ text, isStreaming }: Reply) {
	const place = useId()
	return (
		<div id={place} className="message-text">
			<Suspense fallback={isStreaming ? <AsWritten text={text} /> : <Unread place={place} text={text} />}>
				<ReadText text={text} isStreaming={isStreaming} />
			</Suspense>
		</div>
	)
}

/** Takes the place of what came with the page, which React removes where anything changes before it has taken it over. */
function Unread({ place, text }: { place: string; text: string }) {
	const [asItCame] = useState(() => copyOf(place))
	if (!asItCame) return <AsWritten text={text} />
	return <div className="message-text" ref={(element) => element?.append(asItCame)} />
}

function copyOf(place: string): DocumentFragment | null {
	const came = typeof document === 'undefined' ? null : document.getElementById(place)
	if (!came) return null
	const copy = document.createDocumentFragment()
	for (const node of came.childNodes) copy.append(node.cloneNode(true))
	return copy
}

function AsWritten({ text }: Pick<Reply, 'text'>) {
	return <p className="message-plain">{text}</p>
}

/** Brings what reads replies before the first one comes. */
export function loadReplyText(): void {
	import('./markdown').catch(() => undefined)
}
