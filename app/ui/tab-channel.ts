/** Between the tabs of this browser. */
export function tabChannel<News>(name: string) {
	let channel: BroadcastChannel | undefined
	// One for both: what a page says does not come back to it, when it may be old.
	function open() {
		channel ??= new BroadcastChannel(name)
		return channel
	}
	return {
		/** Tells the other tabs. */
		publish(news: News): void {
			open().postMessage(news)
		},
		/** Hears what other tabs publish, in the order of each, until the answer is called. */
		hear(hear: (news: News) => void): () => void {
			const listen = ({ data }: MessageEvent<News>) => hear(data)
			open().addEventListener('message', listen)
			return () => open().removeEventListener('message', listen)
		},
	}
}
