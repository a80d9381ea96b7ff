import { type ComponentType, lazy, Suspense } from 'react'

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

/** A reply in its looks; as it was written until what reads it is there. */
export function ReplyText({ text, isStreaming }: Reply) {
	return (
		<Suspense fallback={<AsWritten text={text} />}>
			<ReadText text={text} isStreaming={isStreaming} />
		</Suspense>
	)
}

function AsWritten({ text }: Pick<Reply, 'text'>) {
	return <p className="message-plain">{text}</p>
}

/** Brings what reads replies before the first one comes. */
export function loadReplyText(): void {
	import('./markdown').catch(() => undefined)
}
