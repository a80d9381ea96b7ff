import type { VisitAnswer, VisitMessage } from './visit-message'

const ADDRESS = '/service-worker.js'

let registering: Promise<ServiceWorkerRegistration> | undefined

/** Whether pages of this browser are answered by our worker. */
export function isWorkerThere(): boolean {
	return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/** Tells the worker what is being read, and starts it first where there is none. Without an answer it stays pending. */
export async function postToWorker(visit: VisitMessage): Promise<VisitAnswer> {
	registering ??= register()
	const { active } = await registering
	const { port1: ours, port2: theirs } = new MessageChannel()
	const answer = new Promise<VisitAnswer>((resolve) => {
		ours.onmessage = ({ data }: MessageEvent<VisitAnswer>) => resolve(data)
	})
	active?.postMessage(visit, [theirs])
	return answer
}

async function register(): Promise<ServiceWorkerRegistration> {
	// A browser that forbids it stays as it was.
	await navigator.serviceWorker.register(ADDRESS, { updateViaCache: 'none' }).catch(() => undefined)
	return navigator.serviceWorker.ready
}
