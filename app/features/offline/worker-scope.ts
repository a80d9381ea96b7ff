/** TypeScript describes a worker's world or a page's, not both at once: what ours uses of a service worker's. */
export interface WorkerScope {
	addEventListener<Name extends keyof WorkerEvents>(
		name: Name,
		listener: (event: WorkerEvents[Name]) => void,
	): void
	skipWaiting(): Promise<void>
	readonly clients: { claim(): Promise<void> }
}

interface WorkerEvents {
	install: LastingEvent
	activate: LastingEvent
	fetch: FetchEvent
	message: LastingEvent & MessageEvent<unknown>
}

interface LastingEvent {
	/** Keeps the worker alive until the promise settles. */
	waitUntil(promise: Promise<unknown>): void
}

export interface FetchEvent extends LastingEvent {
	readonly request: Request
	respondWith(answer: Response | Promise<Response>): void
}
