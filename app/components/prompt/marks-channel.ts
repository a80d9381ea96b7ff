import type { Marks } from '~/domain/marks'

/** A mark that the server has taken, for the person's other tabs. */
export interface Marked {
	kind: keyof Marks
	promptId: string
	isSet: boolean
	/** Whose mark it is: a tab may still show somebody else. */
	userId: string
}

const NAME = 'marks'

/** Tells the other tabs of this browser; what can't is told by their next page. */
export function tellOtherTabs(marked: Marked): void {
	if (typeof BroadcastChannel === 'undefined') return
	const channel = new BroadcastChannel(NAME)
	channel.postMessage(marked)
	channel.close()
}

/** Hears what other tabs marked, until the answer is called. */
export function hearOtherTabs(hear: (marked: Marked) => void): () => void {
	if (typeof BroadcastChannel === 'undefined') return () => undefined
	const channel = new BroadcastChannel(NAME)
	channel.onmessage = ({ data }: MessageEvent<Marked>) => hear(data)
	return () => channel.close()
}
