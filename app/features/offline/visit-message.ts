import { isLanguage, type Language } from '~/i18n/language'

/** What an open page tells the worker: what is being read, and what of the person's own should be there offline too. */
export interface VisitMessage {
	address: string
	language: Language
	theme: string | null
	belongings: readonly string[]
}

/** What the worker answers: when the copy was made that was shown for this address, or null where it was the page itself. */
interface VisitAnswer {
	copyFrom: number | null
}

/** Null for what is no such message: anything on a page may write to its worker. */
export function readVisitMessage(data: unknown): VisitMessage | null {
	const { address, language, theme, belongings }: Partial<Record<keyof VisitMessage, unknown>> = Object(data)
	if (typeof address !== 'string' || !isLanguage(language) || !Array.isArray(belongings)) return null
	return {
		address,
		language,
		theme: theme === 'light' || theme === 'dark' ? theme : null,
		belongings: belongings.filter((one) => typeof one === 'string'),
	}
}

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
