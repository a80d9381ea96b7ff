/** Between the tabs of this browser. Where there is no such thing nobody is told, and the next page knows. */
export function tabChannel<News>(name: string) {
	return {
		/** Tells the other tabs. */
		publish(news: News): void {
			if (typeof BroadcastChannel === 'undefined') return
			const channel = new BroadcastChannel(name)
			channel.postMessage(news)
			channel.close()
		},
		/** Hears what other tabs publish, until the answer is called. */
		hear(hear: (news: News) => void): () => void {
			if (typeof BroadcastChannel === 'undefined') return () => undefined
			const channel = new BroadcastChannel(name)
			channel.onmessage = ({ data }: MessageEvent<News>) => hear(data)
			return () => channel.close()
		},
	}
}
